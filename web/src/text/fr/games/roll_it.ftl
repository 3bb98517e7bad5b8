# Roll-It Tic-Tac-Toe

roll_it-name = Roll-It Tic-Tac-Toe
roll_it-about = Lance deux dés. Pose un jeton sur le total. Alignes-en trois.
roll_it-first-seat = Le plus jeune commence. Ce sera le joueur 1.

roll_it-option-grids = Combien de grilles ?
roll_it-option-grids-value = { $value ->
    [4] Quatre
   *[9] Neuf
}
roll_it-option-grids-about = { $value ->
    [4] Une partie plus courte pour les plus jeunes. Il n’y a pas de grand morpion.
   *[9] Tout le plateau.
}
roll_it-option-board = Quel plateau ?
roll_it-option-board-value = Plateau { $value }
roll_it-option-board-about = Sur chaque plateau, les nombres sont placés différemment.

## What to do now

roll_it-prompt-place = Pose un jeton sur un { $total } libre.
roll_it-prompt-any_cell = Un 7 ! Il va partout. Pose un jeton sur un nombre libre.
roll_it-prompt-lost_turn = Avec un 2, tu perds ton tour. Touche « Passer ».
roll_it-prompt-none_free = Aucun { $total } n’est libre. Touche « Passer ».

## What happened

roll_it-total = { $name } lance { $action }. Cela fait { $total }.
roll_it-lost_turn = { $name } lance { $action }. Avec un { $total }, on perd son tour.
roll_it-none_free = { $name } lance { $action }. Aucun { $total } n’est libre.
roll_it-placed = { $name } pose un jeton sur un { $number }.
    .spoken = { $name } pose un jeton sur le { $number } : grille { $grid }, rangée { $row }, colonne { $column }.
    .do = Pose un jeton sur ce { $number }.
    .brief = { $name } : grille { $grid }, rangée { $row }, colonne { $column }.
roll_it-tic_tac_toe = Un morpion !
    .spoken = Un morpion dans la grille { $grid } !
    .turn = { $times } morpions dans la grille { $grid } !
roll_it-grand = Un grand morpion !
    .spoken = Un grand morpion sur les grilles { $grids } !

## The score

roll_it-score-chips = Jetons
    .figures = { $count } × { $each ->
        [one] { $each } point
       *[other] { $each } points
    }
# As in English
roll_it-score-tic_tac_toes = Morpions
    .figures = { $count } × { $each } points
# As in English
roll_it-score-grands = Grands morpions
    .figures = { $count } × { $each } points
roll_it-score-tie_break = En cas d’égalité : les nombres de tous les morpions
    .figures = { $value }
roll_it-ended-full = Tous les nombres sont couverts.
roll_it-ended-no_line = On ne peut plus faire de morpion.

## Hints: what a move gains, as parts of a list

hint-roll_it-look = Regarde la grille entourée. Quelle case est la meilleure ?
    .spoken = Regarde la grille { $grid }. Quelle case est la meilleure ?
hint-roll_it-grands = { $count ->
    [one] fait { $count } grand morpion
   *[other] fait { $count } grands morpions
}
hint-roll_it-completes = { $count ->
    [one] fait { $count } morpion
   *[other] fait { $count } morpions
}
hint-roll_it-blocks = { $count ->
    [one] empêche { $count } morpion
   *[other] empêche { $count } morpions
}
hint-roll_it-two_in_line = { $count ->
    [one] puis il manque un seul jeton à { $count } morpion
   *[other] puis il manque un seul jeton à { $count } morpions
}
hint-roll_it-chip = un jeton de plus

### Board

roll_it-board = Le plateau : les flèches du clavier vont d’une case à l’autre
roll_it-grid = { $grands ->
    [0] Grille { $grid }
   *[other] Grille { $grid }, dans un grand morpion : { $names }
}
roll_it-grid-lined = { $grid }, avec un morpion : { $names }
roll_it-cell-free = { $number }, grille { $grid }, rangée { $row }, colonne { $column }
roll_it-cell-open = { $number }, grille { $grid }, rangée { $row }, colonne { $column } : un jeton peut y aller
roll_it-cell-taken = { $name } sur { $number }, grille { $grid }, rangée { $row }, colonne { $column }
roll_it-cell-latest = { $name } sur { $number }, grille { $grid }, rangée { $row }, colonne { $column } : le dernier jeton
roll_it-cell-lined = { $cell }, dans un morpion
roll_it-cell-near = { $cell }, finit un morpion : { $names }

## Why not

refused-roll_it-lost_turn = Avec un 2, tu perds ton tour. Touche « Passer ».
refused-roll_it-none_free = Aucun { $total } n’est libre. Touche « Passer ».
refused-roll_it-not_in_play = Cette partie n’a que quatre grilles. Choisis une de ces grilles.
refused-roll_it-other_number = { $first } + { $second } font { $total }. Ici, il y a { $number }. Cherche un { $total } libre.
refused-roll_it-taken = Cette case a déjà un jeton. Choisis une case libre.
