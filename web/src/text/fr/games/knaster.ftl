# Knaster

knaster-name = Knaster
knaster-about = Un lancer pour tous. Écris le nombre ou entoure-le. Fais de bonnes combinaisons.
knaster-first-seat = Le plus jeune lance en premier. Ce sera le joueur 1.

# Le nom des lignes et des combinaisons, partout où l’on en parle.
knaster-say-row1 = la rangée 1
knaster-say-row2 = la rangée 2
knaster-say-row3 = la rangée 3
knaster-say-row4 = la rangée 4
knaster-say-row5 = la rangée 5
knaster-say-cola = la colonne a
knaster-say-colb = la colonne b
knaster-say-colc = la colonne c
knaster-say-cold = la colonne d
knaster-say-cole = la colonne e
knaster-say-diag1 = la diagonale qui part d’en haut à gauche
knaster-say-diag2 = la diagonale qui part d’en bas à gauche
knaster-say-three = Brelan
knaster-say-four = Carré
knaster-say-five = Cinq pareils
knaster-say-two_pairs = Deux paires
knaster-say-full_house = Full
knaster-say-straight = Suite

## What to do now

knaster-prompt-write = Écris le { $total } dans une case vide.
    .brief = Écris le { $total }.
knaster-prompt-write_or_circle = Écris le { $total } dans une case vide. Ou entoure un { $total } déjà écrit.
    .spoken = Écris le { $total }, ou entoure { $cells }.
knaster-prompt-circle = Ta feuille est pleine. Entoure un { $total }.
knaster-prompt-pass = Ta feuille est pleine, sans { $total } à entourer. Touche « Passer ».
knaster-prompt-bonus = { $result } ! Entoure { $circles ->
    [one] { $circles } nombre
   *[other] { $circles } nombres
} sur la ligne marquée.
    .spoken = Entoure { $circles ->
        [one] { $circles } nombre
       *[other] { $circles } nombres
    } dans { $line }.
knaster-prompt-bonuses = Plusieurs lignes ! Touche l’encadré d’une ligne, puis ses nombres.
    .spoken = Des cercles pour { $lines } ! Touche l’encadré d’une ligne, puis ses nombres.
knaster-step-line = Touche maintenant l’encadré de cette ligne.
knaster-step-circle = Entoure { $circles ->
    [one] encore { $circles } nombre
   *[other] encore { $circles } nombres
} sur la ligne marquée.
    .spoken = Entoure { $circles ->
        [one] encore { $circles } nombre
       *[other] encore { $circles } nombres
    } dans { $line }.

## What happened

knaster-total = { $name } lance { $action }. Tout le monde joue le { $total }.
    .brief = { $name } lance { $action }.
knaster-last_total = { $name } lance { $action }. Le dernier nombre est { $total }.
    .brief = { $name } lance { $action }.
knaster-written = { $name } écrit le { $number }.
    .spoken = { $name } écrit le { $number } en { $cell }.
    .do = Écris le { $number }.
    .brief = { $name } écrit en { $cell }.
knaster-circled = { $name } entoure un { $number }.
    .spoken = { $name } entoure le { $number } en { $cell }.
    .do = Entoure ce { $number }.
    .brief = { $name } entoure { $cell }.
knaster-bonus_circled = { $name } entoure { $numbers }.
    .spoken = { $name } entoure { $numbers } en { $cells }.
    .do = Entoure { $numbers }.
    .brief = { $name } entoure { $cells }.
knaster-line_completed = { $result } : { $circles ->
    [one] { $circles } cercle
   *[other] { $circles } cercles
} !
    .spoken = { $result } dans { $line } : { $circles ->
    [one] { $circles } cercle
   *[other] { $circles } cercles
} !
    .brief = { $result } dans { $line } !
knaster-line_without_result = Une ligne est pleine, mais sans combinaison.
    .spoken = Pas de combinaison dans { $line }.
    .brief = { "" }
    .turn = Pas de combinaison dans { $lines }.
knaster-bonus_dropped = Une ligne n’a plus rien à entourer.
    .spoken = Plus rien à entourer dans { $line }.
knaster-box_scored = Cinq cercles sur une ligne : { $points } points !
    .spoken = Cinq cercles dans { $line } : { $points } points !
    .turn = Cinq cercles dans { $lines } : { $points } points !
knaster-sheet_full = { $name } a rempli sa feuille.
    .brief = { "" }
knaster-one_more_roll = Encore un lancer, le dernier.
    .brief = Encore un lancer.

## Hints

hint-knaster-look = Regarde la ligne entourée. Quelle case est la meilleure ?
    .spoken = Regarde { $line }. Quelle case est la meilleure ?
