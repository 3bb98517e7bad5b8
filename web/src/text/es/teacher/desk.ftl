# La mesa del profesor: lo que ofrece. Lo que dice de cada juego está en desk_JUEGO.ftl.

desk-intro = Para la clase: dados para el proyector, planes de clase, ejercicios con soluciones, y todo en papel. Nada sale de este dispositivo si usted no lo entrega.
desk-age = Edad:
desk-time = Duración de la clase:
desk-dice = Dados para el proyector
desk-plan = Plan de clase
desk-tasks = Ejercicios
# As in English
desk-minutes = { $minutes } min

lesson-heading = Lecciones de una clase
lesson-about = Elija un juego y su clase, y muestre el código. Reúna después los resultados.
lesson-give = Dar una partida a mi clase
lesson-game = Juego y ayudas
lesson-names = Nombres y grupos
lesson-change = Cambiar el juego o las ayudas
lesson-which-game = ¿Qué juego?
lesson-class = ¿Qué clase?
lesson-new-class = Una clase nueva
lesson-more = ¿Un robot en la tableta o un código de dados propio?
lesson-help = Formar un grupo de ayuda
lesson-help-about = Para quienes fallaron más de 5 de 30 preguntas la última vez. Quien está en otro grupo sigue en él.
lesson-help-one = { $name } ({ $missed } de { $asked })
lesson-help-made = Fallaron más de { $missed } de { $of } y están ahora en el grupo { $letter }: { $names }.
lesson-help-more = Fallaron más de { $missed } de { $of }: { $names }. Pero todos tienen ya esta ayuda, o no queda ningún grupo libre.
lesson-help-kept = Ya en otro grupo: { $names }.
lesson-help-none = El { $day } nadie falló más de { $missed } de { $of }.
lesson-help-few = Hay muy pocas respuestas para saberlo.

## Las lecciones de una clase, semana a semana

weeks = Semana a semana
weeks-heading = Lecciones, semana a semana
weeks-none = Todavía no hay lecciones. «Dar una partida a mi clase» crea la primera. O añada lecciones desde un archivo.
weeks-nameless = Las lecciones con el mismo nombre de clase van juntas. Esta aún no tiene nombre: póngaselo en «Reunir resultados».
weeks-about = Cada casilla muestra cuántas jugadas salieron bien a la primera, o los puntos si sumaba la página. Falta: está en la lista, pero sin resultado. Toque un nombre para ver la página del alumno.
weeks-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
weeks-unfinished = sin acabar
weeks-missing = falta
weeks-missed-about = Tocar un sitio equivocado también cuenta, no solo una suma mal hecha.
weeks-nothing = No hay ningún intento fallido.
weeks-wrong = Mal: { $dates }
weeks-right = Después, bien a la primera: { $dates }
weeks-times = { $count ->
    [one] { $date }
   *[other] { $date } ({ $count } veces)
}
weeks-sheets = Una página por alumno
weeks-back = Volver a la tabla
weeks-child = ¿Qué alumno?
weeks-all = Todos los alumnos
weeks-from-to = Del { $from } al { $to }
weeks-notes = Notas
weeks-files = En otro dispositivo
weeks-files-about = El archivo contiene los nombres y todos los resultados de estas lecciones. Añádalo en el otro dispositivo. Lo que ya está allí se queda.
weeks-save = Guardar estas lecciones como archivo
weeks-add = Añadir lecciones desde un archivo

## Planes, hojas y tareas

desk-plan-heading = Plan de clase: { $game }
desk-plan-which = ¿Qué plan?
desk-plan-play = Jugar una partida
desk-plan-aim = Objetivos
desk-plan-words = Vocabulario
desk-plan-material = Material necesario
desk-plan-steps = Desarrollo
desk-plan-questions = Preguntas y respuestas
desk-plan-support = Para reforzar
desk-plan-further = Para ampliar
desk-plan-odd = Un número impar de alumnos
desk-plan-odd-text = Una pareja pasa a ser un grupo de tres: el tercero comprueba cada turno. Cambian los papeles después de cada partida.
desk-plan-exit = Pregunta final
desk-plan-exit-give = Pregunta final para mi clase
desk-plan-standard = Relación con el currículo
desk-plan-ahead = Prepara { $codes }

