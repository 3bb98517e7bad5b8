# Tips for a first match, each shown once on a device: what an event or a prompt of the rules means for what to do next.

guide-knockout-prompt-sum = Toque em números acesos que somam o total.
guide-knockout-prompt-doubles = Dois dados iguais! Toque duas vezes no número deles para capturar.
guide-knockout-prompt-place_value = Toque em um total embaixo da roda para ver como.
guide-knockout-knocked_out = Expulsa! Duas da mesma cor estão a salvo.
guide-knockout-captured = Capturado! Isso vale um ponto.

guide-knaster-prompt-write = Todo mundo tem este número. Toque em uma casa vazia para escrever.
guide-knaster-prompt-write_or_circle = Circule este número ou escreva de novo.
guide-knaster-line_without_result = Esta linha está cheia, mas não tem combinação.
guide-knaster-box_scored = Os pontos da caixinha são seus.
guide-knaster-one_more_roll = Uma cartela está cheia. Agora vem um último número para todo mundo.

guide-roll_it-prompt-place = Os números marcados estão livres para você. Toque em um.
guide-roll_it-prompt-any_cell = O 7 dá sorte! Ele vai em qualquer lugar.
guide-roll_it-tic_tac_toe = { $grids ->
    [9] Um Tic-Tac-Toe: 3 pontos a mais! Ganhe três grades em linha para um Grande Tic-Tac-Toe!
   *[other] Um Tic-Tac-Toe: 3 pontos a mais!
}
guide-roll_it-grand = Um Grande Tic-Tac-Toe! São 5 pontos a mais.

guide-lowdown-prompt-open = Toque em um número e uma cor, depois em uma casa.
guide-lowdown-prompt-secret_or_wild = Estes dois são seus. Toque nos dois, depois em uma casa.
guide-lowdown-prompt-cross = Três iguais, ou 10 no total! Toque na linha para riscar.
guide-lowdown-blacked_out = Uma casa preta vale 6 pontos.
guide-lowdown-last_turn = A partida acaba depois desta vez.

guide-roll_out-prompt-both = Toque em uma peça com um destes números.
guide-roll_out-rolled_out = Deu Roll Out! Tudo o que está no centro volta.
guide-roll_out-few_left = Agora um dado basta.
