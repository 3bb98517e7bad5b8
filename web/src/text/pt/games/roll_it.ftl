# Roll-It Tic-Tac-Toe

roll_it-name = Roll-It Tic-Tac-Toe
roll_it-about = Lance dois dados. Coloque uma ficha no total. Faça três em linha.
roll_it-first-seat = A criança mais nova começa. Ela fica no lugar 1.

roll_it-option-grids = Quantas grades?
roll_it-option-grids-value = { $value ->
    [4] Quatro
   *[9] Nove
}
roll_it-option-grids-about = { $value ->
    [4] Uma partida curta para crianças pequenas. Não há Grande Tic-Tac-Toe.
   *[9] O tabuleiro inteiro.
}
roll_it-option-board = Qual tabuleiro?
roll_it-option-board-value = Lado { $value }
roll_it-option-board-about = Em cada lado, os números ficam em outros lugares.

## What to do now

roll_it-prompt-place = Coloque uma ficha em um { $total } livre.
roll_it-prompt-any_cell = Um 7! Coloque uma ficha em qualquer número livre.
roll_it-prompt-lost_turn = Com um 2, você perde a vez. Toque em “Passar”.
roll_it-prompt-none_free = Nenhum { $total } está livre. Toque em “Passar”.

## What happened

roll_it-total = { $name } tira { $action }. Dá { $total }.
roll_it-lost_turn = { $name } tira { $action }: com um { $total }, perde a vez.
roll_it-none_free = { $name } tira { $action }: nenhum { $total } está livre.
roll_it-placed = { $name } coloca uma ficha em um { $number }.
    .spoken = { $name } coloca uma ficha no { $number }: grade { $grid }, fileira { $row }, coluna { $column }.
    .do = Coloque uma ficha neste { $number }.
    .brief = { $name }: grade { $grid }, fileira { $row }, coluna { $column }.
roll_it-tic_tac_toe = Um Tic-Tac-Toe!
    .spoken = Um Tic-Tac-Toe na grade { $grid }!
    .turn = { $times } Tic-Tac-Toes na grade { $grid }!
roll_it-grand = Um Grande Tic-Tac-Toe!
    .spoken = Um Grande Tic-Tac-Toe nas grades { $grids }!

## The score

roll_it-score-chips = Fichas
    .figures = { $count } × { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    }
# As in English
roll_it-score-tic_tac_toes = Tic-Tac-Toes
    .figures = { $count } × { $each } pontos
roll_it-score-grands = Grandes Tic‑Tac‑Toes
    .figures = { $count } × { $each } pontos
roll_it-score-tie_break = Desempate: os números de todos os Tic-Tac-Toes
    .figures = { $value }
roll_it-ended-full = Todos os números estão cobertos.
roll_it-ended-no_line = Ninguém consegue fazer outro Tic-Tac-Toe.

## Hints: what a move gains, as parts of a list

hint-roll_it-look = Olhe a grade marcada. Qual é a melhor casa?
    .spoken = Olhe a grade { $grid }. Qual é a melhor casa?
hint-roll_it-grands = { $count ->
    [one] faz { $count } Grande Tic-Tac-Toe
   *[other] faz { $count } Grandes Tic-Tac-Toes
}
hint-roll_it-completes = { $count ->
    [one] faz { $count } Tic-Tac-Toe
   *[other] faz { $count } Tic-Tac-Toes
}
hint-roll_it-blocks = { $count ->
    [one] bloqueia { $count } Tic-Tac-Toe
   *[other] bloqueia { $count } Tic-Tac-Toes
}
hint-roll_it-two_in_line = { $count ->
    [one] depois falta só uma ficha para { $count } Tic-Tac-Toe
   *[other] depois falta só uma ficha para cada um de { $count } Tic-Tac-Toes
}
hint-roll_it-chip = mais uma ficha

### Board

roll_it-board = O tabuleiro: use as setas para ir de casa em casa
roll_it-grid = { $grands ->
    [0] Grade { $grid }
   *[other] Grade { $grid }, parte de um Grande Tic-Tac-Toe: { $names }
}
roll_it-grid-lined = { $grid }, com um Tic-Tac-Toe: { $names }
roll_it-cell-free = { $number }, grade { $grid }, fileira { $row }, coluna { $column }
roll_it-cell-open = { $number }, grade { $grid }, fileira { $row }, coluna { $column }: uma ficha pode ir aqui
roll_it-cell-taken = { $name } no { $number }, grade { $grid }, fileira { $row }, coluna { $column }
roll_it-cell-latest = { $name } no { $number }, grade { $grid }, fileira { $row }, coluna { $column }: a última ficha
roll_it-cell-lined = { $cell }, parte de um Tic-Tac-Toe
roll_it-cell-near = { $cell }, completaria um Tic-Tac-Toe: { $names }

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_it-lost_turn = Com um 2, você perde a vez. Toque em “Passar”.
refused-roll_it-none_free = Nenhum { $total } está livre. Toque em “Passar”.
refused-roll_it-not_in_play = Esta partida só tem quatro grades. Escolha uma delas.
refused-roll_it-other_number = { $first } + { $second } dá { $total }. Nesta casa está o { $number }. Ache um { $total } livre.
refused-roll_it-taken = Esta casa já tem uma ficha. Escolha uma livre.
