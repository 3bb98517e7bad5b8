lowdown-card-time = Desde 9 años · unos 25 minutos
lowdown-card-hard = Se aprende en una partida
lowdown-card-learns = Se practica: llegar a 10, planear, azar
lowdown-prompt-own_cross = ¿Qué línea suma 10, o tiene tres números iguales? Táchala.
refused-lowdown-own_line = { $sum } son { $total }. Tacha lo que suma 10, o tres números iguales.
refused-lowdown-own_help_write = Toma un número y un color. ¿Qué casillas libres tienen ese color?
refused-lowdown-own_help_cross = Suma cada línea llena. Tacha 10 o tres iguales.

lowdown-lesson-start = Gana quien tiene menos puntos. Toca «Tirar».
lowdown-lesson-write = Toma el 1 y el rojo. Toca esta casilla roja.
lowdown-lesson-robot = Ahora el robot levanta el cubilete y escribe.
lowdown-lesson-robot2 = Ahora tira el robot.
lowdown-lesson-cup = Ahora el cubilete es tuyo. Toca «Levantar el cubilete».
lowdown-lesson-wrong = Esta casilla está llena. Tócala y mira.
lowdown-lesson-second = Toma el 6 y el azul para esta casilla azul.
lowdown-lesson-end = Tres iguales, o 10: táchalos. ¡Ahora sigue jugando!

joy-lowdown-crossed = ¡{ $points } puntos menos!
joy-lowdown-grid_filled = ¡Cuadrícula llena!

## What a robot is like

robot-habit-lowdown = { $level ->
    [easy] Puntito suele olvidarse de tachar.
    [medium] Tuerca a menudo no ve un 10.
   *[hard] Ada piensa en todo.
}
