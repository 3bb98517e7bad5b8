roll_it-card-time = Desde 6 años · 15 minutos con cuatro cuadrículas
roll_it-card-hard = Se aprende pronto
roll_it-card-learns = Se practica: sumar, líneas, azar
roll_it-prompt-own_total = Suma los dados. Toca una casilla libre con ese número. ¿No hay ninguna? Entonces pasa.
roll_it-own_rolled = { $name } tira { $action }.
refused-roll_it-own_number = { $dice } son { $total }. En esta casilla hay { $number }.
refused-roll_it-own_lost = { $dice } son { $total }. Con { $total } pierdes el turno: pasa.
refused-roll_it-own_free = { $dice } son { $total }. Todavía hay libre una casilla con { $total }.
refused-roll_it-own_any = { $dice } son { $total }. Con { $total } sirve cualquier casilla libre.

roll_it-lesson-start = Toca «Tirar». Los dados dicen qué número puedes usar.
roll_it-lesson-wrong = 1 y 3 son 4. Prueba el 11 y mira.
roll_it-lesson-place = El 11 no sirve. Pon tu ficha en el 4.
roll_it-lesson-robot = Ahora el robot tira y pone una ficha.
roll_it-lesson-again = Te toca: tira.
roll_it-lesson-beside = 1 y 2 son 3. Ponla junto a tu 4.
roll_it-lesson-robot2 = El robot sigue. Mira su fila.
roll_it-lesson-third = Tira otra vez.
roll_it-lesson-line = 2 y 4 son 6. ¡Tu fila está completa!
roll_it-lesson-points = Un tres en raya: ¡tres puntos más! Ahora tira el robot.
roll_it-lesson-luck = Con un 2 se pierde el turno: el robot ha pasado. Tira.
roll_it-lesson-seven = El 7 trae suerte. Vale en todas partes: toma esta casilla.
roll_it-lesson-end = Ya sabes jugar. ¡Haz muchos tres en raya!

joy-roll_it-tic_tac_toe = ¡Tres en raya!
joy-roll_it-grand = ¡Un gran tres en raya!

## What a robot is like

robot-habit-roll_it = { $level ->
    [easy] Puntito suele quedarse en una cuadrícula.
    [medium] Tuerca suele olvidarse de bloquearte.
   *[hard] Ada piensa en todo.
}
