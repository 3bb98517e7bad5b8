# La lista de una clase: resultados, nombres, grupos y PIN.

## El código, donde se prepara la partida

for-class-about = { $dice ->
    [own] Cada tableta juega por su cuenta: misma partida, dados propios.
   *[same] Cada tableta juega por su cuenta: misma partida, mismos dados.
}
for-class-dice = Los dados
for-class-dice-value = { $value ->
    [own] Propios de cada tableta
   *[same] Los mismos en cada tableta
}
for-class-qr = Código QR con el enlace a la partida de esta clase
for-class-hints = Pistas
for-class-chances = Las probabilidades
for-class-settings = Ajustes de la partida
for-class-new = Otras partidas nuevas
for-class-value = { $value ->
    [on] Permitir
   *[off] Bloquear
}
for-class-title = Rollbook, código de clase { $code }
for-class-join = Jugar aquí

## La lista del docente

class-about = Reúna aquí los resultados de una clase. Se quedan en esta tableta.
class-collect = Reunir resultados
class-first = Nueva lista de clase
class-another = Otra lección
class-begin = Código de clase
class-begin-about = El código de la partida que juega la clase. Lo da «Dar una partida a mi clase», en el espacio docente.
class-begin-do = Crear la lista
class-begin-with = Crear la lista y añadir el resultado
class-choose = Lecciones en esta tableta
class-add = Añadir resultados
class-add-about = Lea con la cámara la imagen de cada tableta. O elija archivos, arrástrelos aquí o pegue enlaces.
class-add-about-file = Aquí Rollbook es un archivo y no abre ninguna cámara. Elija archivos, arrástrelos aquí o pegue enlaces.
class-read = Leer con la cámara
class-paste = Pegue aquí enlaces o resultados
class-paste-do = Añadir
class-files = Elegir archivos
class-added = { $count ->
    [one] Se ha añadido un resultado.
   *[other] Se han añadido { $count } resultados.
}
class-added-to = { $count ->
    [one] Un resultado pasó a su lección: { $name }, { $date }.
   *[other] { $count } resultados pasaron a su lección: { $name }, { $date }.
}
class-same = { $count ->
    [one] Un resultado ya está aquí.
   *[other] { $count } resultados ya están aquí.
}
class-older = { $count ->
    [one] Un resultado es anterior al de la lista.
   *[other] { $count } resultados son anteriores a los de la lista.
}
class-none = Todavía no hay resultados.
class-reading = Comprobando los resultados jugada a jugada…
class-results = { $count ->
    [one] Un resultado
   *[other] { $count } resultados
}
class-unsaved = Los últimos cambios aún no están guardados. Se perderán al cerrar la página. Guarde antes los resultados como tabla.
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
    [won] Ha ganado
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
class-notes = { $hints ->
    [0] Tiradas deshechas: { $throws }
   *[other] { $throws ->
        [0] Pistas: { $hints }
       *[other] Pistas: { $hints }, tiradas deshechas: { $throws }
    }
}
class-again = Intento { $number } en su tableta
class-unfinished = { $fewest ->
    [0] Sin acabar: { $rolls ->
        [one] una tirada
       *[other] { $rolls } tiradas
    }
   *[other] Sin acabar: { $rolls } de al menos { $fewest } tiradas
}
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
weeks-open = Todas las lecciones de esta clase
class-delete-class = Borrar esta lección
class-rename = ¿Cómo se llama esta clase?
class-name = Nombre de la clase
class-remove-do = Quitar
class-remove = ¿Quitar el resultado de { $name }?
class-remove-about = La tableta que lo envió lo tiene todavía.
class-remove-one = Quitar el resultado de { $name }
class-removed = Se ha quitado el resultado.
class-unreadable = una tableta
class-delete = ¿Borrar esta lección de «{ $name }»?
class-delete-about = { $count ->
    [0] No tiene resultados.
    [one] Su resultado se perderá para siempre.
   *[other] Sus { $count } resultados se perderán para siempre.
}

## Un resultado que llega por enlace

class-result-added = Se ha añadido el resultado
class-result-same = Este resultado ya está aquí
class-result-older = Ya hay aquí un resultado posterior de esta partida
class-result-foreign = Esta tableta todavía no reúne resultados de este código de clase
class-to-the-list = A la lista

## Dos resultados, uno al lado del otro

