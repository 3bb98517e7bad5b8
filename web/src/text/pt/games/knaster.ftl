# Knaster

knaster-name = Knaster
knaster-about = Todo mundo usa o mesmo lançamento. Escreva ou circule o número. Faça combinações.
knaster-first-seat = A criança mais nova lança primeiro. Ela fica no lugar 1.

# How lines and combinations are called, wherever they are spoken of.
knaster-say-row1 = fileira 1
    .the = a fileira 1
    .in = na fileira 1
    .of = da fileira 1
knaster-say-row2 = fileira 2
    .the = a fileira 2
    .in = na fileira 2
    .of = da fileira 2
knaster-say-row3 = fileira 3
    .the = a fileira 3
    .in = na fileira 3
    .of = da fileira 3
knaster-say-row4 = fileira 4
    .the = a fileira 4
    .in = na fileira 4
    .of = da fileira 4
knaster-say-row5 = fileira 5
    .the = a fileira 5
    .in = na fileira 5
    .of = da fileira 5
knaster-say-cola = coluna a
    .the = a coluna a
    .in = na coluna a
    .of = da coluna a
knaster-say-colb = coluna b
    .the = a coluna b
    .in = na coluna b
    .of = da coluna b
knaster-say-colc = coluna c
    .the = a coluna c
    .in = na coluna c
    .of = da coluna c
knaster-say-cold = coluna d
    .the = a coluna d
    .in = na coluna d
    .of = da coluna d
knaster-say-cole = coluna e
    .the = a coluna e
    .in = na coluna e
    .of = da coluna e
knaster-say-diag1 = diagonal que começa no alto à esquerda
    .the = a diagonal que começa no alto à esquerda
    .in = na diagonal que começa no alto à esquerda
    .of = da diagonal que começa no alto à esquerda
knaster-say-diag2 = diagonal que começa embaixo à esquerda
    .the = a diagonal que começa embaixo à esquerda
    .in = na diagonal que começa embaixo à esquerda
    .of = da diagonal que começa embaixo à esquerda
knaster-say-three = Três iguais
knaster-say-four = Quatro iguais
knaster-say-five = Cinco iguais
knaster-say-two_pairs = Dois pares
knaster-say-full_house = Trio e par
knaster-say-straight = Sequência

## What to do now

knaster-prompt-write = Escreva o { $total } em uma casa vazia.
    .brief = Escreva o { $total }.
knaster-prompt-write_or_circle = Escreva o { $total } em uma casa vazia. Ou circule um { $total } que já está na cartela.
    .spoken = Escreva o { $total } ou circule { $cells }.
knaster-prompt-circle = Sua cartela está cheia. Circule um { $total }.
knaster-prompt-pass = Sua cartela está cheia e não tem { $total } para circular. Toque em “Passar”.
knaster-prompt-bonus = { $result }! Circule { $circles ->
    [one] { $circles } número
   *[other] { $circles } números
} na linha marcada.
    .spoken = Circule { $circles ->
        [one] { $circles } número
       *[other] { $circles } números
    } { $line-in }.
knaster-prompt-bonuses = Mais de uma linha! Toque na caixinha de uma, depois nos números dela.
    .spoken = Há círculos para { $lines-the }! Toque na caixinha de uma, depois nos números dela.
knaster-step-line = Agora toque na caixinha dessa linha.
knaster-step-circle = Circule mais { $circles ->
    [one] { $circles } número
   *[other] { $circles } números
} na linha marcada.
    .spoken = Circule mais { $circles ->
        [one] { $circles } número
       *[other] { $circles } números
    } { $line-in }.

## What happened

knaster-total = { $name } tira { $action }. Todo mundo usa o { $total }.
    .brief = { $name } tira { $action }.
knaster-last_total = { $name } tira { $action }. O último número é o { $total }.
    .brief = { $name } tira { $action }.
knaster-written = { $name } escreve o { $number }.
    .spoken = { $name } escreve o { $number } em { $cell }.
    .do = Escreva o { $number }.
    .brief = { $name } escreve em { $cell }.
knaster-circled = { $name } circula um { $number }.
    .spoken = { $name } circula o { $number } em { $cell }.
    .do = Circule o { $number }.
    .brief = { $name } circula { $cell }.
knaster-bonus_circled = { $name } circula { $numbers }.
    .spoken = { $name } circula { $numbers } em { $cells }.
    .do = Circule { $numbers }.
    .brief = { $name } circula { $cells }.
knaster-line_completed = { $result }: { $circles ->
    [one] { $circles } círculo
   *[other] { $circles } círculos
}!
    .spoken = { $result } { $line-in }: { $circles ->
        [one] { $circles } círculo
       *[other] { $circles } círculos
    }!
    .brief = { $result } { $line-in }!
knaster-line_without_result = Uma linha está cheia, mas não tem combinação.
    .spoken = Não há combinação { $line-in }.
    .brief = { "" }
    .turn = Não há combinação { $lines-in }.
knaster-bonus_dropped = Uma linha não tem mais nada para circular.
    .spoken = Não há mais nada para circular { $line-in }.
knaster-box_scored = Cinco círculos em uma linha: { $points } pontos!
    .spoken = Cinco círculos { $line-in }: { $points } pontos!
    .turn = Cinco círculos { $lines-in }: { $points } pontos!
