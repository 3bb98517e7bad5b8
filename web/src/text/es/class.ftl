# Una clase juega la misma partida: su código, los bloqueos, el resultado de cada tableta y la lista del docente.

## El código, donde se prepara la partida

for-class = Para una clase
for-class-about = Cada tableta juega por su cuenta: misma partida, mismos dados.
class-code = Código de clase
for-class-qr = Código QR con el enlace a la partida de esta clase
for-class-hints = Pistas
for-class-chances = Las probabilidades
for-class-settings = Ajustes de la partida
for-class-new = Otras partidas nuevas
for-class-value = { $value ->
    [on] Permitido
   *[off] Bloqueado
}
for-class-title = Rollbook, código de clase { $code }
for-class-collect = Reunir aquí los resultados
for-class-join = Jugar aquí
class-no-own-robot = Un robot del laboratorio solo juega en esta tableta. Elige a otro jugador.

## El código, donde se escribe

join-shelf = Una partida de tu clase
join-code = Código de clase
join-code-about = Lo enseña tu profe. Da igual con mayúsculas, espacios o guiones.
join-code-do = Abrir
join-heading = Tu clase juega
join-names = ¿Quién juega aquí?
join-names-about = Escribe los nombres y toca «¡A jugar!».
join-finished = Ya habéis terminado esta partida.
join-begun = Ya habéis empezado esta partida.
join-go-on = Seguir
join-see-result = Ver el resultado
join-again = Jugarla otra vez
join-again-about = Tu profe verá que la jugáis otra vez.
class-people = { $people ->
    [0] Solo robots
    [one] Una persona en cada tableta
   *[other] { $people } personas en cada tableta
}
class-robots = Contra { $names }
class-work = { $value ->
    [self] Calculas tú
   *[page] Rollbook suma los dados
}
class-lock = { $lock ->
    [hints] Sin pistas
    [chances] Sin probabilidades antes de tirar
    [settings] Los ajustes de la partida están bloqueados
   *[new] Ninguna otra partida antes de acabar esta
}
remark-class = Esta partida es del código de clase { $code }.
remark-again = Es la partida { $number } de este código en esta tableta.

## Lo que está bloqueado

locked-new = Tu profe ha elegido una partida. Acábala primero.
locked-settings = Tu profe ha bloqueado los ajustes de esta partida.

## El resultado de una tableta

my-result-show = Enseñar mi resultado
my-result = Mi resultado
my-result-about = Enséñaselo a la tableta de tu profe. Su cámara lo lee.
my-result-code = Código QR con el resultado de esta partida
my-result-turn = Imagen { $number } de { $count }
my-result-next = Imagen siguiente
my-result-first = Otra vez la primera imagen
my-result-title = Resultado de { $names }

## La lista del docente

