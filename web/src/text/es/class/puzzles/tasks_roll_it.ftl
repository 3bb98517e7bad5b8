# Roll-It Tic-Tac-Toe: its puzzles, which are also the tasks of the teacher's desk.

task-roll_it-best = { $player } ha sacado { $dice } = { $total }. ¿Dónde da la ficha más puntos?
    .heading = La mejor casilla
    .hint = ¿Qué casilla libre completa una línea de tres fichas?
    .option = Cuadrícula { $grid }, casilla { $cell }
task-roll_it-best-answer = Cuadrícula { $grid }, casilla { $cell } (las dos, contadas fila por fila). Puntos: { $points }.
task-roll_it-chance = Le toca tirar a { $player }. ¿Con qué totales se completa un tres en raya? ¿Cuántas de las 36 tiradas son?
    .heading = ¿Qué probabilidad tiene una línea?
    .hint = Busca líneas con dos fichas. ¿Qué número hay en la tercera casilla?
    .option = { $total }
task-roll_it-chance-answer = Con { $totals }: { $ways } de { $throws } tiradas, alrededor del { $percent } %.
