# Español de Latinoamérica: lo que allí se dice de otra manera. Lo demás, como en es.

join-code-about = Lo muestra tu docente. Da igual si usas mayúsculas, espacios o guiones.
join-names-about = { $people ->
    [one] Escribe tu nombre y toca «¡A jugar!».
   *[other] Escriban sus nombres y toquen «¡A jugar!».
}
join-pick-about = { $people ->
    [one] Toca tu nombre y empieza.
   *[other] Toquen sus { $people } nombres y empiecen.
}
join-name-missing = { $people ->
    [one] Di quién juega: falta tu nombre.
   *[other] Digan quién juega: hacen falta { $people } nombres.
}
join-again-about = Tu docente verá que la juegas otra vez.
locked-new = Tu docente eligió una partida. Acábala primero.
locked-settings = Tu docente bloqueó los ajustes de esta partida.
my-result-show = Mostrar mi resultado
my-result-about = Muéstraselo a la tableta de tu docente. Su cámara lo lee.
my-result-so-far = Esto muestra hasta dónde llegaste. Después, sigue jugando.
class-added = { $count ->
    [one] Se añadió un resultado.
   *[other] Se añadieron { $count } resultados.
}
class-full = En una clase caben { $most } resultados, y esta tendría más. No se añadió nada. Empiece otra clase.
class-column = { $column ->
    [change] Cambiar
    [group] Grupo
    [listed] Grupo en la lista
    [comparable] Puntos comparables con el grupo
    [arrival] Orden de llegada
    [unfinished] Tiradas hasta ahora (sin acabar)
    [missing] Falta
    [name] Nombre
    [score] Puntos
    [won] Ganó
    [right] Bien a la primera
    [moves] Jugadas
    [hints] Pistas
    [throws] Deshechas
    [again] Intento
    [game] Juego
    [date] Fecha
    [wrong] Lo que costó
    [code] Código de clase
    [solved] Resueltos
    [puzzles] Acertijos
    [answers] Respuestas mostradas
    [late] Más de sesenta segundos
   *[compare] Comparar
}
class-removed = Se quitó el resultado.
class-result-added = Se añadió el resultado
compare-same = Los dos jugaron exactamente igual.
compare-even = Mismos dados, otras jugadas: nadie ganó más en esta tirada.
compare-over = La partida ya acabó.
refused-result_not_sealed = Esto es una partida, no su resultado. Después de la partida hay que tocar «Mostrar mi resultado».
refused-result_altered = Alguien cambió este resultado. Pídalo otra vez.
class-throws-more-about = Nadie jugó estas tiradas. Rollbook sorteó { $throws } al azar. Con otro sorteo saldrá algo distinto.
pin-what = Con un PIN, una tableta que abrió su enlace solo juega su partida hasta el final. El PIN la abre antes. Mantiene a los alumnos en la partida; no detiene a quien sabe programar ni a quien borra los datos del navegador. Entonces la partida se pierde, y usted lo ve.
join-puzzles-again-about = Tu docente puede ver quién los resuelve dos veces.
locked-puzzles = Tu docente eligió unos acertijos. Resuélvelos primero.
problem-puzzles-elsewhere = Otra pestaña siguió con estos acertijos. Recarga esta página.

puzzle-wrong = Todavía no. Inténtalo de nuevo o toma una pista.
puzzle-end = Resolviste { $right } de { $last }.

reader-lines = Lo que se leyó

knaster-look = { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $state ->
    [waiting] aún no ha jugado
    [done] ya jugó
   *[resting] ver esta hoja
}
refused-knaster-done = Ya jugaste. Espera a los demás.

knockout-ended-no_move = Cada uno tuvo { $rolls } tiradas seguidas sin poder jugar.
    .brief = Nadie podía jugar.

