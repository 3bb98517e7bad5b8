# Working it out oneself.

work-choice = Quem faz as contas?
work-choice-value = { $value ->
    [self] Você faz as contas
   *[page] O Rollbook ajuda
}
work-choice-about = { $value ->
    [self] Você soma os dados. Nada acende. Quando você erra, o Rollbook explica.
   *[page] O Rollbook soma os dados e acende o que serve.
}
work-answers = Quanto dão os dados?
work-open = ?
work-count = Contar este ponto
work-right = { $name }: { $right } de { $moves } certas de primeira
remark-work = Cada pessoa faz as próprias contas.

## The shelf

card-people = Em grupo
card-robot = Robô
card-play = Jogar
card-more = Mais sobre { $game }
grown-ups = Para adultos
card-change = Preparar…
set-up-game = O jogo
set-up-table = A mesa
set-up-beginners = bom para a primeira partida

## A first match, step by step

puzzles = Desafios
learn = Ver como
learn-heading = A primeira partida
learn-next = Próximo
learn-go = Continuar
learn-leave = Parar a lição
learn-confirm = Toque em “{ $confirm }”. Até lá, você pode mudar.
learn-ring = Toque no aro dourado.
learn-step = { $number } de { $steps }

## How a match went

story-alone = Você conseguiu: uma partida inteira por sua conta!
story-shared = Empate! Todo mundo jogou bem.
story-close =
    Foi por pouco! { $others } quase { $others-count ->
        [one] ganhou
       *[other] ganharam
    }.
story-behind =
    Que virada! { $others } { $others-count ->
        [one] estava
       *[other] estavam
    } na frente, e { $winners } { $winners-count ->
        [one] virou
       *[other] viraram
    } o jogo.
story-ahead =
    { $winners } { $winners-count ->
        [one] ficou
       *[other] ficaram
    } na frente quase o tempo todo. { $others } nunca { $others-count ->
        [one] desistiu
       *[other] desistiram
    }!

rules-contents = Conteúdo

## What a robot is like, where a game has no robot-habit-GAME of its own

robot-habit = { $level ->
    [easy] Dot erra muitas vezes.
    [medium] Rusty erra às vezes.
   *[hard] Ada pensa em tudo.
}

## Another robot, after matches that were lost or won

result-robot = Agora jogar contra { $name }
    .small = { $way ->
        [easier] mais fácil
       *[stronger] mais difícil
    }
result-best = Seu melhor momento:
result-own =
    { $words }, { $points ->
        [0] 0 pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
result-short =
    Só { $points ->
        [0] faltaram 0 pontos
        [one] faltou { $points } ponto
       *[other] faltaram { $points } pontos
    }.
result-over =
    Só { $points ->
        [0] 0 pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    } a mais.
result-more = Mais
result-moments = Melhores momentos

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-picks_incomplete = A jogada ainda não está completa: toque em mais alguma coisa.
refused-answer_first = Some os dados primeiro. Depois toque no resultado.
refused-own_again = Não dá { $answer }. Conte de novo.
refused-own_near = Quase, mas não dá { $answer }. Conte de novo.
refused-own_look_again = Alguma coisa serve. Some os dados e olhe de novo.
refused-own_count_dots = Conte os pontinhos dos dados.
refused-own_count_on = Comece no { $first }. Conte mais { $more }.
refused-own_tens = Coloque dois dados lado a lado: { $tens } e { $ones } formam { $number }.
refused-own_sum = { $dice } dá { $total }. Veja o que serve.
