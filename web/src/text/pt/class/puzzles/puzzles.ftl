# The puzzles of a class, and those that a child chooses alone.

puzzle-looking = Procurando desafios…
puzzle-kind = Quais desafios?
puzzle-place = Desafio { $number } de { $last }
puzzle-choose-one = Escolha uma resposta.
puzzle-tap-board = Toque no lugar certo do tabuleiro.
puzzle-choose-many = Escolha tudo o que está certo.
puzzle-check = Conferir
puzzle-hint = Dica
puzzle-show = Mostrar a resposta
puzzle-next = Próximo
puzzle-right = Acertou!
puzzle-wrong = Ainda não. Tente de novo ou peça uma dica.
puzzle-shown = Esta é a resposta.
puzzle-late = O tempo acabou. Responda com calma: sua resposta ainda vale.
puzzle-hint-count = { $count ->
    [0] Nenhuma está certa.
    [one] Só { $count } está certa.
   *[other] { $count } estão certas.
}
puzzle-hint-out = Sobraram duas. Uma delas está certa.
puzzle-hint-between = É um número de { $low } a { $high }.
puzzle-end = Você resolveu { $right } de { $last }.
puzzle-end-alone = { $count ->
    [0] Na próxima vez, tente um desafio sem dica.
    [one] { $count } deu certo de primeira, sem dica.
   *[other] { $count } deram certo de primeira, sem dica.
}
puzzle-other = Outros desafios
puzzle-again = Os mesmos de novo
puzzle-number-about = O mesmo número dá os mesmos desafios em cada tablet. No papel, são as tarefas dessa folha.

desk-tasks-number = Número da folha
problem-no-puzzles = Estes desafios não estão neste tablet. Abra o código da turma de novo.
problem-puzzles-elsewhere = Outra aba continuou com estes desafios. Recarregue esta página.

# The exit question of some lesson plans.

puzzle-likelier = Quais totais de dois dados são mais prováveis que { $total }?
    .hint = Conte para cada total: quantos lançamentos dão esse total?
    .option = { $total }
puzzle-likelier-answer = { $totals }.
