# Lowdown

lowdown-name = Lowdown
lowdown-about = Pegue um número e uma cor. Preencha suas grades. Risque o máximo de pontos que puder.
lowdown-first-seat = A criança mais nova começa. Ela fica no lugar 1.

# How colours and lines are called, wherever they are spoken of.
lowdown-say-red = vermelho
lowdown-say-orange = laranja
lowdown-say-yellow = amarelo
lowdown-say-green = verde
lowdown-say-blue = azul
lowdown-say-purple = roxo
lowdown-say-row1 = fileira 1
    .the = a fileira 1
    .in = na fileira 1
lowdown-say-row2 = fileira 2
    .the = a fileira 2
    .in = na fileira 2
lowdown-say-row3 = fileira 3
    .the = a fileira 3
    .in = na fileira 3
lowdown-say-col1 = coluna 1
    .the = a coluna 1
    .in = na coluna 1
lowdown-say-col2 = coluna 2
    .the = a coluna 2
    .in = na coluna 2
lowdown-say-col3 = coluna 3
    .the = a coluna 3
    .in = na coluna 3
lowdown-say-diag1 = diagonal que começa no alto à esquerda
    .the = a diagonal que começa no alto à esquerda
    .in = na diagonal que começa no alto à esquerda
lowdown-say-diag2 = diagonal que começa embaixo à esquerda
    .the = a diagonal que começa embaixo à esquerda
    .in = na diagonal que começa embaixo à esquerda
# A line of a grid: { $what } is one of the lines above, { $where } the grid's letter.
lowdown-say-within = { $what } da grade { $where }
    .the = { $what-the } da grade { $where }
    .in = { $what-in } da grade { $where }

## What to do now

lowdown-prompt-open = Toque em um número, uma cor e uma casa. Ou olhe embaixo do copo.
    .spoken = { $wilds ->
        [0] Escolha um número, uma cor e uma casa.
       *[other] Escolha um número, uma cor ou um curinga, e uma casa.
    } Ou olhe embaixo do copo.
    .brief = Escolha, ou olhe embaixo do copo.
lowdown-prompt-secret = Estes dois são seus: { $numbers } e { $colours }. Toque nos dois e em uma casa.
lowdown-prompt-secret_or_wild = Estes dois são seus: { $numbers } e { $colours }. Toque nos dois e em uma casa. Um curinga também serve.
lowdown-prompt-left = Agora você: toque em um número, uma cor e uma casa.
    .spoken = { $wilds ->
        [0] Agora você: { $numbers } e { $colours }.
       *[other] Agora você: { $numbers } e { $colours }, ou um curinga.
    }
lowdown-prompt-wild = Suas cores não servem em nenhuma casa vazia. Use um curinga.
lowdown-prompt-wild_or_peek = Estas cores não servem em nenhuma casa vazia. Use um curinga ou olhe embaixo do copo.
lowdown-prompt-black = Você não pode escrever nada. Escolha uma casa para pintar de preto.
lowdown-prompt-black_or_peek = Você não pode escrever nada. Olhe embaixo do copo ou pinte uma casa de preto.
lowdown-prompt-cross = { $count ->
    [one] Risque a linha marcada: { $points } pontos a menos!
   *[other] Risque uma linha marcada: até { $points } pontos a menos!
}
    .spoken = Risque uma linha: { $lines }. São { $count ->
        [one] { $points }
       *[other] até { $points }
    } pontos a menos.
lowdown-prompt-roll = Lance quatro dados: dois números e duas cores.
    .button = Lançar
    .brief = Lance os dados.
lowdown-prompt-lift = Levante o copo. Você também pode usar os dois dados dele.
    .button = Levantar o copo
    .robot = { $name } vai levantar o copo
    .brief = Levante o copo.
lowdown-prompt-lift_for_one = Levante o copo. { $other } precisa usar os dois dados embaixo dele.
    .button = Levantar o copo
    .robot = { $name } vai levantar o copo
    .brief = Levante o copo.
lowdown-step-number = Agora um número.
lowdown-step-colour = Agora uma cor.
    .spoken = { $wilds ->
        [0] Agora uma cor.
       *[other] Agora uma cor ou um curinga.
    }
lowdown-step-box = Agora uma casa que aceita { $colour }.
lowdown-step-no_box = Nenhuma casa vazia aceita { $colour }. Use um curinga ou outra cor.
lowdown-step-any_box = Agora uma casa vazia.
lowdown-step-wild = Esta casa aceita { $takes }, não { $colour }. Use um curinga ou outra casa.
lowdown-step-only_wild = Esta casa aceita { $takes }. Use um curinga ou outra casa.

## What happened

lowdown-open_dice = { $name } tira { $numbers }, mais { $colours }.
lowdown-secret_dice = { $other } levanta o copo: { $number } e { $colour }.
lowdown-peeked = { $name } olha embaixo do copo.
    .do = Olhe embaixo do copo.
lowdown-wrote = { $name } escreve { $number } com { $colour }.
    .spoken = { $name } escreve { $number } com { $colour } em { $box }.
    .do = Escreva { $number } com { $colour }.
    .brief = { $name } escreve { $number } em { $box }.
lowdown-wrote_wild = { $name } escreve { $number } com um curinga: { $left ->
    [0] não sobra nenhum
    [one] sobra { $left }
   *[other] sobram { $left }
}.
    .spoken = { $name } escreve { $number } em { $box } com um curinga: { $left ->
        [0] não sobra nenhum
        [one] sobra { $left }
       *[other] sobram { $left }
    }.
    .do = Escreva { $number } com um curinga.
    .brief = { $name }: curinga { $number }, { $box }.