knaster-own_completed = { $name } llenó una línea.
refused-knaster-own_circles = { $result }: haz { $circles ->
    [one] un círculo
   *[other] { $circles } círculos
}. Hiciste { $drawn }.
knaster-lesson-wrong = Sacaste un 7. Prueba este 5 y mira qué pasa.

refused-knockout-own_total = { $dice } son { $total }. Elegiste { $made }. Busca números que sumen { $total }. ¿Nada sirve? Toca «Pasar».
knockout-lesson-third = Expulsó tu canica del 3: estaba sola. ¡Tira!

roll_it-lesson-luck = Con un 2 se pierde el turno: el robot pasó. Tira.

roll_out-lesson-wrong = Sacaste 3 y 4. Prueba con el 5 y mira qué pasa.

refused-lowdown-written_already = Llenaste una casilla. Tacha una línea, o toca «No tachar nada».

roll_out-stopped = { $count ->
    [0] { $name } para.
    [one] { $name } para: { $numbers } está a salvo.
   *[other] { $name } para: { $numbers } están a salvo.
}
    .short = { $count ->
    [0] { $name } paró.
   *[other] { $name } paró. A salvo: { $numbers }
}
    .do = Para.
roll_out-ended-cleared = La última ficha dejó la fila.

rules-knaster-round =
    Tira primero el más joven.
    1. Tira los dos dados y súmalos. Todos juegan ese número.
    2. Escríbelo en una casilla vacía de tu hoja.
    3. O rodéalo, si ya está en tu hoja sin círculo. Tienes que hacer una de las dos cosas.
    4. Cuando todos terminan, los dados pasan a la izquierda.
    Todos escriben al mismo tiempo.
    .heading = Una ronda
rules-knaster-picture-line = 5 5 5 7 7 es un full. Ada tiene que rodear aquí justo 2 números. Ya eligió uno.

rules-knockout-picture-choose = Ada tiene 3 + 6 + 6 = 15. Eligió 1, 3 y 5. Le faltan 6, y el 6 vale.
rules-knockout-end =
    • ¿No puedes formar tu total con números abiertos? Entonces pasas.
    • ¿Puedes jugar? Entonces tienes que hacerlo.
    La partida puede terminar de dos maneras:
    • Alguien tiene las capturas que hacen falta. En un turno se puede conseguir más de una.
    • Todos pasaron dos veces seguidas.
    Si todos pasaron, gana quien tiene más capturas. ¿Empate? Gana quien tiene más canicas en el anillo. Un número capturado tiene dos. ¿Sigue el empate? La victoria se comparte.
    .heading = Pasar, y el final
rules-knockout-picture-faces = Caras, dos dados: Ada tiene 2 y 5. Puede usar los dos, o solo el 7. Empezó con el 2.

rules-lowdown-picture-choose = Ada tomó el 2 y el rojo. Las casillas con línea discontinua admiten el rojo.
rules-lowdown-picture-others = Ada escribió 2 con rojo. Estos dos se apartan. El cubilete está levantado: un 3 y el verde. Ben toma el 3 y el azul.
rules-lowdown-picture-peek = Ada miró: un 3 y el verde. Solo esos dos son suyos ahora.
rules-lowdown-end =
    ¿Alguien llenó dos cuadrículas? Este turno es el último. Todos lo terminan.
    1. Suma todos los números sin tachar.
    2. Suma 6 por cada casilla negra. Una casilla vacía no cuesta nada.
    Gana quien tiene menos puntos. Si hay empate, la victoria es compartida.
    .heading = El final

rules-roll_it-picture-seven = Ben sacó 3 + 4. Es un 7. Puede elegir entre los 31 números libres.

rules-roll_out-decide =
    Usaste los dos dados. Ahora elige:
    • Parar: tus fichas del centro quedan a salvo. Salen para siempre. Le toca al rival. También puedes parar con el centro vacío.
    • Seguir tirando, las veces que quieras. Puedes llevar más al centro. Pero si una tirada no sirve, vuelven todas delante de ti.
    .heading = ¿Parar o seguir tirando?
