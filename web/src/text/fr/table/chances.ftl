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

thousand-do = 1000 × : continuer à partir d’ici
# As in English
thousand-do-short = 1000 ×
# As in English
thousand-letter = { $letter ->
    [first] A
   *[second] B
}

luck-better-dice = { $name } a eu { $seats ->
    [2] plus de chance
   *[other] le plus de chance
} aux dés.
luck-better-choices = { $name } a { $seats ->
    [2] mieux choisi
   *[other] choisi le mieux
}.
