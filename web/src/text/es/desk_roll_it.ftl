# Roll-It Tic-Tac-Toe en el espacio docente: ejercicios, plan de clase.

paper-roll_it-boards = Los ocho tableros

desk-roll_it-teaches = Sumar dos dados, ver líneas, totales frecuentes y raros.
desk-roll_it-age = desde 6 años (cuatro cuadrículas), desde 8 (nueve cuadrículas)
desk-roll_it-time = 35 minutos
desk-roll_it-aim =
    Los alumnos suman dos dados mentalmente.
    Ven las líneas, y dónde falta una ficha.
    Calculan qué probabilidad tiene un número.
desk-roll_it-material =
    Una tableta para cada grupo, o un tablero impreso con fichas de varios colores.
    Dos dados para cada grupo.
desk-roll_it-steps =
    4: Recordar el tres en raya. Explicar: aquí los dados dicen dónde.
    4: Mostrar qué hacen el 7 y el 2.
    18: Jugar con cuatro cuadrículas, en grupos de dos a cuatro.
    4: Contar: 1 por ficha, 3 por cada tres en raya.
    5: Hablar de las preguntas de abajo.
desk-roll_it-questions =
    ¿Por qué no hay ningún 7 en el tablero?
    Hay dos fichas en fila. ¿Qué número que falta es mejor: 3, 6 u 11?
    ¿Cuándo es mejor bloquear que completar?
    ¿Cuántas de las 36 tiradas suman 8?
desk-roll_it-further =
    Jugar con nueve cuadrículas, y con el gran tres en raya.
    Imprimir los ejercicios «La mejor casilla».

task-roll_it-best = { $player } ha tirado { $dice } = { $total }. ¿Dónde le da la ficha más puntos a { $player }?
    .heading = La mejor casilla
task-roll_it-best-answer = Cuadrícula { $grid }, casilla { $cell } (contando fila por fila): { $points } puntos.
task-roll_it-chance = Le toca tirar a { $player }. ¿Con qué totales puede { $player } completar un tres en raya? ¿Cuántas de las 36 tiradas son?
    .heading = ¿Qué probabilidad tiene una línea?
task-roll_it-chance-answer = Con { $totals }: { $ways } de { $throws } tiradas, cerca del { $percent } %.
