# Knockout

knockout-name = Knockout
knockout-about = Décompose le total des dés. Éjecte des billes. Capture des nombres avec une deuxième bille.
knockout-first-seat = Les dés décident qui commence.

knockout-option-level = Comment veux-tu calculer ?
knockout-option-level-value = { $value ->
    [face2] Faces, deux dés
    [face3] Faces, trois dés
    [sum2] Sommes, deux dés
    [place] Dizaines et unités
   *[sum3] Sommes, trois dés
}
knockout-option-level-about = { $value ->
    [face2] Le plus facile : prends le nombre de chaque dé, ou les deux ensemble. Un double capture un nombre vide. Trois nombres capturés gagnent.
    [face3] Prends le nombre de chaque dé, ou les trois ensemble. Un double capture un nombre vide. Cinq nombres capturés gagnent.
    [sum2] Des nombres différents au choix qui font ensemble la somme des deux dés. Trois nombres capturés gagnent.
    [place] Le plus difficile : fais des dizaines et des unités avec les dés, par exemple 14 + 6 = 20, et trouve des nombres qui font ensemble ce total. Cinq nombres capturés gagnent.
   *[sum3] Des nombres différents au choix qui font ensemble la somme des trois dés. Cinq nombres capturés gagnent.
}
knockout-advice-long = À quatre joueurs, ce niveau dure longtemps : souvent plus de cent tours. Pour aller plus vite, choisis « { $level ->
    [face2] Faces, deux dés
    [sum2] Sommes, deux dés
   *[other] { $level }
} ».

## What to do now

knockout-prompt-no_move = Aucun nombre ouvert ne convient à ce lancer : passe.
knockout-prompt-sum = Choisis des nombres qui font ensemble { $total }.
knockout-prompt-faces = Prends le nombre de chaque dé, ou seulement le { $total }.
knockout-prompt-faces_only = Prends le nombre de chaque dé.
knockout-prompt-doubles = Prends le nombre de chaque dé, ou seulement le { $total }. Deux billes capturent le { $number }.
knockout-prompt-doubles_only = Prends le nombre de chaque dé. Deux billes capturent le { $number }.
knockout-prompt-sum_only = Choisis le { $total } : rien d’autre ne convient à ce lancer.
knockout-prompt-place_value = Fais un nombre avec des dizaines et des unités. Choisis ensuite des nombres qui le font ensemble.
knockout-step-complete = { $count ->
    [one] { $sum } va bien ! Touche « Valider ».
   *[other] { $sum }. Ça va ! Touche « Valider ».
}
knockout-step-missing = Tu as { $sum }. Il manque encore { $missing }.
knockout-step-more = Tu as { $sum }. Touche encore des nombres.
knockout-step-faces = Touche aussi { $numbers }.

## What happened

knockout-roll_off = Pour le premier tour, { $other } lance { $action }, en tout { $total }.
knockout-starts = { $other } commence.
knockout-tied = Égalité : { $others } relancent.
knockout-total = { $name } lance { $action }, en tout { $total }.
knockout-totals = { $name } lance { $action }. Cela fait { $totals }.
knockout-no_move = Aucun nombre ouvert ne convient.
knockout-placed = { $name } fait { $total } avec { $numbers }.
knockout-arranged = Avec dizaines et unités : { $arrangements }.
knockout-knocked_out = Bille éjectée : { $other }, sur { $numbers }.
knockout-captured = { $name } capture { $numbers } !

## The score

knockout-score-captures = Nombres capturés
    .figures = { $count ->
        [0] aucun
       *[other] { $count } : { $numbers }
    }
knockout-score-marbles = En cas d’égalité : billes sur l’anneau
    .figures = { $count }
knockout-ended-captures = Avec { $captures } nombres capturés, la partie est finie.
knockout-ended-no_move = En { $rolls } lancers de suite, personne n’a pu jouer.

## Hints: what a move gains, as parts of a list

hint-knockout-wins = capture { $numbers } et gagne
hint-knockout-captures = capture { $numbers }
hint-knockout-knocks_out = { $count ->
    [one] éjecte { $count } bille
   *[other] éjecte { $count } billes
}
hint-knockout-places = { $count ->
    [one] { $count } bille sur un nombre vide
   *[other] { $count } billes sur des nombres vides
}

### Board

knockout-board = L’anneau : les flèches du clavier vont d’un nombre à l’autre
knockout-number-empty = { $number } : vide
knockout-number-single = { $number } : une bille à { $name }
knockout-number-closed = { $number } : capturé par { $name }, fermé
knockout-number-open-place = { $number } : vide, une bille peut y aller
knockout-number-open-knock_out = { $number } : une bille à { $name }, tu pourrais l’éjecter
knockout-number-open-capture = { $number } : une bille à toi, une deuxième le capturerait
knockout-number-chosen-place = { $number } : ta bille va ici
knockout-number-chosen-knock_out = { $number } : ta bille va ici et éjecte celle qui est à { $name }
knockout-number-chosen-capture = { $number } : ta deuxième bille va ici et le capture
knockout-number-both = { $number } : tes deux billes vont ici et le capturent

knockout-missing = Il manque { $missing }
knockout-ready = Complet ✓
knockout-to-win = { $captures } nombres capturés gagnent
knockout-passes = { $passes } lancers sur { $end } de suite sans coup
knockout-totals-heading = Totaux des dés : choisis-en un pour voir comment les dés le font
knockout-look-at-total = { $count ->
    [one] { $count } total est encore possible. Touche-le pour voir comment.
   *[other] { $count } totaux sont encore possibles. Touches-en un pour voir comment.
}
knockout-lost = n’est plus possible
knockout-total-left = { $total } : il manque { $missing }
knockout-total-reached = { $total } : complet
knockout-total-lost = { $total } : n’est plus possible

## Why not

refused-knockout-captured = Le { $number } est capturé : il reste fermé jusqu’à la fin de la partie.
refused-knockout-faces_or_sum = Les dés montrent { $faces } : prends chacun de ces nombres, ou seulement la somme { $total }.
refused-knockout-misadded = Tu as { $sum }, pas { $total }.
refused-knockout-no_completion = Tu as { $sum }. Aucun nombre libre ne mène à { $total }.
refused-knockout-no_completion_place = Tu as { $sum }. Aucun nombre libre ne mène à un total des dés.
refused-knockout-not_a_place_total = Tu as { $sum }. Ces dés font { $totals }.
refused-knockout-not_doubles = On ne capture d’un coup qu’un nombre que deux dés montrent, et pas le { $number }.
refused-knockout-not_empty = Il y a déjà une bille sur le { $number }, donc le double ne peut pas le capturer : il ne reste que la somme { $total }.
refused-knockout-other_total = Tu as { $sum }. Les dés font { $total }.
refused-knockout-too_much = Tu as { $sum }. C’est plus que { $total }.
refused-knockout-triple = Trois dés pareils ne comptent qu’ensemble : { $total }.
refused-knockout-twice = Tu ne peux prendre le { $number } qu’une fois par tour.
