# Knaster en el espacio docente: dados para todos, ejercicios, plan de clase.

desk-knaster-total = { $dice } = { $total }: escríbelo en una casilla vacía, o rodea un { $total }.
    .short = { $dice } = { $total }
desk-knaster-begin = Todos tienen una hoja vacía y un lápiz.
desk-knaster-next = Tirar
desk-knaster-finished = Una hoja está llena
desk-knaster-last = Una hoja está llena: una tirada más, y se acaba.
desk-knaster-over = La partida ha terminado. Hay que contar los puntos: los círculos, y los recuadros de las líneas rodeadas del todo.
paper-knaster-boards = Hojas, cuatro por página

desk-knaster-teaches = Sumar dos dados, totales frecuentes y raros, parejas, tríos y escaleras.
desk-knaster-age = desde 8 años
desk-knaster-time = 30 minutos
desk-knaster-aim =
    Los alumnos suman dos dados deprisa.
    Ven que el 7 es frecuente, y que el 2 y el 12 son raros.
    Planean: ¿qué línea espera todavía qué número?
desk-knaster-material =
    Una hoja y un lápiz para cada niño (se imprimen cuatro por página).
    Dados en el proyector, o dos dados.
desk-knaster-steps =
    5: Explicar la hoja: cinco filas, cinco columnas, dos diagonales. Mostrar la tabla de combinaciones.
    3: Dos rondas juntos. Cada alumno dice el total antes de escribirlo.
    15: Jugar. Antes de cada tirada, preguntar: «¿Listos todos?»
    4: Contar los puntos: uno por círculo, y los recuadros de las líneas rodeadas del todo.
    3: Mirar el gráfico de los totales. Hablar de las preguntas de abajo.
desk-knaster-questions =
    ¿Qué total ha salido más veces? ¿Ha sido suerte?
    ¿De cuántas maneras sale el 7? ¿Y el 12?
    ¿Dónde pondrías un número raro?
    ¿Llenas primero una línea, o varias a la vez?
desk-knaster-further =
    Quien termina busca todas las tiradas que suman 6.
    Imprimir los ejercicios «¿Qué números ayudan?».

task-knaster-best = Tienes que usar { $total }. ¿Qué casilla da más puntos de una vez?
    .heading = La mejor casilla
task-knaster-best-answer = { $how ->
    [circle] Rodea el número en { $cell }: { $points } puntos.
   *[write] Escribe en { $cell }: { $points } puntos.
}
task-knaster-wait = Mira { $line }: { $numbers }. El próximo total va en la casilla vacía. ¿Qué totales forman una combinación, y con cuántos círculos? ¿Qué probabilidad hay de que salga uno?
    .heading = ¿Qué números ayudan?
task-knaster-wait-answer = { $totals }. { $ways } de { $throws } tiradas, cerca del { $percent } %.
task-knaster-chance = Tiras dos dados. ¿En cuántas de las 36 tiradas posibles el total es { $total }? ¿Con qué dados?
    .heading = ¿Qué probabilidad tiene un total?
task-knaster-chance-answer = { $ways } de { $throws } ({ $sums }), cerca del { $percent } %.
