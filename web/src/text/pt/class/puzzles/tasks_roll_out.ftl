# Roll Out: its puzzles, which are also the tasks of the teacher's desk.

task-roll_out-uses = { $player } tirou { $dice }. Escreva todos os jeitos de usar este lançamento. { $few ->
    [1] Um dado basta. Os dois dados, ou a soma deles, também valem.
   *[0] Os dois dados, ou a soma deles.
} c5: levar o próprio 5 para o centro. f5: virar o 5 da outra pessoa. u5: desvirar o próprio 5 branco.
    .short = { $player } tirou { $dice }. { $few ->
        [1] Um dado basta. Os dois dados, ou a soma deles, também valem.
       *[0] Os dois dados, ou a soma deles.
    }
    .heading = Todos os jeitos de usar um lançamento
    .hint = Pegue primeiro cada dado, e depois a soma deles.
    .ask = Quantos jeitos há?
task-roll_out-uses-answer = { $count ->
    [one] { $count } jeito: { $moves }.
   *[other] { $count } jeitos: { $moves }.
}
task-roll_out-chance = { $player } lança de novo. Quais lançamentos não servem? Quantos dos 36 lançamentos são esses?
    .heading = Parar ou lançar de novo?
    .hint = Risque os lançamentos que servem. Conte os que sobram.
    .ask = Quantos lançamentos são esses?
task-roll_out-chance-answer = { $ways } de { $throws } lançamentos, cerca de { $percent }%. Sem contar a ordem: { $sums }.
task-roll_out-left = Só resta o { $number }, e não há nada para virar. Quantos dos { $throws } lançamentos servem?
    .hint = Quais dados somam esse número? Conte as duas ordens.
    .ask = Quantos lançamentos?
task-roll_out-left-answer = { $ways } de { $throws } ({ $sums }).
