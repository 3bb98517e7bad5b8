# Knockout

knockout-name = Knockout
knockout-about = Separe o total dos dados em partes. Expulse bolinhas. Capture números com uma segunda bolinha.
    .aim = Com { $level ->
        [face2] três
        [sum2] três
       *[other] cinco
    } capturas você ganha.
knockout-first-seat = Os dados mostram quem começa.

knockout-option-level = Como você quer calcular?
knockout-option-level-value = { $value ->
    [face2] Faces, dois dados
    [face3] Faces, três dados
    [sum2] Somas, dois dados
    [place] Dezenas e unidades
   *[sum3] Somas, três dados
}
knockout-option-level-about = { $value ->
    [face2] O mais fácil. Use o número de cada dado ou a soma. Dois dados iguais capturam um número vazio. Com três capturas você ganha.
    [face3] Use o número de cada dado ou a soma. Dois dados iguais capturam um número vazio. Com cinco capturas você ganha.
    [sum2] Ache números que somam o total dos dois dados. Use cada um só uma vez. Com três capturas você ganha.
    [place] O mais difícil. Forme um número com dezenas e unidades, como 14 + 6 = 20. Ache números que somam esse total. Com cinco capturas você ganha.
   *[sum3] Ache números que somam o total dos três dados. Use cada um só uma vez. Com cinco capturas você ganha.
}
knockout-advice-long = Com quatro pessoas, a partida é longa. Muitas vezes, passa de 100 jogadas. Mais rápido: “{ $level ->
    [face2] Faces, dois dados
    [sum2] Somas, dois dados
   *[other] { $level }
}”.

## What to do now

knockout-prompt-no_move = Nenhum número aberto serve. Toque em “Passar”.
knockout-prompt-sum = Toque em números que somam { $total }.
knockout-prompt-faces = Toque no número de cada dado. Ou toque só no { $total }.
knockout-prompt-faces_only = Toque no número de cada dado.
knockout-prompt-doubles = Toque no número de cada dado. Ou toque só no { $total }. Duas bolinhas capturam o { $number }.
knockout-prompt-doubles_only = Toque no número de cada dado. Duas bolinhas capturam o { $number }.
knockout-prompt-sum_only = Toque no { $total }. Nada mais serve.
knockout-prompt-place_value = Forme um número com dezenas e unidades. Depois toque em números que somam esse total.
knockout-step-complete = { $count ->
    [one] O { $sum } serve! Toque em “Confirmar”.
   *[other] { $sum }. Serve! Toque em “Confirmar”.
}
knockout-step-missing = Você tem { $sum }. { $missing ->
    [one] Falta { $missing }.
   *[other] Faltam { $missing }.
}
knockout-step-more = Você tem { $sum }. Toque em mais números.
knockout-step-faces = Agora toque também em { $numbers }.

## What happened

knockout-roll_off = { $other } tira { $action }. Dá { $total }.
knockout-starts = { $other } começa.
knockout-tied = Empate: { $others } lançam de novo.
knockout-total = { $name } tira { $action }. Dá { $total }.
knockout-totals = { $name } tira { $action }. Dá para formar { $totals }.
knockout-no_move = Nenhum número aberto serve.
knockout-placed = { $name } faz { $total } com { $numbers }.
    .do = Faça { $total } com { $numbers }.
    .spoken = { $name } usa { $numbers }.
knockout-arranged = Os dados: { $arrangements }.
knockout-knocked_out = { $numbers-count ->
    [one] Bolinha expulsa
   *[other] Bolinhas expulsas
} de { $other }: { $numbers }.
knockout-captured = { $name } captura { $numbers }!

## The score

knockout-score-captures = Números capturados
    .figures = { $count ->
        [0] nenhum
       *[other] { $count }: { $numbers }
    }
knockout-score-marbles = Desempate: bolinhas na roda
    .figures = { $count }
