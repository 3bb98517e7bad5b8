# Una clase juega la misma partida: su código, los bloqueos y el resultado de cada tableta.

## El código, donde se prepara la partida

class-no-own-robot = Un robot del laboratorio solo juega en esta tableta. Elija a otro jugador.

## La lista del docente

class-full = En una clase caben { $most } resultados, y esta tendría más. No se ha añadido nada. Empiece otra clase.

## Un resultado que llega por enlace

class-part = Imágenes recibidas: { $number } de { $count }
class-part-next = Muestre la imagen siguiente en la otra tableta y léala también. Imágenes que faltan: { $numbers }.

## Lo que Python rechaza

refused-result_without_class = Esta partida empezó sin código de clase. Elija otro resultado.
refused-result_unfinished = Estos acertijos todavía no están terminados. Primero hay que terminarlos.
refused-result_other_class = Este resultado es del código de clase «{ $code }» y no de «{ $expected }». Elija otro resultado.
refused-result_not_sealed = Esto es una partida, no su resultado. Hay que abrir la partida y tocar «Enseñar mi resultado».
refused-result_altered = Alguien ha cambiado este resultado. Pídalo otra vez.
refused-result_not_whole = Este resultado no está completo. Pídalo otra vez.
refused-result_other_match = Esta partida no se preparó como dice su código de clase. Pida una partida nueva.
refused-result_other_dice = La tirada { $number } muestra dados distintos de los del código de clase. Pida una partida nueva.
refused-result_other_puzzles = Estas respuestas no corresponden a los acertijos del código de clase. Pídalos de nuevo.
refused-result_helped = Alguien pidió una pista, pero esta clase juega sin pistas. Pida una partida nueva.
refused-roster_damaged = Esta lista de nombres no está completa. Pídela otra vez.
refused-roster_newer = Esta lista de nombres viene de un Rollbook más nuevo. Conéctate a internet y recarga la página.
refused-roster_name = «{ $name }» no puede ser un nombre aquí. Un nombre tiene de 1 a { $most } caracteres, sin «|».
refused-roster_many = Una lista tiene como máximo { $most } nombres. Quite algunos.
refused-roster_mail = «{ $name }» contiene una dirección de correo. Los nombres viajan en enlaces: quite la dirección.
refused-roster_group = El grupo { $group } no pertenece a esta clase. Elija otro grupo.

## Acertijos que resuelve una clase

for-class-no-link = Lea este código en voz alta. Cada tableta juega por su cuenta.
for-class-puzzles-no-link = Lea este código en voz alta. Cada alumno resuelve los mismos acertijos.
