# Knockout

knockout-name = Knockout
knockout-about = Décompose le total des dés. Éjecte des billes. Capture des nombres avec une deuxième bille.
    .aim = Avec { $level ->
        [face2] trois
        [sum2] trois
       *[other] cinq
    } captures, tu gagnes.
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
    [face2] Le plus facile. Prends le nombre de chaque dé, ou les deux ensemble. Un double capture un nombre vide. Avec trois captures, tu gagnes.
    [face3] Prends le nombre de chaque dé, ou les trois ensemble. Un double capture un nombre vide. Avec cinq captures, tu gagnes.
    [sum2] Prends des nombres différents qui font la somme des deux dés. Avec trois captures, tu gagnes.
    [place] Le plus difficile. Fais des dizaines et des unités, comme 14 + 6 = 20. Trouve des nombres qui font ce total. Avec cinq captures, tu gagnes.
   *[sum3] Prends des nombres différents qui font la somme des trois dés. Avec cinq captures, tu gagnes.
}
knockout-advice-long = À quatre, c’est long : souvent plus de cent tours. Plus rapide : « { $level ->
    [face2] Faces, deux dés
    [sum2] Sommes, deux dés
   *[other] { $level }
} ».

## What to do now

knockout-prompt-no_move = Aucun nombre ouvert ne convient à ce lancer. Touche « Passer ».
knockout-prompt-sum = Touche des nombres qui font ensemble { $total }.
knockout-prompt-faces = Touche le nombre de chaque dé. Ou seulement le { $total }.
knockout-prompt-faces_only = Touche le nombre de chaque dé.
knockout-prompt-doubles = Touche le nombre de chaque dé. Ou seulement le { $total }. Deux billes capturent le { $number }.
knockout-prompt-doubles_only = Touche le nombre de chaque dé. Deux billes capturent le { $number }.
knockout-prompt-sum_only = Touche le { $total }. Rien d’autre n’est possible avec ce lancer.
knockout-prompt-place_value = Fais un nombre avec des dizaines et des unités. Touche ensuite des nombres qui font ce total.
knockout-step-complete = { $count ->
    [one] { $sum } : ça convient ! Touche « Valider ».
   *[other] { $sum }. Ça convient ! Touche « Valider ».
}
knockout-step-missing = Tu as { $sum }. Il manque encore { $missing }.
knockout-step-more = Tu as { $sum }. Touche encore des nombres.
knockout-step-faces = Touche aussi { $numbers }.

## What happened

knockout-roll_off = { $other } lance { $action }. Cela fait { $total }.
knockout-starts = { $other } commence.
knockout-tied = Égalité : { $others } relancent.
knockout-total = { $name } lance { $action }. Cela fait { $total }.
knockout-totals = { $name } lance { $action }. Cela fait { $totals }.
knockout-no_move = Aucun nombre ouvert ne convient.
knockout-placed = { $name } fait { $total } avec { $numbers }.
    .do = Fais { $total } avec { $numbers }.
    .spoken = { $name } utilise { $numbers }.
knockout-arranged = Les dés : { $arrangements }.
knockout-knocked_out = { $other } perd { $numbers-count ->
    [one] sa bille
   *[other] ses billes
} sur { $numbers }.
knockout-captured = { $name } capture { $numbers } !

## The score

knockout-score-captures = Nombres capturés
    .figures = { $count ->
        [0] aucun
       *[other] { $count } : { $numbers }
    }
knockout-score-marbles = En cas d’égalité : billes sur l’anneau
    .figures = { $count }
knockout-ended-captures = { $captures } nombres capturés : la partie est finie.
knockout-ended-no_move = Chacun a eu { $rolls } lancers de suite sans coup possible.
    .brief = Plus personne ne pouvait jouer.

## Hints: what a move gains, as parts of a list

hint-knockout-look = Regarde de { $low } à { $high }. Il y a un bon coup.
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
knockout-to-win = { $captures } captures pour gagner
knockout-passes = Lancers sans coup : { $passes } sur { $end }
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

refused-knockout-captured = Le { $number } est capturé. Il reste fermé. Choisis un autre nombre.
refused-knockout-faces_or_sum = Les dés montrent { $faces }. Prends chaque nombre, ou seulement le { $total }.
refused-knockout-misadded = Tu as { $sum }, pas { $total }. Compte encore une fois.
refused-knockout-no_completion = Tu as { $sum }. Aucun nombre ouvert ne mène à { $total }. Enlève une bille.
refused-knockout-no_completion_place = Tu as { $sum }. Aucun nombre ouvert ne mène à un total des dés. Enlève une bille.
refused-knockout-not_a_place_total = Tu as { $sum }. Ces dés font { $totals }. Choisis d’autres nombres.
refused-knockout-not_doubles = Pour deux billes sur le { $number }, il faut deux dés avec { $number }. Choisis un autre nombre.
refused-knockout-not_empty = Il y a une bille sur le { $number }. Un double ne le capture pas. Prends le { $total }.
refused-knockout-other_total = Tu as { $sum }. Les dés font { $total }. Choisis d’autres nombres.
refused-knockout-too_much = Tu as { $sum }. C’est plus que { $total }. Enlève une bille.
refused-knockout-triple = Trois dés pareils ne comptent qu’ensemble. Prends le { $total }.
refused-knockout-twice = Tu ne peux prendre le { $number } qu’une fois par tour. Choisis un autre nombre.

## What a class has missed

knockout-asked_split = Décomposer { $total } : { $sum }
knockout-asked_faces = Chaque dé, ou ensemble : { $sum }
knockout-asked_place = Dizaines et unités : { $faces }
