# Playing on a thousand times from a position.

thousand-level-value = { $value ->
    [easy] Faciles
    [medium] Moyens
   *[hard] Difficiles
}
thousand-heading = Mille parties à partir d’ici
thousand-choose = Touche un coup sur le plateau.
thousand-other = Touche maintenant un autre coup.
thousand-guess = Devine d’abord : quel coup gagne le plus souvent ?
thousand-guess-seat = Devine d’abord : qui gagne le plus souvent ?
thousand-same = À peu près pareil
thousand-take = Choisir ce coup
thousand-seats = Voir seulement qui gagne
thousand-level = Quels robots continuent ?
thousand-played = Parties : { $played } sur { $until }.
thousand-guessed = Tu as dit : { $guess }.
thousand-won = { $won ->
    [one] { $won } gagnée sur { $played }
   *[other] { $won } gagnées sur { $played }
}
thousand-between = de { $low } à { $high }
thousand-watch = En regarder une
thousand-band = Avec d’autres parties, la barre peut finir n’importe où dans la bande.
thousand-close = Trop serré pour le dire. Il faut plus de parties.
thousand-leader = { $name } gagne le plus souvent.
thousand-more = Continuer jusqu’à { $count }
thousand-again = Choisir à nouveau
thousand-back = Revenir aux barres
thousand-one = Partie { $number } sur mille
