# Roll-It Tic-Tac-Toe

roll_it-name = Roll-It Tic-Tac-Toe
roll_it-about = Tira dos dados. Pon una ficha en el total. Consigue tres en línea.
roll_it-first-seat = Empieza el jugador más joven. Será el jugador 1.

roll_it-option-grids = ¿Cuántas cuadrículas?
roll_it-option-grids-value = { $value ->
    [4] Cuatro
   *[9] Nueve
}
roll_it-option-grids-about = { $value ->
    [4] Una partida más corta para los más pequeños. No hay gran tres en raya.
   *[9] Todo el tablero.
}
roll_it-option-board = ¿Qué tablero?
roll_it-option-board-value = Tablero { $value }
roll_it-option-board-about = Cada tablero tiene los números en otros sitios.

## What to do now

roll_it-prompt-place = Pon una ficha en un { $total } libre.
roll_it-prompt-any_cell = ¡Un 7! Pon una ficha en cualquier número libre.
roll_it-prompt-lost_turn = Con un 2 pierdes el turno. Toca «Pasar».
roll_it-prompt-none_free = No queda ningún { $total } libre. Toca «Pasar».

## What happened

roll_it-total = { $name } saca { $action }. Suman { $total }.
roll_it-lost_turn = { $name } saca { $action }. Con un { $total } se pierde el turno.
roll_it-none_free = { $name } saca { $action }. No queda ningún { $total } libre.
roll_it-placed = { $name } pone una ficha en un { $number }.
    .spoken = { $name } pone una ficha en el { $number }: cuadrícula { $grid }, fila { $row }, columna { $column }.
    .do = Pon una ficha en este { $number }.
    .brief = { $name }: cuadrícula { $grid }, fila { $row }, columna { $column }.
roll_it-tic_tac_toe = ¡Un tres en raya!
    .spoken = ¡Un tres en raya en la cuadrícula { $grid }!
    .turn = ¡{ $times } tres en raya en la cuadrícula { $grid }!
roll_it-grand = ¡Un gran tres en raya!
    .spoken = ¡Un gran tres en raya en las cuadrículas { $grids }!

## The score

roll_it-score-chips = Fichas
    .figures = { $count } × { $each ->
        [one] { $each } punto
       *[other] { $each } puntos
    }
roll_it-score-tic_tac_toes = Tres en raya
    .figures = { $count } × { $each } puntos
roll_it-score-grands = Grandes tres en raya
    .figures = { $count } × { $each } puntos
roll_it-score-tie_break = En caso de empate: los números de todos los tres en raya
    .figures = { $value }
roll_it-ended-full = Todos los números están cubiertos.
roll_it-ended-no_line = Ya nadie puede hacer otro tres en raya.

## Hints: what a move gains, as parts of a list

hint-roll_it-look = Mira la cuadrícula marcada. ¿Qué casilla es la mejor?
    .spoken = Mira la cuadrícula { $grid }. ¿Qué casilla es la mejor?
hint-roll_it-grands = { $count ->
    [one] hace un gran tres en raya
   *[other] hace { $count } grandes tres en raya
}
hint-roll_it-completes = { $count ->
    [one] hace un tres en raya
   *[other] hace { $count } tres en raya
}
hint-roll_it-blocks = { $count ->
    [one] impide un tres en raya
   *[other] impide { $count } tres en raya
}
hint-roll_it-two_in_line = { $count ->
    [one] después solo falta una ficha para un tres en raya
   *[other] después, a { $count } tres en raya solo les falta una ficha
}
hint-roll_it-chip = una ficha más

### Board

roll_it-board = El tablero: las flechas del teclado llevan de una casilla a otra
roll_it-grid = { $grands ->
    [0] Cuadrícula { $grid }
   *[other] Cuadrícula { $grid }, parte de un gran tres en raya: { $names }
}
roll_it-grid-lined = { $grid }, con un tres en raya: { $names }
roll_it-cell-free = { $number }, cuadrícula { $grid }, fila { $row }, columna { $column }
roll_it-cell-open = { $number }, cuadrícula { $grid }, fila { $row }, columna { $column }: aquí puede ir una ficha
roll_it-cell-taken = { $name } en { $number }, cuadrícula { $grid }, fila { $row }, columna { $column }
roll_it-cell-latest = { $name } en { $number }, cuadrícula { $grid }, fila { $row }, columna { $column }: la última ficha
roll_it-cell-lined = { $cell }, parte de un tres en raya
roll_it-cell-near = { $cell }, completaría un tres en raya: { $names }

## Why not

refused-roll_it-lost_turn = Con un 2 pierdes el turno. Toca «Pasar».
refused-roll_it-none_free = No queda ningún { $total } libre. Toca «Pasar».
refused-roll_it-not_in_play = Esta partida solo tiene cuatro cuadrículas. Elige una de ellas.
refused-roll_it-other_number = { $first } + { $second } son { $total }. Aquí hay un { $number }. Busca un { $total } libre.
refused-roll_it-taken = Esta casilla ya tiene una ficha. Elige una libre.
