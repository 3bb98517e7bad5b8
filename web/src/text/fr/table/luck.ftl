# Luck and choice of a match, apart.

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
