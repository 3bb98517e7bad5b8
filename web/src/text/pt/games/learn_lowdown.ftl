lowdown-card-time = A partir de 9 anos · cerca de 25 minutos
lowdown-card-hard = Uma partida para aprender
lowdown-card-learns = Treina: formar 10, planejar, chances
lowdown-prompt-own_cross = Qual linha dá 10 ou tem três números iguais? Risque essa linha.

lowdown-lesson-start = Ganha quem tem menos pontos. Toque em “Lançar”.
lowdown-lesson-write = Pegue o 1 e o vermelho. Toque nesta casa vermelha.
lowdown-lesson-robot = O robô pega dois dados que sobraram. Depois ele lança.
lowdown-lesson-cup = Agora o copo é seu. Toque em “Levantar o copo”.
lowdown-lesson-wrong = Esta casa já está ocupada. Toque nela e veja.
lowdown-lesson-second = Pegue o 5 e o laranja para esta casa laranja.
lowdown-lesson-third = Sua vez. Você quer um 4! Lance.
lowdown-lesson-line = 1 + 5 + 4 = 10. Uma casa de duas cores também aceita vermelho.
lowdown-lesson-cross = Eles dão 10. Risque os três: agora valem 0!
lowdown-lesson-robot2 = 10 pontos a menos! Três iguais também servem. Agora é o robô.
lowdown-lesson-wild = Com um curinga, o 1 vai em qualquer casa. Use um!
lowdown-lesson-fourth = Você ainda tem três curingas. Lance.
lowdown-lesson-peek = O 5 e o 6 são altos. Olhe embaixo do copo!
lowdown-lesson-lift = Agora você precisa usar os dados dele. O robô levanta o copo.
lowdown-lesson-hidden = O 2 é baixo. Escreva aqui com o verde.
lowdown-lesson-rounds = A partida continua. Você usa seus curingas e preenche a grade A.
lowdown-lesson-stuck = Dois dados são para você. Toque em “Levantar o copo”.
lowdown-lesson-black = O laranja não serve, e os curingas acabaram. Pinte esta casa de preto.
lowdown-lesson-boxes = Uma casa preta vale 6 pontos. Na sua vez, olhe antes embaixo do copo.
lowdown-lesson-lines = Linhas riscadas não têm casas em comum. Você pode riscar depois.
lowdown-lesson-full = Com duas grades cheias, a partida acaba. Casas vazias valem 0.
lowdown-lesson-end = Ganha quem tem menos pontos. Agora continue jogando!

joy-lowdown-crossed = Uma linha de { $points } riscada!
joy-lowdown-grid_filled = Grade cheia!

## What a robot is like

robot-habit-lowdown = { $level ->
    [easy] Dot muitas vezes esquece de riscar.
    [medium] Rusty muitas vezes não vê um 10.
   *[hard] Ada pensa em tudo.
}

## Why a match was won

why-lowdown-crossed =
    { $winners } { $winners-count ->
        [one] riscou
       *[other] riscaram
    } { $count ->
        [one] { $count } linha
       *[other] { $count } linhas
    } a mais que { $others }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-lowdown-own_line = { $sum } dá { $total }. Risque uma linha que dá 10, ou três iguais.
refused-lowdown-own_help_write = Pegue um número e uma cor. Quais casas vazias aceitam essa cor?
refused-lowdown-own_help_cross = Some cada linha cheia. Risque uma que dá 10, ou três iguais.
