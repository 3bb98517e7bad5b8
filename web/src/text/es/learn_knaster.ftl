knaster-card-time = Desde 8 años · unos 20 minutos
knaster-card-hard = Se aprende en una ronda
knaster-card-learns = Se practica: sumar, combinaciones, azar
knaster-prompt-own_total = Suma los dados. Después toca una casilla vacía, o rodea ese número.
knaster-prompt-own_bonus = Tu línea está llena. ¿Qué combinación es? Toca sus puntos y haz sus círculos.
knaster-prompt-own_bonuses = Hay varias líneas llenas. Toca los puntos de una y haz sus círculos.
knaster-own_rolled = { $name } tira { $action } para todos.
knaster-own_last = { $name } tira { $action }. Es la última tirada.
knaster-own_completed = { $name } ha llenado una línea.
refused-knaster-own_answer = { $dice } son { $total }, no { $answer }.
refused-knaster-own_number = { $dice } son { $total }. En esta casilla hay { $number }.
refused-knaster-own_circles = { $result }: puedes hacer { $circles ->
    [one] un círculo
   *[other] { $circles } círculos
}. Has hecho { $drawn }.
refused-knaster-own_look_up = Busca números iguales en la línea. Después búscalos en la lista.

knaster-lesson-start = Ya hay cuatro números en tu hoja. Toca «Tirar».
knaster-lesson-wrong = Has sacado un 7. Prueba este 5 y mira.
knaster-lesson-write = Un 5 no es un 7. Escribe aquí el 7.
knaster-lesson-robot = El robot también escribe. Luego tira para los dos.
knaster-lesson-line = Un 5: escríbelo aquí, y la fila está llena.
knaster-lesson-circles = 7 7 7 5 5 es un full: ¡dos círculos!
knaster-lesson-robot2 = Ahora el robot.
knaster-lesson-again = Tira.
knaster-lesson-circle = Ya tienes este 7: tócalo para rodearlo.
knaster-lesson-last = Cinco círculos en una línea dan sus puntos.
knaster-lesson-end = Llena tu hoja de buenas líneas. ¡Ahora sigue jugando!

joy-knaster-line_completed = ¡{ $result }!
joy-knaster-box_scored = ¡{ $points } puntos!

## What a robot is like

robot-habit-knaster = { $level ->
    [easy] Puntito suele escribir fila por fila.
    [medium] Tuerca mira las filas y olvida las columnas.
   *[hard] Ada piensa en todo.
}
