# Roll Out: its puzzles, which are also the tasks of the teacher's desk.

task-roll_out-uses = { $player } a obtenu { $dice }. Écris toutes les façons d’utiliser ce lancer. { $few ->
    [1] Un dé suffit. Les deux dés, ou leur somme, comptent aussi.
   *[0] Les deux dés, ou leur somme.
} c5 : son 5 au centre. f5 : retourner le 5 de l’adversaire. u5 : remettre en couleur son 5 blanc.
    .short = { $player } a obtenu { $dice }. { $few ->
        [1] Un dé suffit. Les deux dés, ou leur somme, comptent aussi.
       *[0] Les deux dés, ou leur somme.
    }
    .heading = Toutes les façons d’utiliser un lancer
    .hint = Prends d’abord les dés un par un, puis leur somme.
    .ask = Combien de façons y a-t-il ?
task-roll_out-uses-answer = { $count ->
    [one] { $count } façon : { $moves }.
   *[other] { $count } façons : { $moves }.
}
task-roll_out-chance = { $player } relance. Quels lancers ne conviennent pas ? Cela fait combien de lancers sur 36 ?
    .heading = S’arrêter ou relancer ?
    .hint = Barre les lancers que l’on peut utiliser. Compte le reste.
    .ask = Combien de lancers est-ce ?
task-roll_out-chance-answer = { $ways ->
    [one] { $ways } lancer
   *[other] { $ways } lancers
} sur { $throws }, environ { $percent } %. Sans tenir compte de l’ordre : { $sums }.
task-roll_out-left = Il ne reste que le { $number }, et rien à retourner. Combien de lancers sur { $throws } conviennent ?
    .hint = Quels dés font cette somme ? Compte les deux ordres.
    .ask = Combien de lancers ?
task-roll_out-left-answer = { $ways } sur { $throws } ({ $sums }).