lowdown-blacked_out = { $name } pinta uma casa de preto.
    .spoken = { $name } pinta { $box } de preto.
    .do = Pinte esta casa de preto.
lowdown-set_aside = { $number } e { $colour } ficam de lado.
    .spoken = { "" }
lowdown-grid_filled = A grade { $grid } de { $name } está cheia.
lowdown-last_turn = A segunda grade cheia! A partida acaba depois desta vez.
    .brief = A partida acaba depois desta vez.
lowdown-crossed = { $name } risca { $numbers }: { $points } pontos a menos!
    .spoken = { $name } risca { $line-the } ({ $numbers }): { $points } pontos a menos!
    .do = Risque { $numbers }.
    .brief = { $name } risca { $line-the }.
lowdown-done = { $name } não risca mais nada.
    .do = Não risque mais nada.
    .brief = { "" }

## Hints

hint-lowdown-look = Olhe a grade { $grid }. Procure um bom lugar ali.
hint-lowdown-completes = faz uma linha para riscar: { $points } pontos a menos
    .spoken = completa { $line-the }: { $points } pontos a menos
hint-lowdown-prepares = depois, com { $numbers }, dá para riscar uma linha
    .spoken = depois, com { $numbers }, dá para riscar { $line-the }
hint-lowdown-adds = { $points ->
    [0] não custa nenhum ponto
    [one] custa só { $points } ponto
   *[other] custa só { $points } pontos
}
hint-lowdown-wild = usa um curinga, { $left ->
    [0] não sobra nenhum
    [one] sobra { $left }
   *[other] sobram { $left }
}
hint-lowdown-crosses = { $points } pontos a menos
hint-lowdown-done = guarda estes números para uma linha melhor
hint-lowdown-peek = espera dados melhores embaixo do copo
hint-lowdown-black = estraga o mínimo de linhas

## The score

lowdown-score-grid = Grade { $grid }
    .figures = { $numbers }
lowdown-score-blackouts = Casas pretas
    .figures = { $count } × { $each } pontos
lowdown-ended-two_grids = Duas grades cheias: { $others }. Ganha quem tem menos pontos.
    .brief = Duas grades cheias: ganha quem tem menos pontos.

### Board

lowdown-board = Grades de { $name }: use as setas para ir de casa em casa
lowdown-sheet = Quadro de { $name }
lowdown-look = { $name }, curingas que sobram: { $wilds }. Ver este quadro
lowdown-box-empty = { $box }, { $colours }: vazia
lowdown-box-open = { $box }, { $colours }: você pode escolher
lowdown-box-picked = { $box }, { $colours }: escolhida
lowdown-box-number = { $box }: { $number }
lowdown-box-crossed = { $box }: { $number }, riscado
lowdown-box-black = { $box }: casa preta
lowdown-wild = Curinga
lowdown-wilds = Escrever com um curinga, em qualquer casa: { $left ->
    [0] não sobra nenhum
    [one] sobra { $left }
   *[other] sobram { $left }
} de { $wilds }
lowdown-dice = Os dados
lowdown-die = { $face }
lowdown-die-take = { $face }: pegar este dado
lowdown-die-aside = { $face }: de lado
lowdown-aside = De lado
lowdown-cup = Copo de { $name }
lowdown-peek = Olhar embaixo do copo de { $name }
lowdown-peek-short = Olhar
lowdown-crossing = Linhas que você pode riscar
lowdown-line = Riscar { $line-the }:
lowdown-done-short = Não riscar nada
lowdown-gain = { $points } a menos

## What a class has missed

lowdown-asked_line = Uma linha cheia: { $sum } = { $total }
lowdown-asked_box = Uma casa para { $colour }
lowdown-asked_none = Quando nenhuma cor serve

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-lowdown-box_filled = Esta casa já está ocupada. Escolha uma vazia.
refused-lowdown-box_no_colour = Esta casa aceita { $takes }. Você tem { $colours } e nenhum curinga. Escolha outra casa.
refused-lowdown-box_other_colour = Esta casa aceita { $takes }, não { $colour }. Escolha outra casa.
refused-lowdown-colour_needed = Diga também a cor que pega, como em “wild 5 red B4”.
refused-lowdown-colour_not_open = Não há { $colour } para você. Você pode pegar { $colours }.
refused-lowdown-cup_lifted = O copo já está levantado. Use os dois dados dele.
refused-lowdown-line_crossed = Esta linha já está riscada. Escolha outra.
refused-lowdown-line_not_written = Esta linha não tem três números. Escolha uma que tenha.
refused-lowdown-line_shares_box = Esta linha tem uma casa já riscada. Escolha outra linha.
refused-lowdown-line_total = Esta linha dá { $total }. Escolha uma que dá 10, ou três números iguais.
refused-lowdown-no_box_for_colour = Nenhuma das suas casas vazias aceita { $colour }. Escolha outra cor.
refused-lowdown-no_colour_needed = Para isso você não precisa de cor. Deixe a cor de fora.
refused-lowdown-no_wild_left = Você não tem mais curingas. Use uma cor.
refused-lowdown-not_stuck = Pinte uma casa de preto só quando nada mais serve. Escreva um número.
refused-lowdown-number_not_open = Não há { $number } para você. Você pode pegar { $numbers }.
refused-lowdown-only_active_peeks = Você só pode olhar na sua vez. Pegue um número e uma cor.
refused-lowdown-only_blackout = Você não pode escrever nada. Escolha uma casa vazia para pintar de preto.
refused-lowdown-write_first = Primeiro escreva um número. Depois você pode riscar uma linha.
refused-lowdown-written_already = Você já preencheu uma casa. Risque uma linha ou toque em “Não riscar nada”.
