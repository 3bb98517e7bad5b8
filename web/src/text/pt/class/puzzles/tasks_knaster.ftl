# Knaster: its puzzles, which are also the tasks of the teacher's desk.

task-knaster-best = Você precisa usar o { $total }. Qual casa dá mais pontos agora?
    .heading = A melhor casa
    .hint = Olhe as linhas quase cheias. O que este número completa?
    .option = { $how ->
        [circle] Circular { $cell }
       *[write] Escrever em { $cell }
    }
task-knaster-best-answer = { $how ->
    [circle] Circule o número em { $cell }. Pontos: { $points }.
   *[write] Escreva em { $cell }. Pontos: { $points }.
}
task-knaster-wait = Olhe esta linha ({ $line }): { $numbers }. O próximo total vai na casa vazia. Quais totais fazem uma combinação, e com quantos círculos? Qual é a chance de sair um deles?
    .heading = Quais números ajudam?
    .hint = Coloque cada total na casa vazia. Quais combinações aparecem?
    .option = { $total }
task-knaster-wait-answer = { $totals }. { $ways } de { $throws } lançamentos, cerca de { $percent }%.
task-knaster-chance = Você lança dois dados. Em quantos dos 36 lançamentos possíveis o total é { $total }? Com quais dados?
    .heading = Qual é a chance de um total?
    .hint = Comece com 1 no primeiro dado. O que o segundo precisa mostrar?
    .ask = Quantos lançamentos?
task-knaster-chance-answer = { $ways } de { $throws } ({ $sums }), cerca de { $percent }%.
