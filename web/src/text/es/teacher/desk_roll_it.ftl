# Roll-It Tic-Tac-Toe en el espacio docente: ejercicios, plan de clase.

paper-roll_it-boards = Tableros

desk-roll_it-teaches = Sumar dos dados, líneas, totales más y menos probables.
desk-roll_it-age = desde los 6 años (cuatro cuadrículas), desde los 8 años (nueve cuadrículas)
desk-roll_it-time = 35 minutos
desk-roll_it-aim =
    Los alumnos suman dos dados mentalmente.
    Ven líneas, y dónde falta una ficha.
    Comparan la probabilidad de los números.
desk-roll_it-words = suma, resultado, más probable, menos probable, horizontal, vertical, diagonal
desk-roll_it-material =
    Para cada grupo, una tableta, o un tablero impreso con fichas de varios colores.
    Para cada grupo, dos dados y una hoja de puntos (página 2).
desk-roll_it-steps =
    4: Recordar el tres en raya. Explicar: aquí los dados dicen dónde.
    4: Mostrar lo que hacen el 7 y el 2.
    18: Jugar con cuatro cuadrículas, en grupos de dos a cuatro.
    4: Contar: 1 por ficha, 3 por tres en raya.
    5: Comentar las preguntas de abajo.
desk-roll_it-questions =
    ¿Por qué no hay 7 en el tablero? | Es el total más probable: { $seven } de { $throws }. Sirve en cualquier sitio.
    Ya hay dos fichas en línea. ¿Qué número conviene que falte: 3, 6 u 11? | El 6: { $six } de { $throws } tiradas. El 3 y el 11 tienen { $three } cada uno.
    ¿Cuándo es mejor bloquear que completar? | Cuando el rival espera un número más probable que el tuyo.
    ¿Cuántas de las { $throws } tiradas suman 8? | { $eight }.
desk-roll_it-support =
    Jugar con cuatro cuadrículas. Tener a mano una tabla de sumar.
desk-roll_it-further =
    Jugar con nueve cuadrículas, y con el gran tres en raya.
    Imprimir los ejercicios «La mejor casilla».

desk-roll_it-chances-questions =
    ¿Qué números son los más fáciles de alcanzar? | { $numbers_most }, con { $numbers_most_ways } de { $numbers_of } tiradas cada uno.
    Solo 6 + 6 suma 12. ¿Por qué lo alcanzan { $numbers_12 } tiradas? | Cada 7 también lo alcanza.
    Puedes acabar una línea con un 4 o con un 12. ¿Qué es más probable? | El 4: { $numbers_4 } tiradas. El 12 tiene { $numbers_12 }.