class-heading = Resultados de la clase
class-about = Reúna aquí los resultados de una clase. Se quedan en esta tableta.
class-collect = Reunir resultados
class-first = Nueva lista de clase
class-another = Otra clase
class-begin = Código de clase
class-begin-about = El código que juega la clase. Lo da «Para una clase», antes de una partida.
class-begin-do = Empezar
class-begin-with = Empezar esta clase y añadir el resultado
class-choose = Clases en esta tableta
class-add = Añadir resultados
class-add-about = Apunte con la cámara de esta tableta a la imagen de cada tableta y abra el enlace. O elija archivos, arrástrelos aquí o pegue enlaces.
class-paste = Enlaces o resultados para pegar
class-paste-do = Añadir
class-files = Elegir archivos
class-added = { $count ->
    [one] Se ha añadido un resultado.
   *[other] Se han añadido { $count } resultados.
}
class-same = { $count ->
    [one] Un resultado ya está aquí.
   *[other] { $count } resultados ya están aquí.
}
class-none = Todavía no hay resultados.
class-reading = Cada resultado se juega de nuevo…
class-results = { $count ->
    [one] Un resultado
   *[other] { $count } resultados
}
class-unsaved = Este navegador no guarda nada. Los resultados se pierden al cerrar la página. Guárdelos antes como tabla.
class-column = { $column ->
    [name] Nombre
    [score] Puntos
    [won] Ha ganado
    [right] Bien a la primera
    [moves] Jugadas
    [hints] Pistas
    [throws] Deshechas
    [again] Partida número
    [game] Juego
    [code] Código de clase
   *[compare] Comparar
}
class-notes = { $hints ->
    [0] Tiradas deshechas: { $throws }
   *[other] { $throws ->
        [0] Pistas: { $hints }
       *[other] Pistas: { $hints }, tiradas deshechas: { $throws }
    }
}
class-again = Partida { $number } de este código en su tableta
class-same-moves = Las mismas jugadas que { $names }
class-right = { $right } de { $moves }
class-percent = { $number } %
class-figure = { $number }
class-spread = { $row ->
    [min] Mínimo
    [median] Mediana
   *[max] Máximo
}
class-choose-result = Comparar el resultado de { $name }
class-compare = Comparar dos
class-compare-how = { $count ->
    [0] Marque dos resultados para compararlos.
    [1] Elegido: { $names }. Marque uno más.
   *[other] Elegidos: { $names }.
}
class-export-csv = Guardar como tabla (CSV)
class-print = Imprimir
class-rename-class = Ponerle un nombre
class-delete-class = Borrar esta clase
class-rename = ¿Cómo se llama esta clase?
class-name = Nombre de la clase
class-remove-do = Quitar
class-remove = ¿Quitar el resultado de { $name }?
class-remove-about = La tableta que lo envió lo tiene todavía.
class-remove-one = Quitar el resultado de { $name }
class-removed = El resultado se ha quitado.
class-unreadable = una tableta
class-delete = ¿Borrar { $name }?
class-delete-about = { $count ->
    [0] No tiene resultados.
    [one] Su resultado se pierde para siempre.
   *[other] Sus { $count } resultados se pierden para siempre.
}

## Un resultado que llega por enlace

class-result-added = El resultado se ha añadido
class-result-same = Este resultado ya está aquí
class-result-foreign = Esta tableta todavía no reúne resultados de este código de clase
class-to-the-list = A la lista
class-part = La parte { $number } de { $count } está aquí
class-part-next = Muestre la imagen siguiente en la otra tableta y léala también. Todavía falta: { $numbers }.

## Dos resultados, uno al lado del otro

compare-heading = Los mismos dados, otras decisiones
compare-back = Volver a la lista
compare-same = Los dos han jugado exactamente igual.
compare-parting = Tras la tirada { $number } juegan distinto por primera vez.
compare-turn = Tirada
compare-turn-back = Atrás
compare-turn-on = Adelante
compare-to-parting = Donde se separan
compare-where = Tirada { $number } de { $last }: { $same ->
    [yes] los dos deciden igual.
   *[no] deciden distinto.
}
compare-over = La partida ya ha acabado.

## Lo que Python rechaza

refused-too_many_names = Esta partida la juegan { $people } personas, no { $names }.
refused-name_of_robot = «{ $name }» es el nombre de un robot. Elige otro nombre.
refused-result_without_class = Esta partida empezó sin código de clase.
refused-result_unfinished = Esta partida todavía no ha acabado.
refused-result_other_class = Este resultado es del código de clase «{ $code }» y no de «{ $expected }».
refused-result_not_sealed = Esto es una partida y no su resultado. Toca «Enseñar mi resultado» después de la partida.
refused-result_altered = Alguien ha cambiado este resultado.
refused-result_other_match = Esta partida no se preparó como dice su código de clase.
refused-result_other_dice = La tirada { $number } enseña otros dados que los del código de clase.
refused-result_helped = Alguien pidió una pista, pero esta clase juega sin pistas.