knaster-sheet_full = A cartela de { $name } está cheia.
    .brief = { "" }
knaster-one_more_roll = Mais um lançamento: o último.
    .brief = Mais um lançamento.

## Hints

hint-knaster-look = Olhe a linha marcada. Qual é a melhor casa?
    .spoken = Olhe { $line-the }. Qual é a melhor casa?
hint-knaster-completes = { $result }: { $circles ->
    [one] { $circles } círculo
   *[other] { $circles } círculos
}
    .spoken = { $result } { $line-in }: { $circles ->
        [one] { $circles } círculo
       *[other] { $circles } círculos
    }
hint-knaster-scores = cinco círculos em uma linha: { $points } pontos
    .spoken = cinco círculos { $line-in }: { $points } pontos
hint-knaster-circles = mais { $count ->
    [one] { $count } círculo
   *[other] { $count } círculos
}
hint-knaster-awaits = prepara uma linha para { $numbers }
    .spoken = prepara { $line-the } para { $numbers }
hint-knaster-joins = combina com o { $number }
    .spoken = combina com o { $number } { $line-in }
hint-knaster-runs = ainda pode virar sequência
    .spoken = { $line-the } ainda pode virar sequência
hint-knaster-spares = deixa boas linhas livres

## The score

knaster-score-boxes = Caixinhas
    .figures = { $boxes }
knaster-score-circles = Círculos
    .figures = { $count ->
        [0] 0 círculos
        [one] { $count } círculo
       *[other] { $count } círculos
    }
knaster-ended-full = Uma cartela está cheia. O último lançamento já foi jogado.
    .brief = Uma cartela está cheia.
knaster-ended-alone = Sua cartela está cheia. Você jogou bem! Na próxima vez, tente passar de 50.
knaster-ended-good = Sua cartela está cheia. Mais de 50 pontos: muito bem!
knaster-ended-brilliant = Sua cartela está cheia. Mais de 80 pontos: que beleza!
knaster-ended-spectacular = Sua cartela está cheia. Mais de 100 pontos: espetacular!

## The board

knaster-slip = Cartela de { $name }
knaster-others = As outras cartelas
knaster-look = { $name }, { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $state ->
    [waiting] ainda vai jogar
    [done] já jogou
   *[resting] ver esta cartela
}
knaster-cell-empty = { $cell }: vazia
knaster-cell-open = { $cell }: vazia, você pode escrever aqui
knaster-cell-number = { $cell }: { $number }
knaster-cell-number-open = { $cell }: { $number }, pode circular
knaster-cell-circled = { $cell }: { $number }, com círculo
knaster-cell-picked = { $cell }: { $number }, escolhido para um círculo
knaster-box-empty = Caixinha { $line-of }: { $points }
knaster-box-near = Caixinha { $line-of }: { $points }. Com mais um número: { $result }
knaster-box-due = Caixinha { $line-of }: { $points }. Faltam círculos
knaster-box-open = Caixinha { $line-of }: { $points }. { $result }, círculos que faltam: { $circles }
knaster-box-picked = Caixinha { $line-of }: { $points }, escolhida. Círculos que faltam: { $circles }
knaster-box-scored = Caixinha { $line-of }: { $points }, pontos ganhos
knaster-combinations = Combinações
knaster-circles-mean = = circule um número
knaster-circles = { $circles ->
    [0] 0 círculos
    [one] { $circles } círculo
   *[other] { $circles } círculos
}
knaster-example-three = 4 9 4 4 6
knaster-example-four = 8 8 5 8 8
knaster-example-five = 7 7 7 7 7
knaster-example-two_pairs = 6 3 9 3 6
knaster-example-full_house = 5 8 8 5 8
knaster-example-straight = 4 7 5 8 6

## What a class has missed

knaster-asked_circles = Círculos: { $result }

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knaster-circle_count = Circule { $circles ->
    [one] { $circles } número
   *[other] { $circles } números
} nesta linha, não { $drawn }.
refused-knaster-circled = Este { $number } já tem círculo. Escolha um sem círculo.
refused-knaster-done = Você já jogou nesta rodada. Espere um pouco.
refused-knaster-empty = Esta casa está vazia. Circule um número.
refused-knaster-not_full = Esta linha não está cheia: tem { $filled } de 5 números. Escreva ou circule um número.
refused-knaster-judge_first = Primeiro circule números na linha marcada.
refused-knaster-none_due = Uma linha dá círculos só uma vez: quando fica cheia. Escreva ou circule um número.
refused-knaster-not_due = Esta linha não dá círculos agora. Use a linha marcada.
refused-knaster-not_on_line = Esta casa não está na linha marcada. Escolha uma que esteja.
refused-knaster-nothing_possible = A cartela está cheia e não tem { $total } para circular. Toque em “Passar”.
refused-knaster-one_cell = Escreva ou circule só um número em cada rodada.
refused-knaster-one_line = Faça uma linha de cada vez.
refused-knaster-other_number = Os dados dão { $total }. Nesta casa está o { $number }. Escolha uma casa vazia ou um { $total }.
refused-knaster-taken = Nesta casa já está o { $number }. Escolha uma casa vazia.
