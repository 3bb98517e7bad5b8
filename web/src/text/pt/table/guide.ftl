# Tips for a first match, each shown once on a device: what an event or a prompt of the rules means for what to do next.

guide-knockout-prompt-sum = Toque em números acesos que somam o total. Uma única bolinha pode ser expulsa. Duas suas ficam a salvo.
guide-knockout-prompt-faces = Toque no número de cada dado, ou só no total. Os números acesos servem.
guide-knockout-prompt-doubles = Dois dados iguais! Toque duas vezes no número deles para capturar.
guide-knockout-prompt-place_value = Embaixo da roda estão os totais que seus dados formam. Toque em um para ver como. Depois toque em números na roda.
guide-knockout-knocked_out = Expulsa! Uma única bolinha nunca está a salvo. Duas da mesma cor estão a salvo.
guide-knockout-captured = Capturado! Duas bolinhas da mesma cor fecham o número. Isso vale um ponto.

guide-knaster-prompt-write = Todo mundo tem este número. Toque em uma casa vazia para escrever. Pense nas linhas!
guide-knaster-prompt-write_or_circle = Você já tem este número. Toque nele para circular. Ou escreva de novo.
guide-knaster-prompt-bonus = Sua linha é uma combinação! Toque nos números que você quer circular.
guide-knaster-line_without_result = Esta linha está cheia, mas não tem combinação. A lista mostra as combinações.
guide-knaster-box_scored = Os cinco números têm círculo. Os pontos da caixinha são seus.
guide-knaster-one_more_roll = Uma cartela está cheia. Agora vem um último número para todo mundo.

guide-roll_it-prompt-place = Os números marcados estão livres para você. Toque em um. Três fichas suas em linha dão pontos.
guide-roll_it-prompt-any_cell = O 7 dá sorte! Ele vai em qualquer lugar. Dá para completar uma linha?
guide-roll_it-tic_tac_toe = { $grids ->
    [9] Um Tic-Tac-Toe: 3 pontos a mais! Ganhe três grades em linha para um Grande Tic-Tac-Toe!
   *[other] Um Tic-Tac-Toe: 3 pontos a mais!
}
guide-roll_it-grand = Um Grande Tic-Tac-Toe! São 5 pontos a mais.

guide-lowdown-prompt-open = Ganha quem tem menos pontos. Toque em um número e uma cor, depois em uma casa.
guide-lowdown-prompt-left = Agora você: pegue um número e uma cor que sobraram. Escreva no seu quadro.
guide-lowdown-prompt-secret_or_wild = Você olhou. Estes dois são seus. Toque nos dois, depois em uma casa. Ou use um curinga como cor.
guide-lowdown-prompt-cross = Três iguais, ou 10 no total! Toque na linha para riscar. Assim ela não dá pontos.
guide-lowdown-blacked_out = Uma casa preta vale 6 pontos. Nunca dá para riscar essa casa.
guide-lowdown-last_turn = Um quadro tem duas grades cheias. A partida acaba depois desta vez.

guide-roll_out-prompt-both = Toque em uma peça com um destes números. A sua vai para o centro. A da outra pessoa fica branca.
guide-roll_out-prompt-both_or_sum = Toque na sua peça para levar ao centro. Ou toque na da outra pessoa para virar.
guide-roll_out-rolled_out = Deu Roll Out! Tudo o que está no centro volta. Na próxima vez, pare na hora certa.
guide-roll_out-few_left = Só sobraram uma ou duas peças na frente. Agora um dado basta.
