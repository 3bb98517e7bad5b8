# Roll Out

roll_out-name = Roll Out
roll_out-about = Amène neuf pions au centre. Retourne ceux d’en face. Arrête-toi à temps !
roll_out-first-seat = Les dés décident qui commence.

## What to do now

roll_out-prompt-both = Prends { $first } et { $second }.
roll_out-prompt-both_or_sum = Prends { $first } et { $second }, ou seulement le { $total }.
roll_out-prompt-any = { $kinds ->
    [1] Prends le { $first } une ou deux fois.
   *[other] Prends { $first }, { $second } ou les deux.
}
roll_out-prompt-any_or_sum = { $kinds ->
    [1] Prends le { $first } une ou deux fois, ou seulement le { $total }.
   *[other] Prends { $first }, { $second } ou les deux, ou seulement le { $total }.
}
roll_out-prompt-one = Prends le { $number }. Rien d’autre n’est possible.
    .spoken = Prends le { $number }.
roll_out-prompt-one_or_sum = Prends le { $number }, ou seulement le { $total }.
roll_out-prompt-sum = Prends seulement le { $total }. Rien d’autre n’est possible.
    .spoken = Prends seulement le { $total }.
roll_out-prompt-roll_out = Tu ne peux pas utiliser { $first } et { $second }. Roll Out : tes pions du centre reviennent. Touche « Passer ».
roll_out-prompt-decide = { $count ->
    [0] Le centre est vide. S’arrêter ou relancer ?
   *[other] S’arrêter et mettre { $numbers } à l’abri ? Ou relancer ?
}
roll_out-step-both = Utilise aussi le { $number }.
roll_out-step-also = Touche « Valider », ou utilise aussi le { $number }.

## What happened

roll_out-roll_off = { $other } lance { $first } et { $second }. Cela fait { $total }.
roll_out-starts = { $other } commence.
roll_out-tied = Égalité : { $others } relancent.
roll_out-rolled = { $name } lance { $first } et { $second }.
roll_out-few_left = { $name } lance { $first } et { $second }. Un seul dé suffit.
    .short = Il reste peu de pions : un seul dé suffit.
roll_out-no_use = { $name } lance { $first } et { $second }. Cela ne va pas.
    .short = { $first } et { $second } ne vont pas.
    .brief = { "" }
roll_out-moved = { $name } amène le { $number } au centre.
    .turn = { $name } met { $numbers } au centre.
    .do = Amène le { $number } au centre.
    .brief = { "" }
roll_out-turned_up = { $name } remet le { $number } en couleur.
    .turn = { $name } remet { $numbers } en couleur.
    .do = Remets le { $number } en couleur.
roll_out-flipped = { $name } retourne le { $number } adverse ({ $other }).
    .turn = { $name } retourne { $numbers } ({ $other }).
    .do = Retourne le { $number } adverse ({ $other }).
roll_out-rolls_on = { $count ->
    [0] { $name } relance.
   *[other] { $name } relance, avec { $numbers } au centre.
}
    .spoken = { $name } relance.
    .turn = { $name } relance { $times } fois.
    .do = Relance.
    .brief = { "" }
roll_out-stopped = { $count ->
    [0] { $name } s’arrête là.
    [one] { $name } s’arrête : { $numbers } est à l’abri.
   *[other] { $name } s’arrête : { $numbers } sont à l’abri.
}
    .short = { $count ->
    [0] Fin du tour pour { $name }.
   *[other] Fin du tour pour { $name }. À l’abri : { $numbers }
}
    .do = Arrête-toi.
roll_out-rolled_out = { $count ->
    [0] Roll Out pour { $name }.
    [one] Roll Out pour { $name } : { $numbers } revient.
   *[other] Roll Out pour { $name } : { $numbers } reviennent.
}
    .short = { $count ->
        [0] Roll Out pour { $name }.
       *[other] Roll Out pour { $name }. De retour devant : { $numbers }
    }

## The score

roll_out-score-out = Pions sortis
    .figures = { $count }
roll_out-score-centre = Pions au centre à la fin
    .figures = { $count }
roll_out-score-words = { $safe } à l’abri
    .more = { $at_stake } en jeu
roll_out-ended-cleared = La rangée n’a plus de pion.

## Hints: what a move gains, as parts of a list

