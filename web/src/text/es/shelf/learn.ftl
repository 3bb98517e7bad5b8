# Calcular sin ayuda.

work-choice = ¿Quién calcula?
work-choice-value = { $value ->
    [self] Calculas tú
   *[page] Rollbook te ayuda
}
work-choice-about = { $value ->
    [self] Sumas tú los dados. No se ilumina nada. Cada error se explica.
   *[page] Rollbook suma los dados e ilumina lo que sirve.
}
work-answers = ¿Cuánto suman los dados?
work-open = ?
work-count = Contar este punto
work-right = { $name }: { $right } de { $moves } bien a la primera
remark-work = Cada uno calcula por su cuenta.
refused-picks_incomplete = Todavía no es una jugada entera: toca algo más.
refused-answer_first = Suma primero los dados. Toca lo que suman.
refused-own_again = No es { $answer }. Cuenta otra vez.
refused-own_near = Muy cerca, pero no es { $answer }. Cuenta otra vez.
refused-own_look_again = Puedes jugar. Suma los dados y mira otra vez.
refused-own_count_dots = Cuenta los puntos de los dados.
refused-own_count_on = Empieza en { $first }. Cuenta { $more } más.
refused-own_tens = Pon dos dados uno al lado del otro. { $tens } y { $ones } forman { $number }.
refused-own_sum = { $dice } son { $total }. Mira qué sirve.

## The shelf

card-people = Juntos
# As in English
card-robot = Robot
card-play = Jugar
card-more = Más sobre { $game }
grown-ups = Para docentes y familias
card-change = Preparar…
set-up-game = El juego
set-up-table = La mesa
set-up-beginners = bueno para empezar

## A first match, step by step

puzzles = Acertijos
learn = Guíame
learn-heading = Tu primera partida
learn-next = Siguiente
learn-go = Seguir jugando
learn-leave = Terminar la lección
learn-confirm = Toca «{ $confirm }». Hasta entonces puedes cambiar.
learn-ring = Toca el anillo dorado.
learn-step = { $number } de { $steps }

## How a match went

story-alone = ¡Bien hecho! Una partida entera en solitario.
story-shared = ¡Empate! Muy bien, todos.
story-close =
    ¡Qué reñido! { $others-count ->
        [one] { $others } casi gana
       *[other] { $others } casi ganan
    }.
story-behind =
    ¡Qué remontada! { $others } { $others-count ->
        [one] iba
       *[other] iban
    } por delante, pero al final { $winners-count ->
        [one] gana
       *[other] ganan
    } { $winners }.
story-ahead =
    { $winners } { $winners-count ->
        [one] iba
       *[other] iban
    } por delante casi siempre. ¡Y bravo por { $others }!

rules-contents = Contenido

## What a robot is like, where a game has no robot-habit-GAME of its own

robot-habit = { $level ->
    [easy] Puntito se equivoca a menudo.
    [medium] Tuerca se equivoca a veces.
   *[hard] Ada piensa en todo.
}

## Another robot, after matches that were lost or won

result-robot = Jugar ahora contra { $name }
    .small = { $way ->
        [easier] más fácil
       *[stronger] más difícil
    }
result-best = Tu mejor momento:
result-own =
    { $words }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
result-short =
    Solo te { $points ->
        [one] faltó 1 punto
       *[other] faltaron { $points } puntos
    }.
result-over =
    Solo te { $points ->
        [one] sobró 1 punto
       *[other] sobraron { $points } puntos
    }.
result-more = Más
result-moments = Mejores momentos
