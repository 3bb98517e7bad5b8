knaster-card-time = Desde los 8 años · unos 20 minutos
knaster-card-hard = Se aprende en una ronda
knaster-card-learns = Se practica: sumar, combinaciones, azar
knaster-prompt-own_total = Suma los dados. Luego toca una casilla vacía, o rodea ese número.
knaster-prompt-own_bonus = Tu línea está llena. ¿Qué combinación? Toca el recuadro de la línea y luego los números.
knaster-prompt-own_bonuses = Hay varias líneas llenas. Toca el recuadro de una y luego sus números.
knaster-own_rolled = { $name } saca { $action } para todos.
knaster-own_last = { $name } saca { $action }. Es la última tirada.
knaster-own_completed = { $name } ha llenado una línea.
refused-knaster-own_answer = { $dice } son { $total }, no { $answer }. Toca el { $total }.
refused-knaster-own_number = { $dice } son { $total }. En esta casilla hay un { $number }. Elige otra.
refused-knaster-own_circles = { $result }: haz { $circles ->
    [one] un círculo
   *[other] { $circles } círculos
}. Has hecho { $drawn }.
refused-knaster-own_box = Toca también el recuadro de la línea llena.
refused-knaster-own_look_up = Busca números iguales en la línea. Después búscalos en la lista.

knaster-lesson-start = Ya hay cuatro números en tu hoja. Toca «Tirar».
knaster-lesson-wrong = Has sacado un 7. Prueba este 5 y mira qué pasa.
knaster-lesson-write = Un 5 no es un 7. Escribe aquí el 7.
knaster-lesson-robot = El robot también escribe 7. Cada tirada vale para los dos.
knaster-lesson-line = Un 5: escríbelo aquí y llenas la fila.
knaster-lesson-circles = 7 7 7 5 5 es un full. ¡Dibuja dos círculos!
knaster-lesson-robot2 = Ahora el robot.
knaster-lesson-again = Tira.
knaster-lesson-circle = Escribe un 7 o rodea uno que tengas. ¡Rodea este!
knaster-lesson-rounds = La partida sigue. Mira tu primera fila.
knaster-lesson-box = Ya hay cuatro círculos en tu fila. Ahora el robot tira para los dos.
knaster-lesson-fifth = ¡Un 5! Rodéalo y tendrás toda la fila rodeada.
knaster-lesson-points = La fila da sus 9 puntos, y cada círculo 1.
knaster-lesson-lines = Las columnas y las diagonales también cuentan. Solo un número escrito llena una línea.
knaster-lesson-list = La lista dice qué da círculos. Lo demás no da ninguno.
knaster-lesson-several = ¿Dos líneas a la vez? Elige cuál va primero. Los círculos se quedan.
knaster-lesson-full = ¿Las 25 casillas llenas? Queda una tirada. ¿Nada sirve? Toca «Pasar».
knaster-lesson-end = Gana quien tiene más puntos. En solitario, intenta pasar de 50. ¡Sigue jugando!

joy-knaster-line_completed = ¡{ $result }!
joy-knaster-box_scored = ¡{ $points } puntos!

## What a robot is like

robot-habit-knaster = { $level ->
    [easy] Puntito suele escribir fila por fila.
    [medium] Tuerca mira las filas y olvida las columnas.
   *[hard] Ada piensa en todo.
}

## Why a match was won

why-knaster-box_scored =
    { $winners } { $winners-count ->
        [one] ha
       *[other] han
    } ganado { $count ->
        [one] un recuadro más
       *[other] { $count } recuadros más
    } que { $others }.
why-knaster-line_completed =
    { $winners } { $winners-count ->
        [one] ha
       *[other] han
    } hecho { $count ->
        [one] una combinación más
       *[other] { $count } combinaciones más
    } que { $others }.
