# Calculer soi-même.

work-choice = Qui calcule ?
work-choice-value = { $value ->
    [self] Calcule toi-même
   *[page] Rollbook t’aide
}
work-choice-about = { $value ->
    [self] Tu additionnes les dés. Rien ne s’allume. Chaque erreur est expliquée.
   *[page] Rollbook additionne les dés et allume ce qui convient.
}
work-answers = Combien font les dés ?
work-open = ?
work-count = Compter ce point
work-right = { $name } : { $right ->
    [one] { $right } juste
   *[other] { $right } justes
} au premier essai, sur { $moves }
remark-work = Chacun calcule lui-même.
refused-picks_incomplete = Ce n’est pas encore un coup entier : touche encore quelque chose.
refused-answer_first = Additionne d’abord les dés. Touche ce qu’ils font.
refused-own_again = Pas { $answer }. Compte encore une fois.
refused-own_near = Presque, mais ce n’est pas { $answer }. Compte encore une fois.
refused-own_look_again = Tu peux jouer. Additionne les dés et regarde encore.
refused-own_count_dots = Compte les points sur les dés.
refused-own_count_on = Pars de { $first }. Compte encore { $more }.
refused-own_tens = Mets deux dés côte à côte : { $tens } et { $ones } font { $number }.
refused-own_sum = { $dice } font { $total }. Regarde ce qui va.

## The shelf

card-people = Entre amis
# As in English
card-robot = Robot
card-play = Jouer
card-more = En savoir plus : { $game }
grown-ups = Pour les adultes
card-change = Préparer…
set-up-game = Le jeu
set-up-table = La table
set-up-beginners = bien pour débuter

## A first match, step by step

puzzles = Énigmes
learn = Montre
learn-heading = Ta première partie
learn-next = Suivant
learn-go = Continuer à jouer
learn-leave = Arrêter la leçon
learn-confirm = Touche « { $confirm } ». Avant, tu peux encore changer.
learn-ring = Touche l’anneau doré.
learn-step = { $number } sur { $steps }

## How a match went

story-alone = Bravo : une partie entière en solo !
story-shared = Égalité ! Bravo à tous.
story-close = C’était serré ! { $others } { $others-count ->
    [one] a
   *[other] ont
} failli gagner.
story-behind = Quel retour ! { $others } { $others-count ->
    [one] était
   *[other] étaient
} devant, mais { $winners } { $winners-count ->
    [one] a
   *[other] ont
} gagné.
story-ahead = { $winners } { $winners-count ->
    [one] a
   *[other] ont
} mené la plupart du temps. { $others } { $others-count ->
    [one] n’a
   *[other] n’ont
} jamais abandonné !

rules-contents = Sommaire

## What a robot is like, where a game has no robot-habit-GAME of its own

robot-habit = { $level ->
    [easy] Pépin se trompe souvent.
    [medium] Rouillot se trompe parfois.
   *[hard] Ada pense à tout.
}

## Another robot, after matches that were lost or won

result-robot = Jouer maintenant contre { $name }
    .small = { $way ->
        [easier] plus facile
       *[stronger] plus dur
    }
result-best = Ton meilleur moment :
result-own =
    { $words }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-short =
    Il ne manquait que { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
result-over =
    Juste { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de trop.
result-more = Plus
result-moments = Meilleurs moments
