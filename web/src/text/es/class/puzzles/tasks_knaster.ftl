# Knaster: its puzzles, which are also the tasks of the teacher's desk.

task-knaster-best = Tienes que usar el { $total }. ¿Qué casilla da más puntos de una vez?
    .heading = La mejor casilla
    .hint = Mira las líneas casi llenas. ¿Qué completa este número?
    .option = { $how ->
        [circle] Rodear { $cell }
       *[write] Escribir en { $cell }
    }
task-knaster-best-answer = { $how ->
    [circle] Rodea el número en { $cell }. Puntos: { $points }.
   *[write] Escribe en { $cell }. Puntos: { $points }.
}
task-knaster-wait = Mira { $line }: { $numbers }. El próximo total va en la casilla vacía. ¿Qué totales forman una combinación, y con cuántos círculos? ¿Qué probabilidad hay de que salga uno?
    .heading = ¿Qué números ayudan?
    .hint = Pon cada suma en la casilla vacía. ¿Qué combinaciones salen?
    .option = { $total }
task-knaster-wait-answer = { $totals }. { $ways } de { $throws } tiradas, alrededor del { $percent } %.
task-knaster-chance = Tiras dos dados. ¿En cuántas de las 36 tiradas posibles el total es { $total }? ¿Con qué dados?
    .heading = ¿Qué probabilidad tiene un total?
    .hint = Empieza con 1 en el primer dado. ¿Qué tiene que mostrar el segundo?
    .ask = ¿Cuántas tiradas?
task-knaster-chance-answer = { $ways } de { $throws } ({ $sums }), alrededor del { $percent } %.
