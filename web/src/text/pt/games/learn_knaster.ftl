knaster-card-time = A partir de 8 anos · cerca de 20 minutos
knaster-card-hard = Uma rodada para aprender
knaster-card-learns = Treina: somar, combinações, chances
knaster-prompt-own_total = Some os dados. Depois toque em uma casa vazia, ou circule esse número.
knaster-prompt-own_bonus = Sua linha está cheia. Qual é a combinação? Toque na caixinha da linha, depois nos números.
knaster-prompt-own_bonuses = Várias linhas estão cheias. Toque na caixinha de uma, depois nos números para circular.
knaster-own_rolled = { $name } tira { $action } para todo mundo.
knaster-own_last = { $name } tira { $action }. É o último lançamento.
knaster-own_completed = { $name } completa uma linha.

knaster-lesson-start = Sua cartela já tem quatro números. Toque em “Lançar”.
knaster-lesson-wrong = Você tirou 7. Tente este 5 e veja.
knaster-lesson-write = Um 5 não é um 7. Escreva o 7 aqui.
knaster-lesson-robot = O robô também escreve 7. Cada lançamento vale para os dois.
knaster-lesson-line = Um 5: escreva aqui, e a fileira fica cheia.
knaster-lesson-circles = 7 7 7 5 5 é um trio e par. Agora faça dois círculos!
knaster-lesson-robot2 = Agora é o robô.
knaster-lesson-again = Lance os dados.
knaster-lesson-circle = Escreva um 7 ou circule um que você já tem. Circule este!
knaster-lesson-rounds = A partida continua. Fique de olho na sua primeira fileira.
knaster-lesson-box = Já há quatro círculos na sua fileira. Agora o robô lança para os dois.
knaster-lesson-fifth = Um 5! Circule, e a fileira inteira está pronta.
knaster-lesson-points = A fileira vale 9 pontos, e cada círculo vale 1.
knaster-lesson-lines = Colunas e diagonais também contam. Só um número escrito preenche uma linha.
knaster-lesson-list = A lista mostra o que dá círculos. O resto não dá.
knaster-lesson-several = Duas linhas de uma vez? Escolha qual vem primeiro. Os círculos ficam.
knaster-lesson-full = As 25 casas estão cheias? Falta um último lançamento. Nenhuma jogada serve? Toque em “Passar”.
knaster-lesson-end = Ganha quem tem mais pontos. Se jogar só você, tente passar de 50. Continue jogando!

joy-knaster-line_completed = { $result }!
joy-knaster-box_scored = { $points } pontos!

## What a robot is like

robot-habit-knaster = { $level ->
    [easy] Dot costuma escrever fileira por fileira.
    [medium] Rusty olha as fileiras e esquece as colunas.
   *[hard] Ada pensa em tudo.
}

## Why a match was won

why-knaster-box_scored =
    { $winners } { $winners-count ->
        [one] ganhou
       *[other] ganharam
    } { $count ->
        [one] { $count } caixinha
       *[other] { $count } caixinhas
    } a mais que { $others }.
why-knaster-line_completed =
    { $winners } { $winners-count ->
        [one] fez
       *[other] fizeram
    } { $count ->
        [one] { $count } boa linha
       *[other] { $count } boas linhas
    } a mais que { $others }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knaster-own_answer = { $dice } dá { $total }, não { $answer }. Toque no { $total }.
refused-knaster-own_number = { $dice } dá { $total }. Nesta casa está o { $number }. Escolha uma casa vazia ou um { $total }.
refused-knaster-own_circles = { $result }. Faça { $circles ->
    [one] { $circles } círculo
   *[other] { $circles } círculos
}. Você fez { $drawn }.
refused-knaster-own_box = Toque também na caixinha da linha cheia.
refused-knaster-own_look_up = Procure números iguais na linha. Depois procure na lista.
