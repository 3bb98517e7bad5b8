roll_it-card-time = A partir de 6 anos · cerca de 15 minutos (quatro grades)
roll_it-card-hard = Rápido de aprender
roll_it-card-learns = Treina: somar, linhas, chances
roll_it-prompt-own_total = Some os dados. Um 7 serve em qualquer lugar. Toque em uma casa livre que serve. Nenhuma? Toque em “Passar”.
roll_it-own_rolled = { $name } tira { $action }.

roll_it-lesson-start = Toque em “Lançar”. Os dados dizem qual número você pode usar.
roll_it-lesson-wrong = 1 e 3 dão 4. Tente o 11 e veja.
roll_it-lesson-place = O 11 não serve. Coloque sua ficha no 4.
roll_it-lesson-robot = Agora o robô lança e coloca uma ficha.
roll_it-lesson-again = Sua vez: lance os dados.
roll_it-lesson-beside = 1 e 2 dão 3. Coloque a ficha ao lado do seu 4.
roll_it-lesson-robot2 = O robô continua. Fique de olho na coluna dele.
roll_it-lesson-third = Lance de novo.
roll_it-lesson-line = 2 e 4 dão 6. Isso completa sua fileira!
roll_it-lesson-points = Um Tic-Tac-Toe: três pontos a mais! Agora o robô lança.
roll_it-lesson-luck = Com um 2, quem joga perde a vez: o robô passou. Lance.
roll_it-lesson-block = Um 7 vai em qualquer lugar. Bloqueie com ele a coluna do robô!
roll_it-lesson-rounds = A partida continua. Fique de olho nas grades embaixo da sua fileira.
roll_it-lesson-last = Três grades em linha fazem um Grande Tic-Tac-Toe. Lance para fazer o seu!
roll_it-lesson-grand = 5 e 6 dão 11. Coloque a ficha aqui: um Grande Tic-Tac-Toe!
roll_it-lesson-lost = Um Grande Tic-Tac-Toe vale cinco pontos. Nenhuma casa livre serve? Você perde a vez.
roll_it-lesson-shared = Uma ficha pode completar duas linhas, e as duas contam. As fichas nunca acabam.
roll_it-lesson-finish = Não dá mais para fazer linhas? A partida acaba. Cada ficha vale um ponto.
roll_it-lesson-end = Empatou? Some os números embaixo das suas linhas. Agora continue jogando!

# As in English
joy-roll_it-tic_tac_toe = Tic-Tac-Toe!
joy-roll_it-grand = Grande Tic-Tac-Toe!

## What a robot is like

robot-habit-roll_it = { $level ->
    [easy] Dot gosta de ficar em uma grade só.
    [medium] Rusty muitas vezes esquece de bloquear você.
   *[hard] Ada pensa em tudo.
}

## Why a match was won

why-roll_it-grand =
    { $winners } { $winners-count ->
        [one] fez
       *[other] fizeram
    } { $count ->
        [one] { $count } Grande Tic-Tac-Toe
       *[other] { $count } Grandes Tic-Tac-Toes
    } a mais que { $others }.
why-roll_it-tic_tac_toe =
    { $winners } { $winners-count ->
        [one] fez
       *[other] fizeram
    } { $count ->
        [one] { $count } Tic-Tac-Toe
       *[other] { $count } Tic-Tac-Toes
    } a mais que { $others }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_it-own_number = { $dice } dá { $total }. Nesta casa está o { $number }. Ache um { $total } livre. Nenhum? Toque em “Passar”.
refused-roll_it-own_lost = { $dice } dá { $total }. Com um { $total }, você perde a vez. Toque em “Passar”.
refused-roll_it-own_free = { $dice } dá { $total }. Uma casa com { $total } ainda está livre. Ache essa casa.
refused-roll_it-own_any = { $dice } dá { $total }. Um { $total } vai em qualquer casa livre. Escolha uma.
