# Roll Out

roll_out-name = Roll Out
roll_out-about = Leve nove peças para o centro. Vire as peças da outra pessoa. Pare na hora certa!
roll_out-first-seat = Os dados mostram quem começa.

## What to do now

roll_out-prompt-both = Use { $first } e { $second }.
roll_out-prompt-both_or_sum = Use { $first } e { $second }, ou só o { $total }.
roll_out-prompt-any = { $kinds ->
    [1] Use o { $first } uma ou duas vezes.
   *[other] Use { $first }, { $second } ou os dois.
}
roll_out-prompt-any_or_sum = { $kinds ->
    [1] Use o { $first } uma ou duas vezes, ou só o { $total }.
   *[other] Use { $first }, { $second } ou os dois, ou só o { $total }.
}
roll_out-prompt-one = Use o { $number }. Nada mais serve.
    .spoken = Use o { $number }.
roll_out-prompt-one_or_sum = Use o { $number }, ou só o { $total }.
roll_out-prompt-sum = Use só o { $total }. Nada mais serve.
    .spoken = Use só o { $total }.
roll_out-prompt-roll_out = Você não pode usar { $first } e { $second }. Roll Out: suas peças do centro voltam. Toque em “Passar”.
roll_out-prompt-decide = { $count ->
    [0] O centro está vazio. Parar ou lançar de novo?
   *[other] Parar e deixar { $numbers } a salvo? Ou lançar de novo?
}
roll_out-step-both = Agora use também o { $number }.
roll_out-step-also = Toque em “Confirmar” ou use também o { $number }.

## What happened

roll_out-roll_off = { $other } tira { $first } e { $second }. Dá { $total }.
roll_out-starts = { $other } começa.
roll_out-tied = Empate: { $others } lançam de novo.
roll_out-rolled = { $name } tira { $first } e { $second }.
roll_out-few_left = { $name } tira { $first } e { $second }. Agora um dado basta.
    .short = Restam poucas peças: um dado basta.
roll_out-no_use = { $name } tira { $first } e { $second }, mas não pode usar.
    .short = { $first } e { $second } não servem.
    .brief = { "" }
roll_out-moved = { $name } leva o { $number } para o centro.
    .turn = { $name } leva { $numbers } para o centro.
    .do = Leve o { $number } para o centro.
    .brief = { "" }
roll_out-turned_up = { $name } desvira o { $number }.
    .turn = { $name } desvira { $numbers }.
    .do = Desvire o { $number }.
roll_out-flipped = { $name } vira o { $number } de { $other }.
    .turn = { $name } vira { $numbers } de { $other }.
    .do = Vire o { $number } de { $other }.
roll_out-rolls_on = { $count ->
    [0] { $name } lança de novo.
   *[other] { $name } lança de novo, com { $numbers } no centro.
}
    .spoken = { $name } lança de novo.
    .turn = { $name } lança de novo { $times ->
        [one] { $times } vez
       *[other] { $times } vezes
    }.
    .do = Lance de novo.
    .brief = { "" }
roll_out-stopped = { $count ->
    [0] { $name } decide parar.
    [one] { $name } decide parar: { $numbers } está a salvo.
   *[other] { $name } decide parar: { $numbers } estão a salvo.
}
    .short = { $count ->
        [0] { $name } parou.
       *[other] { $name } parou. A salvo: { $numbers }
    }
    .do = Pare.
roll_out-rolled_out = { $count ->
    [0] Roll Out de { $name }.
    [one] Roll Out de { $name }: { $numbers } volta.
   *[other] Roll Out de { $name }: { $numbers } voltam.
}
    .short = { $count ->
        [0] Roll Out de { $name }.
       *[other] Roll Out de { $name }. De volta: { $numbers }
    }

## The score

roll_out-score-out = Peças fora
    .figures = { $count }
roll_out-score-centre = Peças no centro, no fim
    .figures = { $count }