rules-roll_out-picture-decide = Ada tiene el 5 en el centro. Le dio la vuelta al 2 de Ben. Puede parar con el 5, o seguir tirando.
rules-roll_out-picture-stopped = Siguió y llevó al centro el 4 y el 6. Luego paró: 3 fichas están a salvo.
rules-roll_out-end =
    Cuando tu última ficha llega al centro, ganaste. No hace falta parar antes.
    .heading = El final

robot-failed-died = El Python del robot falló. Inténtalo de nuevo: empieza de cero.
robot-failed-ended = El robot se paró.
robot-failed-not_started = El Python del robot no pudo empezar. Recarga la página. ({ $reason })
robot-failed-slow = { $line ->
    [0] El robot tardó más de { $seconds } segundos. ¿Hay un bucle que no acaba?
   *[other] Línea { $line }: tras { $seconds } segundos, el robot seguía aquí. ¿Acaba este bucle?
}
robot-failed-forged = El robot dijo algo que nadie le había pedido. Solo tiene que devolver una jugada.
lab-called-off = La serie se paró.
problem-part-missing = Esta parte de Rollbook no se cargó. Inténtalo de nuevo.
lab-overtook = Otra ventana también cambió este robot. Ese código está en «Versiones anteriores».
lab-followed = Este robot se cambió en otra ventana. Ves el código más nuevo.
lab-replaced = Otra ventana sustituyó este código. El tuyo está en «Versiones anteriores».
lab-chose = Eligió { $move } en { $ms } ms.
lab-output = Lo que escribió
lab-wins = Tu robot ganó { $percent } de cada 100 partidas contra { $against } (probablemente entre { $low } y { $high }).
lab-failures = { $count ->
    [one] Perdió una partida porque su código falló.
   *[other] Perdió { $count } partidas porque su código falló.
}
lab-trust-about = Lo escribió otra persona. No puede llegar a tus partidas, a la página ni a internet.
lab-output-cut = Escribió más de lo que cabe. Falta el resto.
lab-watch-chose = { $name } eligió { $move } en { $ms } ms.
lab-watch-played = { $name } jugó { $move }.
lab-lesson-wins = Ganó { $percent } de cada 100 partidas.
lab-hand-in-about = { $count ->
    [0] Tu profesor recibe tu robot.
    [one] Tu profesor recibe tu robot y ve que superaste una lección.
   *[other] Tu profesor recibe tu robot y ve que superaste { $count } lecciones.
}

platform-refused = Tu plataforma educativa no aceptó el resultado. Guárdalo en un archivo.
frame-file-heading = ¿Llegó el archivo?

problem-went-on = La partida siguió mientras tanto. No se deshizo nada. Mira el tablero e inténtalo de nuevo.
imported = { $count ->
    [one] Se añadió una partida: { $name }.
   *[other] Se añadieron { $count } partidas.
}
import-more = { $count ->
    [one] Otra más no se pudo leer.
   *[other] Otras { $count } no se pudieron leer.
}
problem-file-unreadable = Este archivo no se pudo abrir. Elígelo otra vez, o elige otro.
problem-storage-unchanged = No cambió nada, porque el navegador no pudo hacerlo. Inténtalo de nuevo.
storage-failed = { $what ->
    [robots] Este robot no se pudo guardar ahora. Sigue escribiendo y deja esta página abierta. Rollbook lo intenta otra vez por sí solo.
    [classes] El último cambio no se pudo guardar ahora. Deje esta página abierta. Rollbook lo intenta otra vez por sí solo.
   *[matches] Esta partida no se pudo guardar ahora. Sigue jugando y deja esta página abierta. Rollbook lo intenta otra vez por sí solo.
}
storage-cleared = El navegador borró las partidas guardadas aquí. La partida de la mesa está guardada de nuevo. Guarda las partidas en archivos de vez en cuando.
conflict-followed = Esta partida siguió en otra ventana. La ves como está allí ahora.
problem-other-match = Rollbook se confundió con esta partida. No guardó el último paso. Abre la partida otra vez.
everything-back = { $count ->
    [one] Se recuperó 1 elemento del archivo.
   *[other] Se recuperaron { $count } elementos del archivo.
}

