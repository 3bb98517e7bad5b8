knockout-card-time = A partir de 7 anos · cerca de 25 minutos
knockout-card-hard = Rápido de aprender
knockout-card-learns = Treina: somar, decompor números, dezenas e unidades
knockout-option-level-example = { $value ->
    [face2] 4 e 3: 4 e 3, ou 7
    [face3] 4, 3 e 1: os três, ou 8
    [sum2] 4 e 3: 7, 5 + 2, 6 + 1…
    [place] 1, 4 e 6: 14 + 6 = 20
   *[sum3] 4, 3 e 1: 8, 6 + 2, 5 + 2 + 1…
}
knockout-prompt-own_faces = Use cada dado, ou some os dados. Nada serve? Toque em “Passar”.
knockout-prompt-own_sum = Some os dados. Escolha números com o mesmo total. Nada serve? Toque em “Passar”.
knockout-prompt-own_place = Forme um número com dezenas e unidades. Escolha números que somam esse total.
knockout-own_rolled = { $name } tira { $action }.

knockout-lesson-start = Toque em “Lançar” para lançar seus dados.
knockout-lesson-wrong = 3 e 4 dão 7. Tente o 9 e veja.
knockout-lesson-break = 9 é demais. Coloque bolinhas no 3 e no 4.
knockout-lesson-holes = Cada número tem dois buracos. Dentro e fora valem o mesmo.
knockout-lesson-robot = Todos os dados contam: 3 e 4 dão 7. Agora é o robô.
knockout-lesson-again = Lance de novo.
knockout-lesson-capture = 1 e 3 dão 4. Sua bolinha está lá: capture o 4!
knockout-lesson-hit = Duas bolinhas: o 4 é seu para sempre. Veja o que o robô faz.
knockout-lesson-third = O robô expulsou sua única bolinha do 3. Lance!
knockout-lesson-back = Seu 10 expulsa a bolinha do robô. Vamos lá!
knockout-lesson-closed = Agora sua bolinha está no 10. Veja o que o robô captura.
knockout-lesson-fourth = O robô tem o 3. Agora 3 e 4 estão fechados. Lance!
knockout-lesson-pass = Nenhum número aberto dá 4. Só assim você pode passar. Toque em “Passar”.
knockout-lesson-more = Em uma jogada, dá para capturar vários números. As bolinhas nunca acabam.
knockout-lesson-stuck = Todo mundo passou duas vezes seguidas? Ganha quem tem mais capturas. Empatou? Ganha quem tem mais bolinhas.
knockout-lesson-end = Com três capturas você ganha. Agora continue jogando!

joy-knockout-captured = Captura: { $numbers }!
moment-knockout-captured = { $numbers-count ->
    [one] Número { $numbers } capturado!
   *[other] { $numbers } capturados de uma vez!
}

## What a robot is like

robot-habit-knockout = { $level ->
    [easy] Dot gosta de usar um número só.
    [medium] Rusty quase nunca expulsa suas bolinhas.
   *[hard] Ada pensa em tudo.
}

## Why a match was won

why-knockout-captured =
    { $winners } { $winners-count ->
        [one] capturou
       *[other] capturaram
    } { $count ->
        [one] { $count } número
       *[other] { $count } números
    } a mais que { $others }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knockout-own_total = { $dice } dá { $total }. Você escolheu { $made }. Ache um jeito de fazer { $total }. Não dá? Toque em “Passar”.
refused-knockout-own_totals = { $dice } dá { $total }. { $numbers } dá { $made }. Ache um jeito de fazer { $total }. Não dá? Toque em “Passar”.
refused-knockout-own_faces = Use cada dado: { $faces }. Ou todos juntos: { $dice } dá { $total }.
refused-knockout-own_place = Os dados não formam { $made }. Mas { $arrangement } dá { $total }. Ache um jeito de fazer { $total }. Não dá? Toque em “Passar”.
refused-knockout-own_places = { $numbers } dá { $made }. Os dados não formam { $made }. Mas { $arrangement } dá { $total }. Ache um jeito de fazer { $total }. Não dá? Toque em “Passar”.
