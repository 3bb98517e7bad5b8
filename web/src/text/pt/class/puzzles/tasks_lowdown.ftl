# Lowdown: its puzzles, which are also the tasks of the teacher's desk.

task-lowdown-best = Você tem { $points } pontos. Pegue um número e uma cor. Qual casa deixa você com menos pontos? Não use curinga.
    .heading = A melhor casa
    .hint = Procure linhas que podem dar 10, ou três iguais.
    .option = { $number } na casa { $box }
task-lowdown-best-answer = { $number } na casa { $box } (casas contadas fileira por fileira). Risque linhas que dão 10 ou têm três iguais. Pontos que ficam: { $points }, economizados: { $saved }.
task-lowdown-lines = Quais linhas você pode riscar agora?
    .heading = O que dá para riscar?
    .hint = Some cada linha cheia. Dá 10, ou os três são iguais?
    .option = { $line }
task-lowdown-lines-answer = { $count ->
    [one] { $count } linha: { $lines } ({ $sums }).
   *[other] { $count } linhas: { $lines } ({ $sums }).
} A melhor escolha economiza { $saved } pontos.
task-lowdown-bond = { $first } e { $second } estão em uma linha. Que número completa 10?
    .hint = Some os dois. Quanto falta para 10?
    .ask = Que número?
task-lowdown-bond-answer = { $sum } = 10