statistics-dice-about = La barra muestra lo que salió. La raya muestra lo que dan de media los dados equilibrados. La franja muestra cuánto suele apartarse el azar. Más o menos una barra de cada veinte acaba fuera.
statistics-unreadable = { $count ->
    [one] Una partida no se pudo leer.
   *[other] { $count } partidas no se pudieron leer.
}
chart-seen = Salió

engine-failed = El juego no pudo empezar. Tus partidas están a salvo. Inténtalo de nuevo o recarga la página.
engine-slow = Rollbook no empezó en un minuto. Tus partidas están a salvo. Cierra otras pestañas e inténtalo de nuevo.
engine-again = Rollbook se bloqueó y volvió a empezar. No se perdió nada.
engine-silent = Rollbook no contesta. Tus partidas están a salvo. Inténtalo de nuevo o recarga la página.
match-won = { $count ->
    [one] Ganó { $winners }
   *[other] { $winners } comparten la victoria
}
match-deleted = { $count ->
    [one] Se borró «{ $name }».
   *[other] Se borraron { $count } partidas.
}
conflict-heading = Esta partida siguió en otra ventana
match_over = La partida terminó.
hints-more = Muéstrame buenas jugadas
again-outside = Esta partida no entra en la lista de tu docente.
decided-failed = Rollbook no pudo mirar tus jugadas. Inténtalo de nuevo.
problem-heading = No funcionó
problem-defect = Algo falló en Rollbook mismo. Tus partidas están a salvo. Recarga la página. Si vuelve a pasar, mira en «Acerca de Rollbook». ({ $detail })
problem-damaged-link = Este enlace está dañado: le falta una parte o cambió. Pídelo otra vez.
refused-bad_request = Rollbook no entendió esta petición. Recarga la página.
refused-code_empty = Un código de clase tiene letras y números. Escribe el que muestra tu docente.
refused-not_projected = Los dados de este juego necesitan su tablero. Ábralo en la mesa del docente con «Jugar con el proyector».
refused-puzzles_over = Estos acertijos terminaron. Muestra tu resultado.
refused-match_over = La partida terminó. Empieza otra.
refused-internal_error = Algo falló en Rollbook ({ $error }). No cambió nada. Prueba otra cosa.
refused-others_moved_since = Otros jugaron después. Deshaz antes sus jugadas.

one-file-about =
    Todo Rollbook cabe también en un solo archivo. Llévalo en una memoria USB.
    Ábrelo en una computadora portátil o una Chromebook. En un iPad no funciona.
my-result-no-link = Aquí Rollbook es un archivo y no tiene enlace. Guarda un archivo para tu docente.
my-result-text-about = Copia este texto y dáselo a tu docente.

kept-cleared = El navegador borró lo que Rollbook guardaba en este dispositivo. Quizá se perdieron partidas. Añádelas otra vez desde tus archivos, en «Partidas».
engine-not-started = El juego no pudo empezar. Tus partidas están a salvo.
engine-failed-cleared = El juego no pudo empezar. Recarga la página.
early-lost = La partida ya avanzó. Toca otra vez.
wordless-broken = Una parte de Rollbook no se cargó.
cause-offline = No hay conexión con Rollbook. Revisa la conexión e inténtalo de nuevo.
cause-missing = El servidor no entrega el archivo { $file } ({ $status }). Muéstraselo a quien cuida del servidor.
cause-server = El servidor no puede entregar ahora el archivo { $file } ({ $status }). Inténtalo de nuevo en un minuto.
cause-portal = En lugar del archivo { $file } llegó otra página. Quizá el wifi pide que te identifiques. Hazlo e inténtalo de nuevo.
cause-type = El servidor llama al archivo { $file } «{ $type }», y el navegador lo rechaza. Muéstraselo a quien cuida del servidor.
cause-no-type = El servidor no da ningún tipo al archivo { $file }, y el navegador lo rechaza. Muéstraselo a quien cuida del servidor.
cause-changed = El archivo { $file } está dañado: le falta algo o cambió. Inténtalo de nuevo. Si sigue así, muéstraselo a quien cuida del servidor.
cause-blocked = Algo en este navegador o en este wifi bloquea el archivo { $file }. Desactiva los bloqueadores para esta página e inténtalo de nuevo.
cause-policy = Una norma de seguridad de fuera bloquea una parte de Rollbook. Muéstraselo a quien cuida del servidor o del wifi.
cause-memory = A este dispositivo le queda poca memoria libre. Cierra otras pestañas y aplicaciones e inténtalo de nuevo.

