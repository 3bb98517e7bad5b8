roll_out-card-time = A partir de 7 anos · cerca de 15 minutos
roll_out-card-hard = Uma rodada para aprender
roll_out-card-learns = Treina: somas até 9, risco, chances
roll_out-prompt-own_both = Use os dois dados, ou some os dois. Nenhuma jogada serve? Toque em “Passar”.
roll_out-prompt-own_few = Use um dado, os dois, ou some os dois. Nenhuma jogada serve? Toque em “Passar”.
roll_out-own_rolled = { $name } tira { $first } e { $second }.

roll_out-lesson-start = Faça suas nove peças saírem. Toque em “Lançar”.
roll_out-lesson-wrong = Você tirou 3 e 4. Tente o 5 e veja.
roll_out-lesson-both = O 5 não serve. Leve o 4 e o 3 para o centro.
roll_out-lesson-on = As peças ainda não estão a salvo. Coragem: lance de novo!
roll_out-lesson-again = Toque em “Lançar”.
roll_out-lesson-sum = 2 e 6 dão 8. Uma peça para os dois dados!
roll_out-lesson-stop = Três peças estão no centro. Pare, e elas ficam a salvo.
roll_out-lesson-robot = Agora o robô lança. Fique de olho no seu 5.
roll_out-lesson-third = O robô virou seu 5 para o branco. Um 5 desvira a peça. Lance.
roll_out-lesson-up = Desvire o seu 5. Leve o 1 para o centro.
roll_out-lesson-brave = Seu 1 está em risco. Coragem mais uma vez: lance!
roll_out-lesson-risk = Os dois dados precisam servir, ou a soma deles. Toque em “Lançar”.
roll_out-lesson-out = Nenhuma peça serve para o 4 ou o 10. Toque em “Passar”.
roll_out-lesson-back = Deu Roll Out: seu 1 voltou. Seu 5 continua desvirado.
roll_out-lesson-double = Dois 5: são duas jogadas. Desvire a peça, depois leve para o centro.
roll_out-lesson-must = Use cada lançamento que serve. Depois pare ou lance de novo.
roll_out-lesson-few = Só uma ou duas peças na frente? Então um dado basta.
roll_out-lesson-end = Nenhuma peça na frente? Você ganha na hora. Agora continue jogando!

alas-roll_out-rolled_out = Deu Roll Out!

## What a robot is like

robot-habit-roll_out = { $level ->
    [easy] Dot costuma lançar uma vez a mais do que devia.
    [medium] Rusty costuma parar cedo demais.
   *[hard] Ada pensa em tudo.
}

## Why a match was won

why-roll_out-rolled_out =
    { $others } { $others-count ->
        [one] teve
       *[other] tiveram
    } { $count ->
        [one] { $count } Roll Out
       *[other] { $count } Roll Outs
    } a mais que { $winners }.
why-roll_out-stopped =
    { $winners } { $winners-count ->
        [one] parou
       *[other] pararam
    } na hora certa { $count ->
        [one] { $count } vez
       *[other] { $count } vezes
    } a mais.
moment-roll_out-stopped =
    { $count ->
        [one] { $count } peça fora
       *[other] { $count } peças fora
    } de uma vez só!

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_out-own_number = { $dice } dá { $total }. Esta peça é o { $number }. Escolha uma que serve. Nenhuma? Toque em “Passar”.
