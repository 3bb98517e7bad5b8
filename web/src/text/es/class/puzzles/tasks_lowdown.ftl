# Lowdown: its puzzles, which are also the tasks of the teacher's desk.

task-lowdown-best = Tu puntuación es { $points }. Toma un número y uno de los colores. ¿Qué casilla te deja menos puntos? Sin comodín.
    .heading = La mejor casilla
    .hint = Busca líneas que puedan dar 10, o tres iguales.
    .option = { $number } en la casilla { $box }
task-lowdown-best-answer = { $number } en la casilla { $box } (casillas contadas fila por fila). Se tacha lo que suma 10, o tres iguales. Puntos que quedan: { $points }, quitados: { $saved }.
task-lowdown-lines = ¿Qué líneas se pueden tachar ahora?
    .heading = ¿Qué se puede tachar?
    .hint = Suma cada línea llena. ¿Da 10, o son las tres iguales?
    .option = { $line }
task-lowdown-lines-answer = { $count ->
    [one] Una línea: { $lines } ({ $sums }).
   *[other] { $count } líneas: { $lines } ({ $sums }).
} La mejor opción quita { $saved } puntos.
task-lowdown-bond = { $first } y { $second } están en una línea. ¿Qué número falta para sumar 10?
    .hint = Suma los dos. ¿Cuánto falta para 10?
    .ask = ¿Qué número?
task-lowdown-bond-answer = { $sum } = 10