desk-sheet-tally = Hoja de recuento
desk-sheet-sums = Tabla de sumar
desk-sheet-throws = Tabla de tiradas
desk-sheet-scores = Hoja de puntos
# As in English
desk-sheet-total = Total
desk-sheet-prediction = Predicción
desk-sheet-tallies = Marcas
desk-sheet-frequency = Frecuencia
desk-sheet-name = Nombre
desk-sheet-chips = Fichas × { $each }
desk-sheet-tic_tac_toes = Tres en raya × { $each }
desk-sheet-grands = Grandes tres en raya × { $each }
desk-sheet-number = Número
desk-sheet-ways = Todas las maneras, primero el número mayor
desk-sheet-count = ¿Cuántas?
desk-sheet-term = Operación
desk-sheet-tens = Decenas
desk-sheet-ones = Unidades
desk-sheet-worked = Sirvió
desk-sheet-failed = No sirvió

desk-tasks-heading = Ejercicios: { $game }
desk-tasks-kind = ¿Qué ejercicios?
desk-tasks-count = ¿Cuántos?
desk-tasks-answers = ¿Una hoja con las soluciones?
desk-yes-no = { $value ->
    [yes] Sí
   *[no] No
}
desk-tasks-number-about = El mismo número da los mismos ejercicios, en todos los dispositivos.
desk-tasks-other = Otros ejercicios
desk-tasks-note = Hoja { $number }
desk-tasks-answers-to = Soluciones: { $name }

desk-dice-heading = Dados para todos: { $game }
desk-dice-round = Ronda { $round }
desk-dice-ready = ¿Han terminado todos?
desk-dice-all-ready = Todos han terminado
desk-dice-back = Una tirada atrás
desk-dice-new = Partida nueva
desk-dice-new-heading = ¿Empezar una partida nueva?
desk-dice-new-about = Las rondas jugadas hasta ahora ya no se mostrarán.
desk-dice-stay = Seguir con esta
desk-dice-past = Las tiradas hasta ahora
desk-dice-code = Código de los dados { $code }: una partida en una tableta con este código tiene las mismas tiradas.

desk-next-heading = Para la próxima clase
desk-next-here = En esta tableta:
desk-next-matches = { $matches ->
    [0] ninguna partida
    [one] 1 partida
   *[other] { $matches } partidas
}
desk-next-robots = { $robots ->
    [0] ningún robot
    [one] 1 robot
   *[other] { $robots } robots
}
desk-next-classes = { $classes ->
    [0] ninguna lección de clase
    [one] 1 lección de una clase
   *[other] { $classes } lecciones de clases
}
desk-next-lists = { $lists ->
    [one] nombres o acertijos de 1 clase
   *[other] nombres o acertijos de clases: { $lists }
}
desk-next-save = Guardar todo en un archivo
desk-next-clear = Vaciar esta tableta
desk-next-question = ¿Vaciar esta tableta?
desk-next-what = Se borrarán todas las partidas, los robots, los resultados de clase y los nombres de esta tableta. No se puede deshacer. El idioma, los colores y el sonido se quedan.
desk-next-save-and-clear = Guardar y después vaciar
desk-next-only-clear = Vaciar sin guardar
desk-next-done = Esta tableta está lista para la próxima clase.
desk-next-look = ¿Está ahí el archivo?
desk-next-look-about = Busque «{ $file }» entre las descargas. Vacíe esta tableta solo si está ahí.
desk-next-there = El archivo está ahí
desk-next-not-there = No está
desk-next-stayed = { $count ->
    [one] 1 elemento ha cambiado mientras tanto y no se ha borrado.
   *[other] { $count } elementos han cambiado mientras tanto y no se han borrado.
} Guarde y vacíe otra vez.
desk-next-bring-back = Recuperar de un archivo

board = Jugar con el proyector
board-heading = Con el proyector: { $game }
board-who = ¿Quién juega?
board-halves = Media clase contra la otra media
board-teacher = La clase contra quien enseña
board-left = Mitad izquierda
board-right = Mitad derecha
board-class = La clase
board-me = Quien enseña
board-new = Partida nueva
board-ways = ¿Todas las formas?
board-ways-question = ¿Cuántas maneras hay? Encontradlas todas.
board-ways-show = Ver las respuestas
board-ways-places = { $places ->
    [one] { $words } En un lugar.
    [many] { $words } En { $places } lugares.
   *[other] { $words } En { $places } lugares.
}
board-ways-count = { $count ->
    [one] Hay una forma.
    [many] Hay { $count } formas.
   *[other] Hay { $count } formas.
}
board-ways-more = { $count ->
    [one] Una más no está en la lista.
    [many] { $count } más no están en la lista.
   *[other] { $count } más no están en la lista.
}

paper-which = ¿Qué tablero?
paper-all = Todos
desk-tasks-fewer = { $count ->
    [one] En esta hoja solo hay una tarea de este tipo.
    [many] En esta hoja solo hay { $count } tareas distintas de este tipo.
   *[other] En esta hoja solo hay { $count } tareas distintas de este tipo.
}
