# Les chances du prochain lancer, à la table.
chances-ask = Montre-moi les probabilités
chances-heading = Le prochain lancer
chances-about = Touche un endroit pour voir ses lancers.
chances-about-guess = Touche un endroit et devine d’abord.
chances-of = { $ways ->
    [one] { $ways } lancer sur { $of }
   *[other] { $ways } lancers sur { $of }
}
chances-always = Tous les lancers
chances-never = Aucun lancer
chances-figure = { $ways } sur { $of }
chances-gain = { $gain } : { $ways } sur { $of }
chances-no-use = Ne sert à rien
chances-place = Cet endroit
chances-guess = Combien de lancers sur { $of } conviennent ici ?
chances-guess-show = Montre-moi
chances-guessed = Tu as dit : { $guess }
chances-all = Tous les endroits
chances-throws = Les lancers, par total
chance-knockout-captures = Capturer un nombre
chance-knockout-knocks_out = Éjecter une bille
chance-roll_it-line = Terminer un morpion
chance-knaster-box = Gagner un encadré
chance-knaster-circles = Gagner des cercles bonus

# Continuer mille fois à partir d’une position.
thousand-heading = Mille parties à partir d’ici
thousand-do = 1000 × : continuer à partir d’ici
# As in English
thousand-do-short = 1000 ×
thousand-choose = Touche un coup sur le plateau.
thousand-other = Touche maintenant un autre coup.
thousand-guess = Devine d’abord : quel coup gagne le plus souvent ?
thousand-guess-seat = Devine d’abord : qui gagne le plus souvent ?
thousand-same = À peu près pareil
thousand-take = Choisir ce coup
thousand-seats = Voir seulement qui gagne
thousand-level = Quels robots continuent ?
# As in English
thousand-letter = { $letter ->
    [first] A
   *[second] B
}
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

# La chance et les choix d’une partie, séparés.
luck-heading = La chance et les choix
luck-better-dice = { $name } a eu { $seats ->
    [2] plus de chance
   *[other] le plus de chance
} aux dés.
luck-better-choices = { $name } a { $seats ->
    [2] mieux choisi
   *[other] choisi le mieux
}.
luck-unsure = Les bandes se recouvrent : on ne peut rien en dire.
luck-dice = Dés
luck-dice-about = à droite : plus de chance
luck-choices = Points perdus
luck-choices-about = plus court, c’est mieux
luck-about = C’est l’avis d’un robot. Ce ne sont pas les points de la partie.
luck-throw = { $kind ->
    [good] { $name } a eu de la chance avec ce lancer.
   *[other] { $name } n’a pas eu de chance avec ce lancer.
}