roll_out-score-words = { $safe } a salvo
    .more = { $at_stake } em risco
roll_out-ended-cleared = A última peça saiu da fileira.

## Hints: what a move gains, as parts of a list

hint-roll_out-look_other = Olhe primeiro as peças de { $other }.
hint-roll_out-look_own = Olhe primeiro as suas peças.
hint-roll_out-wins = leva a última peça para o centro e ganha
hint-roll_out-moves = { $count ->
    [one] leva { $count } peça para o centro
   *[other] leva { $count } peças para o centro
}
hint-roll_out-flips = { $count ->
    [one] vira { $count } peça da outra pessoa
   *[other] vira { $count } peças da outra pessoa
}
hint-roll_out-turns_up = { $count ->
    [one] desvira { $count } peça
   *[other] desvira { $count } peças
}
hint-roll_out-stops = { $count ->
    [0] cerca de { $percent } em 100 lançamentos não servem
   *[other] deixa { $numbers } a salvo: uns { $percent } em 100 lançamentos não servem
}
hint-roll_out-rolls_on = { $count ->
    [0] nada em risco
   *[other] só cerca de { $percent } em 100 lançamentos não servem
}

### Board

roll_out-board = A mesa: use as setas para ir de peça em peça
roll_out-row = Na frente de { $name }
roll_out-centre = O centro
roll_out-out = Fora
roll_out-pile = { $count ->
    [0] { $name }: nada fora
   *[other] { $name }: { $count } fora ({ $numbers })
}
roll_out-checker-up = { $number } de { $name }
roll_out-checker-white = { $number } de { $name }, lado branco para cima
roll_out-checker-centre = { $number } de { $name }, no centro
roll_out-checker-open-c = { $number } de { $name }: pode ir para o centro
roll_out-checker-open-u = { $number } de { $name }, lado branco para cima: você pode desvirar
roll_out-checker-open-f = { $number } de { $name }: você pode virar para o branco
roll_out-checker-chosen-c = { $number } de { $name }: vai para o centro
roll_out-checker-chosen-u = { $number } de { $name }: desvira
roll_out-checker-chosen-f = { $number } de { $name }: vira para o branco
roll_out-sign-c = para o centro
roll_out-sign-u = desvirar
roll_out-sign-f = virar para o branco
roll_out-stop = Parar
roll_out-stop-about = { $count ->
    [0] Sua vez termina
   *[other] A salvo: { $numbers }
}
roll_out-roll = Lançar de novo
roll_out-roll-about = { $count ->
    [0] Nada em risco
   *[other] Em risco: { $numbers }
}
roll_out-risk = Risco: { $ways } de { $of } lançamentos

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_out-decide = Este lançamento já foi usado. Pare ou lance de novo.
refused-roll_out-in_centre = Seu { $number } já está no centro. Escolha outra peça.
refused-roll_out-no_sum = Os dados mostram { $first } e { $second }. Use esses: não há peça { $total }.
refused-roll_out-not_white = Seu { $number } já está com a cor para cima. Escolha outra peça.
refused-roll_out-one_die = Use os dois dados. Ainda falta o { $number }.
refused-roll_out-opponent_out = O { $number } da outra pessoa já está fora. Escolha outra peça.
refused-roll_out-opponent_white = O { $number } da outra pessoa já está branco. Escolha outra peça.
refused-roll_out-other_die = Use os dois dados. Depois disso, o { $number } não serviria. Ache um jeito para os dois.
refused-roll_out-other_numbers = Os dados mostram { $first } e { $second }. Use esses, ou { $first } + { $second } = { $total }.
refused-roll_out-out = Seu { $number } já está fora. Escolha outra peça.
refused-roll_out-rolled_out = Você não pode usar { $first } e { $second }. É um Roll Out: toque em “Passar”.
refused-roll_out-use_first = Primeiro use { $first } e { $second }.
refused-roll_out-white = Seu { $number } está com o branco para cima. Desvire primeiro.
