roll_it-card-time = Desde los 6 años · unos 15 minutos (cuatro cuadrículas)
roll_it-card-hard = Se aprende pronto
roll_it-card-learns = Se practica: sumar, líneas, azar
roll_it-prompt-own_total = Suma los dados. Un 7 vale en cualquier casilla. Toca una casilla libre que sirva. ¿No hay ninguna? Toca «Pasar».
roll_it-own_rolled = { $name } saca { $action }.
refused-roll_it-own_number = { $dice } son { $total }. Aquí hay un { $number }. Busca un { $total } libre. ¿No hay ninguno? Toca «Pasar».
refused-roll_it-own_lost = { $dice } son { $total }. Con un { $total } pierdes el turno. Toca «Pasar».
refused-roll_it-own_free = { $dice } son { $total }. Todavía hay una casilla libre con { $total }. Búscala.
refused-roll_it-own_any = { $dice } son { $total }. Con un { $total } sirve cualquier casilla libre. Toca una.

roll_it-lesson-start = Toca «Tirar». Los dados dicen qué número puedes usar.
roll_it-lesson-wrong = 1 y 3 son 4. Prueba con el 11 y mira qué pasa.
roll_it-lesson-place = El 11 no sirve. Pon tu ficha en el 4.
roll_it-lesson-robot = Ahora el robot tira y pone una ficha.
roll_it-lesson-again = Te toca: tira.
roll_it-lesson-beside = 1 y 2 son 3. Pon la ficha junto a tu 4.
roll_it-lesson-robot2 = El robot sigue. Mira su columna.
roll_it-lesson-third = Tira otra vez.
roll_it-lesson-line = 2 y 4 son 6. ¡Completa tu fila!
roll_it-lesson-points = Un tres en raya: ¡tres puntos más! Ahora tira el robot.
roll_it-lesson-luck = Con un 2 se pierde el turno: el robot ha pasado. Tira.
roll_it-lesson-block = El 7 va en cualquier casilla. ¡Bloquea la columna del robot!
roll_it-lesson-rounds = La partida sigue. Mira las cuadrículas debajo de tu fila.
roll_it-lesson-last = Tres cuadrículas en línea hacen un gran tres en raya. ¡Tira!
roll_it-lesson-grand = 5 y 6 son 11. Pon tu ficha aquí: ¡un gran tres en raya!
roll_it-lesson-lost = Un gran tres en raya da cinco puntos. ¿Ninguna casilla libre sirve? Pierdes el turno.
roll_it-lesson-shared = Una ficha puede completar dos líneas: cuentan las dos. Las fichas nunca se acaban.
roll_it-lesson-finish = ¿No hay más líneas posibles? La partida termina. Cada ficha: un punto.
roll_it-lesson-end = ¿Empate? Suma los números de tus tres en raya. ¡Sigue jugando!

joy-roll_it-tic_tac_toe = ¡Tres en raya!
joy-roll_it-grand = ¡Un gran tres en raya!

## What a robot is like

robot-habit-roll_it = { $level ->
    [easy] Puntito suele quedarse en una cuadrícula.
    [medium] Tuerca suele olvidarse de bloquearte.
   *[hard] Ada piensa en todo.
}

## Why a match was won

why-roll_it-grand =
    { $winners } { $winners-count ->
        [one] ha
       *[other] han
    } hecho { $count ->
        [one] un gran tres en raya más
       *[other] { $count } grandes tres en raya más
    } que { $others }.
why-roll_it-tic_tac_toe =
    { $winners } { $winners-count ->
        [one] ha
       *[other] han
    } hecho { $count ->
        [one] un tres en raya más
       *[other] { $count } tres en raya más
    } que { $others }.