hint-knaster-completes = { $result } : { $circles ->
    [one] { $circles } cercle
   *[other] { $circles } cercles
}
    .spoken = { $result } dans { $line } : { $circles ->
    [one] { $circles } cercle
   *[other] { $circles } cercles
}
hint-knaster-scores = cinq cercles sur une ligne : { $points } points
    .spoken = cinq cercles dans { $line } : { $points } points
hint-knaster-circles = { $count ->
    [one] { $count } cercle de plus
   *[other] { $count } cercles de plus
}
hint-knaster-awaits = va bien ensuite avec { $numbers }
    .spoken = permet ensuite une combinaison dans { $line } avec { $numbers }
hint-knaster-joins = va bien avec le { $number }
    .spoken = va bien avec le { $number } dans { $line }
hint-knaster-runs = laisse une suite possible
    .spoken = laisse une suite possible dans { $line }
hint-knaster-spares = laisse libres de bonnes lignes

## The score

knaster-score-boxes = Encadrés
    .figures = { $boxes }
knaster-score-circles = Cercles
    .figures = { $count ->
        [one] { $count } cercle
       *[other] { $count } cercles
    }
knaster-ended-full = Une feuille était pleine. Le dernier lancer est joué.
    .brief = Une feuille était pleine.
knaster-ended-alone = Ta feuille est pleine. Bien joué ! La prochaine fois, vise plus de 50 points.
knaster-ended-good = Ta feuille est pleine. Plus de 50 points : c’est bien !
knaster-ended-brilliant = Ta feuille est pleine. Plus de 80 points : c’est excellent !
knaster-ended-spectacular = Ta feuille est pleine. Plus de 100 points : c’est super !

## The board

knaster-slip = Feuille de jeu : { $name }
knaster-others = Les autres feuilles
knaster-look = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $state ->
    [waiting] doit encore jouer
    [done] a joué
   *[resting] regarder cette feuille
}
knaster-cell-empty = { $cell } : vide
knaster-cell-open = { $cell } : vide, tu peux y écrire
knaster-cell-number = { $cell } : { $number }
knaster-cell-number-open = { $cell } : { $number }, tu peux l’entourer
knaster-cell-circled = { $cell } : { $number }, entouré
knaster-cell-picked = { $cell } : { $number }, choisi pour un cercle
knaster-box-empty = Encadré de { $line } : { $points }
knaster-box-near = Encadré de { $line } : { $points }. Il manque un nombre : { $result }
knaster-box-due = Encadré de { $line } : { $points }. Il reste des cercles à faire
knaster-box-open = Encadré de { $line } : { $points }. { $result }, cercles à faire : { $circles }
knaster-box-picked = Encadré de { $line } : { $points }, choisi. Cercles à faire : { $circles }
knaster-box-scored = Encadré de { $line } : { $points }, gagné
knaster-combinations = Combinaisons
knaster-circles-mean = = entourer un nombre
knaster-circles = { $circles ->
    [one] { $circles } cercle
   *[other] { $circles } cercles
}
knaster-example-three = 4 9 4 4 6
knaster-example-four = 8 8 5 8 8
knaster-example-five = 7 7 7 7 7
knaster-example-two_pairs = 6 3 9 3 6
knaster-example-full_house = 5 8 8 5 8
knaster-example-straight = 4 7 5 8 6

## Why not

refused-knaster-circle_count = Entoure { $circles ->
    [one] { $circles } nombre
   *[other] { $circles } nombres
} sur cette ligne, pas { $drawn }.
refused-knaster-circled = Ce { $number } a déjà un cercle. Choisis une autre case.
refused-knaster-done = Tu as déjà joué. Attends les autres.
refused-knaster-empty = Cette case est vide. Entoure un nombre déjà écrit.
refused-knaster-not_full = Cette ligne n’est pas pleine : { $filled ->
    [one] { $filled } nombre
   *[other] { $filled } nombres
} sur 5. Écris ou entoure un nombre.
refused-knaster-judge_first = Entoure d’abord des nombres sur la ligne marquée.
refused-knaster-none_due = Une ligne donne des cercles une seule fois : quand elle se remplit. Écris ou entoure un nombre.
refused-knaster-not_due = Cette ligne ne donne pas de cercles maintenant. Prends la ligne marquée.
refused-knaster-not_on_line = Cette case n’est pas sur la ligne marquée. Choisis-en une de cette ligne.
refused-knaster-nothing_possible = Ta feuille est pleine, sans { $total } à entourer. Touche « Passer ».
refused-knaster-one_cell = À chaque tour, écris ou entoure un seul nombre.
refused-knaster-one_line = Prends une ligne après l’autre.
refused-knaster-other_number = Les dés font { $total }. Ici, il y a { $number }. Choisis une autre case.
refused-knaster-taken = Cette case a déjà un { $number }. Choisis une case vide.

## What a class has missed

knaster-asked_circles = Cercles : { $result }