chances-ask = Muéstrame las probabilidades
chances-guess-show = Muéstramelo
chances-guessed = Dijiste: { $guess }
thousand-guessed = Dijiste: { $guess }.
luck-better-dice = { $name } tuvo más suerte con los dados{ $seats ->
    [2] { "" }
   *[other] { " " }que nadie
}.
luck-better-choices = { $name } eligió { $seats ->
    [2] mejor
   *[other] mejor que nadie
}.


board-ways-question = ¿Cuántas maneras hay? Encuéntrenlas todas.
desk-dice-ready = ¿Terminaron todos?
desk-dice-all-ready = Todos terminaron
desk-next-stayed = { $count ->
    [one] 1 elemento cambió mientras tanto y no se borró.
   *[other] { $count } elementos cambiaron mientras tanto y no se borraron.
} Guarde y vacíe otra vez.

desk-knaster-over = La partida terminó. Hay que contar los puntos: los círculos, y los recuadros de las líneas completamente rodeadas.
desk-knaster-steps =
    5: Explicar la hoja: cinco filas, cinco columnas, dos diagonales. Mostrar la tabla de combinaciones.
    3: Dos rondas en común. Cada alumno dice el total antes de escribirlo.
    20: Jugar, y parar después de 15 tiradas. Con una clase, una tirada lleva de 60 a 90 segundos. Antes de cada una se pregunta: «¿Terminaron todos?»
    5: Contar los puntos: uno por círculo, y los recuadros de las líneas completamente rodeadas.
    7: Mirar el diagrama de los totales. Comentar las preguntas de abajo.

task-knockout-ways = Sacaste { $dice } = { $total }. Encuentra todas las maneras de formar { $total } con números abiertos distintos.
    .heading = Todas las maneras
    .hint = Empieza con el número más grande. Busca después lo que falta.
    .ask = ¿Cuántas maneras hay?

desk-lowdown-over = La partida terminó. Hay que sumar lo que no está tachado, y 6 por cada casilla negra. Gana quien tiene menos puntos.

task-roll_it-best = { $player } sacó { $dice } = { $total }. ¿Dónde da la ficha más puntos?
    .heading = La mejor casilla
    .hint = ¿Qué casilla libre completa una línea de tres fichas?
    .option = Cuadrícula { $grid }, casilla { $cell }

task-roll_out-uses = { $player } sacó { $dice }. Escribe todas las maneras de usar esta tirada. { $few ->
    [1] Basta un dado. Los dos dados, o su suma, también valen.
   *[0] Los dos dados, o su suma.
} c5: su 5 al centro. f5: dar la vuelta al 5 del rival. u5: devolver el color a su propio 5 blanco.
    .short = { $player } sacó { $dice }. { $few ->
        [1] Basta un dado. Los dos dados, o su suma, también valen.
       *[0] Los dos dados, o su suma.
    }
    .heading = Todas las maneras
    .hint = Toma primero los dados uno a uno y después su suma.
    .ask = ¿Cuántas maneras hay?
