lowdown-card-time = Desde los 9 años · unos 25 minutos
lowdown-card-hard = Se aprende en una partida
lowdown-card-learns = Se practica: llegar a 10, planificar, azar
lowdown-prompt-own_cross = ¿Qué línea suma 10, o tiene tres números iguales? Táchala.
refused-lowdown-own_line = { $sum } son { $total }. Tacha lo que suma 10, o tres números iguales.
refused-lowdown-own_help_write = Toma un número y un color. ¿Qué casillas vacías tienen ese color?
refused-lowdown-own_help_cross = Suma cada línea llena. Tacha lo que suma 10, o tres iguales.

lowdown-lesson-start = Gana quien tiene menos puntos. Toca «Tirar».
lowdown-lesson-write = Toma el 1 y el rojo. Toca esta casilla roja.
lowdown-lesson-robot = El robot toma dos de los dados que quedan. Luego tira.
lowdown-lesson-cup = Ahora el cubilete es tuyo. Toca «Levantar el cubilete».
lowdown-lesson-wrong = Esta casilla está llena. Tócala y mira qué pasa.
lowdown-lesson-second = Toma el 5 y el naranja para esta casilla naranja.
lowdown-lesson-third = Te toca. ¡Necesitas un 4! Tira.
lowdown-lesson-line = 1 + 5 + 4 = 10. Una casilla de dos colores también admite el rojo.
lowdown-lesson-cross = Suman 10. Táchalos: ¡ya no cuentan!
lowdown-lesson-robot2 = ¡10 puntos menos! Tres iguales también valen. Ahora el robot.
lowdown-lesson-wild = Con un comodín, el 1 va en cualquier casilla. ¡Úsalo!
lowdown-lesson-fourth = Te quedan tres comodines. Tira.
lowdown-lesson-peek = El 5 y el 6 son altos. ¡Mira debajo del cubilete!
lowdown-lesson-lift = Ahora tienes que usar sus dados. El robot levanta el cubilete.
lowdown-lesson-hidden = El 2 es bajo. Escríbelo aquí con el verde.
lowdown-lesson-rounds = La partida sigue. Gastas tus comodines y llenas la cuadrícula A.
lowdown-lesson-stuck = Dos dados son para ti. Levanta el cubilete.
lowdown-lesson-black = El naranja ya no tiene casilla. No quedan comodines: pinta esta de negro.
lowdown-lesson-boxes = Una casilla negra cuenta 6. En tu turno, mira antes debajo del cubilete.
lowdown-lesson-lines = Las líneas tachadas no comparten casillas. Puedes tachar más tarde.
lowdown-lesson-full = Con dos cuadrículas llenas acaba la partida. Las casillas vacías no cuentan.
lowdown-lesson-end = Gana quien tiene menos puntos. ¡Ahora sigue jugando!

joy-lowdown-crossed = ¡Línea de { $points } tachada!
joy-lowdown-grid_filled = ¡Cuadrícula llena!

## What a robot is like

robot-habit-lowdown = { $level ->
    [easy] Puntito suele olvidarse de tachar.
    [medium] Tuerca a menudo no ve un 10.
   *[hard] Ada piensa en todo.
}

## Why a match was won

why-lowdown-crossed =
    { $winners } { $winners-count ->
        [one] ha
       *[other] han
    } tachado { $count ->
        [one] una línea más
       *[other] { $count } líneas más
    } que { $others }.