knockout-ended-captures = Com { $captures } capturas, a partida acaba.
knockout-ended-no_move = Todo mundo teve { $rolls } lançamentos seguidos sem jogada.
    .brief = Ninguém conseguia jogar.

## Hints: what a move gains, as parts of a list

hint-knockout-look = Olhe do { $low } ao { $high }. Ali há uma boa jogada.
hint-knockout-wins = captura { $numbers } e ganha
hint-knockout-captures = captura { $numbers }
hint-knockout-knocks_out = { $count ->
    [one] expulsa { $count } bolinha
   *[other] expulsa { $count } bolinhas
}
hint-knockout-places = { $count ->
    [one] coloca { $count } bolinha em um número vazio
   *[other] coloca { $count } bolinhas em números vazios
}

### Board

knockout-board = A roda: use as setas para ir de número em número
knockout-number-empty = { $number }: vazio
knockout-number-single = { $number }: bolinha de { $name }
knockout-number-closed = { $number }: captura de { $name }, fechado
knockout-number-open-place = { $number }: vazio, uma bolinha pode ir aqui
knockout-number-open-knock_out = { $number }: bolinha de { $name }, você pode expulsar
knockout-number-open-capture = { $number }: sua bolinha, com mais uma você captura o número
knockout-number-chosen-place = { $number }: sua bolinha vem para cá
knockout-number-chosen-knock_out = { $number }: sua bolinha vem para cá e expulsa a de { $name }
knockout-number-chosen-capture = { $number }: sua segunda bolinha vem para cá e captura o número
knockout-number-both = { $number }: suas duas bolinhas vêm para cá e capturam o número

knockout-missing = { $missing ->
    [one] Falta { $missing }
   *[other] Faltam { $missing }
}
knockout-ready = Serve ✓
knockout-to-win = { $captures } capturas para ganhar
knockout-passes = { $passes } de { $end } lançamentos sem jogada
knockout-totals-heading = Totais dos dados: escolha um para ver como se forma
knockout-look-at-total = { $count ->
    [one] Você ainda pode formar { $count } total. Toque nele para ver como.
   *[other] Você ainda pode formar { $count } totais. Toque em um para ver como.
}
knockout-lost = não dá mais
knockout-total-left = { $total }: { $missing ->
    [one] falta { $missing }
   *[other] faltam { $missing }
}
knockout-total-reached = { $total }: completo
knockout-total-lost = { $total }: não dá mais

## What a class has missed

knockout-asked_split = Separar { $total }: { $sum }
knockout-asked_faces = Cada dado, ou todos: { $sum }
knockout-asked_place = Dezenas e unidades: { $faces }

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knockout-captured = O { $number } já foi capturado e está fechado. Escolha outro número.
refused-knockout-faces_or_sum = Os dados mostram { $faces }. Use cada número, ou só o { $total }.
refused-knockout-misadded = Você tem { $sum }, não { $total }. Conte de novo.
refused-knockout-no_completion = Você tem { $sum }. Nenhum número aberto completa { $total }. Desmarque um.
refused-knockout-no_completion_place = Você tem { $sum }. Nenhum número aberto completa um total dos dados. Desmarque um.
refused-knockout-not_a_place_total = Você tem { $sum }. Estes dados formam { $totals }. Ache um jeito de fazer um deles.
refused-knockout-not_doubles = Duas bolinhas no { $number } precisam de dois dados com { $number }. Desmarque uma.
refused-knockout-not_empty = O { $number } já tem bolinha. Dois dados iguais só capturam um número vazio: use o { $total }.
refused-knockout-other_total = Você tem { $sum }. Os dados dão { $total }. Ache um jeito de fazer { $total }.
refused-knockout-too_much = Você tem { $sum }. É mais que { $total }. Desmarque um número.
refused-knockout-triple = Três dados iguais só contam juntos. Use o { $total }.
refused-knockout-twice = Você pode usar o { $number } só uma vez. Escolha outro número.