hint-roll_out-look_other = Regarde d’abord les pions de { $other }.
hint-roll_out-look_own = Regarde d’abord tes propres pions.
hint-roll_out-wins = amène le dernier pion au centre et gagne
hint-roll_out-moves = { $count ->
    [one] amène { $count } pion au centre
   *[other] amène { $count } pions au centre
}
hint-roll_out-flips = { $count ->
    [one] retourne { $count } pion de l’adversaire
   *[other] retourne { $count } pions de l’adversaire
}
hint-roll_out-turns_up = { $count ->
    [one] remet { $count } pion en couleur
   *[other] remet { $count } pions en couleur
}
hint-roll_out-stops = { $count ->
    [0] { $percent ->
        [0] tous les lancers conviennent
       *[other] environ { $percent } lancers sur 100 ne conviennent pas
    }
   *[other] { $numbers } à l’abri : { $percent ->
        [0] tous les lancers conviennent
       *[other] environ { $percent } lancers sur 100 ne conviennent pas
    }
}
hint-roll_out-rolls_on = { $count ->
    [0] rien à perdre
   *[other] { $percent ->
        [0] tous les lancers conviennent
       *[other] seuls { $percent } lancers sur 100 environ ne conviennent pas
    }
}

### Board

roll_out-board = La table : les flèches du clavier vont d’un pion à l’autre
roll_out-row = Devant { $name }
roll_out-centre = Le centre
roll_out-out = Sortis
roll_out-pile = { $count ->
    [0] { $name } : aucun pion sorti
    [one] { $name } : { $count } sorti ({ $numbers })
   *[other] { $name } : { $count } sortis ({ $numbers })
}
roll_out-checker-up = Pion { $number } ({ $name })
roll_out-checker-white = Pion { $number } ({ $name }), côté blanc visible
roll_out-checker-centre = Pion { $number } ({ $name }), au centre
roll_out-checker-open-c = Pion { $number } ({ $name }) : peut aller au centre
roll_out-checker-open-u = Pion { $number } ({ $name }), côté blanc visible : peut être remis en couleur
roll_out-checker-open-f = Pion { $number } ({ $name }) : peut être retourné côté blanc
roll_out-checker-chosen-c = Pion { $number } ({ $name }) : va au centre
roll_out-checker-chosen-u = Pion { $number } ({ $name }) : est remis en couleur
roll_out-checker-chosen-f = Pion { $number } ({ $name }) : est retourné côté blanc
roll_out-sign-c = au centre
roll_out-sign-u = remettre en couleur
roll_out-sign-f = retourner côté blanc
roll_out-stop = S’arrêter
roll_out-stop-about = { $count ->
    [0] Ton tour finit
   *[other] À l’abri : { $numbers }
}
roll_out-roll = Relancer
roll_out-roll-about = { $count ->
    [0] Rien à perdre
   *[other] En jeu : { $numbers }
}
roll_out-risk = Danger : { $ways } sur { $of }

## Why not

refused-roll_out-decide = Ce lancer est déjà utilisé. Arrête-toi, ou relance.
refused-roll_out-in_centre = Ton { $number } est déjà au centre. Choisis un autre pion.
refused-roll_out-no_sum = Les dés montrent { $first } et { $second }. Prends ces nombres : il n’y a pas de { $total }.
refused-roll_out-not_white = Ton { $number } n’est pas blanc. Choisis un autre pion.
refused-roll_out-one_die = Prends les deux dés. Il reste encore le { $number }.
refused-roll_out-opponent_out = Le { $number } de l’adversaire est déjà sorti. Choisis un autre pion.
refused-roll_out-opponent_white = Le { $number } de l’adversaire est déjà blanc. Choisis un autre pion.
refused-roll_out-other_die = Prends les deux dés. Après cela, le { $number } ne servirait plus. Choisis un autre pion.
refused-roll_out-other_numbers = Les dés montrent { $first } et { $second }. Prends ces nombres, ou { $first } + { $second } = { $total }.
refused-roll_out-out = Ton { $number } est déjà sorti. Choisis un autre pion.
refused-roll_out-rolled_out = Tu ne peux pas utiliser { $first } et { $second }. Touche « Passer » : c’est un Roll Out.
refused-roll_out-use_first = Prends d’abord { $first } et { $second }.
refused-roll_out-white = Ton { $number } est blanc. Remets-le d’abord en couleur.