compare-heading = { $dice ->
    [own] Dos partidas lado a lado
   *[same] Los mismos dados, otras decisiones
}
compare-back = Volver a la lista
compare-same = Los dos han jugado exactamente igual.
compare-parting = { $here ->
    [yes] Aquí, tras la tirada { $number }, juegan distinto por primera vez.
   *[no] Tras la tirada { $number } juegan distinto por primera vez.
}
compare-turn = Tirada
compare-turn-back = Atrás
compare-turn-on = Adelante
compare-to-parting = Ir a la primera diferencia
compare-where = Tirada { $number } de { $last }: { $same ->
    [yes] los dos deciden igual.
   *[no] deciden distinto.
}
compare-gained = Puntos de esta tirada: { $points }
compare-better = { $by ->
    [one] Mismos dados, otras jugadas: un punto mejor para { $name }.
    [many] Mismos dados, otras jugadas: { $by } puntos mejor para { $name }.
   *[other] Mismos dados, otras jugadas: { $by } puntos mejor para { $name }.
}
compare-even = Mismos dados, otras jugadas: nadie ha ganado más en esta tirada.
compare-over = La partida ya ha acabado.
compare-unfinished = Esta partida todavía no ha llegado hasta aquí.

## All throws of a class

class-throws = Todas las tiradas de la clase
class-throws-about = { $same ->
    [yes] Todos los resultados tienen los mismos dados: sus tiradas cuentan una vez. Para más tiradas, dé un código con dados propios en cada tableta.
   *[no] Las tiradas de todas las tabletas, junto a lo que se espera.
}
class-throws-grow = Mostrar resultado a resultado
class-throws-stop = Parar
class-throws-next = Siguiente resultado
class-throws-where = Resultados: { $number } de { $last }
class-throws-more = ¿Qué saldría con 30 tabletas más?
class-throws-more-heading = Con { $count } tabletas más
class-throws-more-about = Nadie ha jugado estas tiradas. Rollbook ha sorteado { $throws } al azar. Con otro sorteo saldrá algo distinto.
class-throws-again = Sortear otra vez
class-throws-hide = Ocultar las tiradas

## What to teach from

class-missed = Lo que costó
class-missed-about = Quien necesitó un segundo intento cuenta una vez. Tocar un sitio equivocado también cuenta.
class-missed-none = Todas las jugadas fueron correctas a la primera.
class-missed-most = Lo que más se falló
class-missed-by = { $missed ->
    [one] falló { $missed } de { $people }
   *[other] fallaron { $missed } de { $people }
}
class-missed-table = Suma por suma
class-missed-table-about = Cada fila empieza por el número mayor. La columna dice lo que se suma. Cada casilla dice cuántos alumnos fallaron.
class-missed-cell = { $missed } de { $people }
class-missed-children = Alumno por alumno
class-missed-times = { $count ->
    [one] { $question }, una vez
   *[other] { $question }, { $count } veces
}
class-missed-hide = Ocultar lo que costó
# As in English
class-asked_sum = { $sum } = { $total }
class-asked_move = Una jugada sin suma

## Una tableta bloqueada y el PIN del docente

pin-digits = Un PIN tiene de 4 a 12 cifras. Escriba uno.
pin-set = El PIN está puesto. Muestre ahora el código.
pin-removed = El PIN está quitado. Muestre ahora el código.
pin-what = Con un PIN, una tableta que ha abierto su enlace solo juega su partida hasta el final. El PIN la abre antes. Mantiene a los alumnos en la partida; no detiene a quien sabe programar ni a quien borra los datos del navegador. Entonces la partida se pierde, y usted lo ve.
pin-is-set = Un PIN bloquea las tabletas
pin-none = Bloquear las tabletas con un PIN
pin-new = PIN nuevo
pin-set-do = Poner el PIN
pin-remove = Quitar el PIN

## La lista de una clase

