# Roll-It Tic-Tac-Toe: its puzzles, which are also the tasks of the teacher's desk.

task-roll_it-best = { $player } tirou { $dice } = { $total }. Onde a ficha dá mais pontos?
    .heading = A melhor casa
    .hint = Qual casa livre completa uma linha com três fichas?
    .option = Grade { $grid }, casa { $cell }
task-roll_it-best-answer = Grade { $grid }, casa { $cell } (as duas contadas fileira por fileira). Pontos: { $points }.
task-roll_it-chance = { $player } vai lançar. Quais totais completam uma linha de três? Quantos dos 36 lançamentos são esses?
    .heading = Qual é a chance de uma linha?
    .hint = Procure linhas com duas fichas. Qual número está na terceira casa?
    .option = { $total }
task-roll_it-chance-answer = Com { $totals }: { $ways } de { $throws } lançamentos, cerca de { $percent }%.