roster-heading = { $count ->
    [0] Nombres
    [one] Un nombre
   *[other] { $count } nombres
}
roster-about = Con una lista, los alumnos tocan su nombre y usted ve quién falta. Los nombres viajan en el enlace y en su imagen, y se quedan en cada tableta hasta que se vacía para la clase siguiente: use nombres de pila.
roster-names = Nombres, uno en cada línea
roster-hint = Pegue una lista o columnas de una hoja de cálculo. Los nombres iguales reciben números. Una letra en la última columna es el grupo.
roster-look = Leer los nombres
roster-take = Usar esta lista
roster-back = Volver al texto
roster-found = { $count ->
    [0] Ningún nombre.
    [one] Un nombre.
   *[other] { $count } nombres.
}
roster-found-group = Grupo { $letter }: { $count }.
pasted-title = Se omitió el título: «{ $line }».
pasted-heading = Se omitió la primera línea: «{ $line }».
pasted-column = Se omitió la columna «{ $heading }».
pasted-numbers = Se omitieron los números.
pasted-mail = Se omitieron las direcciones de correo. No deben viajar en enlaces.
pasted-groups = Grupos: { $groups }.
pasted-ungrouped = Se omitieron los grupos. Una clase puede tener { $most } como máximo.
pasted-nameless = { $count ->
    [one] Se omitió una línea sin nombre.
   *[other] Se omitieron { $count } líneas sin nombre.
}
group-wanted = { $count ->
    [one] Un nombre está en el grupo { $letter }. Elija qué hace este grupo de otra manera.
   *[other] { $count } nombres están en el grupo { $letter }. Elija qué hace este grupo de otra manera.
}
class-elsewhere = { $name } está en el grupo { $letter } de su lista.
roster-other = Tomar los nombres de otra clase
roster-change = Cambiar los nombres
roster-group = Grupo { $letter }
roster-groups = Grupos que juegan de otro modo
roster-groups-about = Todos juegan al mismo juego con el mismo código de dados. Un grupo puede tener un nivel más fácil, ayuda o dados reales. La lista dice entonces qué se puede comparar.
roster-share = Mostrar el código
roster-share-about = Cada tableta abre este enlace o lee la imagen una vez.
roster-typed = ¿Sin cámara y sin enlace?
roster-typed-about = Los alumnos escriben este código. No trae nombres, grupos ni PIN.
roster-share-no-link = Rollbook es aquí un archivo y no tiene enlace. Guarde la lista como archivo y ábralo en las tabletas.
group-same = Como la clase
group-new = Un grupo nuevo
group-work = Cálculo
group-add = Añadir el grupo
group-added = El grupo { $letter } está añadido. Muestre ahora el código.
group-remove = Quitar el grupo { $letter }
group-compare = { $points ->
    [yes] Los mismos dados; los puntos se pueden comparar.
   *[no] { $dice ->
        [yes] Los mismos dados; los puntos no se pueden comparar.
       *[no] Otros dados; los puntos no se pueden comparar.
    }
}
class-real-dice = Los alumnos lanzan dados reales
class-name-again = { $name } ({ $number })
class-missing = { $count ->
    [one] Falta:
   *[other] Faltan { $count }:
}
class-order = Por orden de
class-order-by = { $order ->
    [points] Puntos
    [name] Nombre
   *[arrival] Llegada
}
class-groups = Grupos: { $letters }
class-groups-apart = Los puntos de estos grupos no se pueden comparar con los de los demás.
class-group-note = { $same ->
    [yes] Grupo { $letter }: los puntos se pueden comparar
   *[no] Grupo { $letter }
}
class-stranger = No está en la lista: { $names }
class-rename-one = Cambiar el nombre de { $name }
class-rename-heading = Cambiar el nombre en esta lista
class-rename-label = En lugar de { $name }

## Acertijos que resuelve una clase

for-class-puzzles = Cada alumno resuelve los mismos acertijos en una tableta.
for-class-puzzles-qr = Código QR con el enlace a estos acertijos
for-class-puzzles-join = Resolverlos aquí
for-class-puzzles-new = Otra cosa en la tableta
class-solved = { $count ->
    [one] Un acertijo resuelto
    [many] { $count } acertijos resueltos
   *[other] { $count } acertijos resueltos
}
class-puzzles-note = { $what ->
    [hints] Pistas: { $count }
    [shown] Respuestas mostradas: { $count }
   *[late] Más de sesenta segundos: { $count }
}
class-puzzles-again = Intento { $number } en su tableta
class-same-answers = Las mismas respuestas que { $names }
class-puzzle-number = Acertijo { $number }
class-missed-puzzles-about = Un alumno cuenta una vez por un segundo intento, una pista o una respuesta mostrada.
class-missed-puzzles-none = Todos los acertijos salieron a la primera, sin pistas.
group-compare-puzzles = { $points ->
    [yes] Los mismos acertijos; los resultados se pueden comparar.
   *[no] Otros acertijos; los resultados no se pueden comparar.
}

## Donde una clase eligió distinto

class-choices = Donde eligieron distinto
class-choices-where = Posición { $number } de { $last }, tras la tirada { $roll }
class-choices-ways = { $people } alumnos tenían esta posición y estos dados. Opciones distintas: { $ways }.
class-choices-people = { $count ->
    [one] Un alumno
    [many] { $count } alumnos
   *[other] { $count } alumnos
}
class-choices-best = lo mejor
class-choices-none = En la misma posición, todos eligieron lo mismo.
class-choices-hide = Ocultar donde eligieron distinto
