# Les énigmes d’une classe, et celles qu’un enfant choisit seul.

puzzle-looking = Recherche d’énigmes…
puzzle-kind = Quelles énigmes ?
puzzle-place = Énigme { $number } sur { $last }
puzzle-choose-one = Choisis une réponse.
puzzle-tap-board = Touche la bonne case sur le plateau.
puzzle-choose-many = Choisis tout ce qui est juste.
puzzle-check = Vérifier
puzzle-hint = Indice
puzzle-show = Montrer la réponse
puzzle-next = Suite
puzzle-right = C’est juste !
puzzle-wrong = Pas encore. Essaie encore, ou prends un indice.
puzzle-shown = Voici la réponse.
puzzle-late = C’est l’heure. Prends ton temps : ta réponse compte toujours.
puzzle-hint-count = { $count ->
    [0] Aucune réponse n’est juste.
    [one] { $count } réponse est juste.
    [many] { $count } de réponses sont justes.
   *[other] { $count } réponses sont justes.
}
puzzle-hint-out = Il en reste deux. L’une des deux est juste.
puzzle-hint-between = Le nombre va de { $low } à { $high }.
puzzle-end = Énigmes trouvées : { $right } sur { $last }.
puzzle-end-alone = { $count ->
    [0] La prochaine fois, essaies-en une sans indice.
    [one] { $count } réponse juste du premier coup, sans indice.
    [many] { $count } de réponses justes du premier coup, sans indice.
   *[other] { $count } réponses justes du premier coup, sans indice.
}
puzzle-other = D’autres énigmes
puzzle-again = Les mêmes encore une fois
puzzle-number-about = Le même numéro donne les mêmes énigmes sur chaque tablette. Sur papier, ce sont les exercices de cette feuille.

desk-tasks-number = Numéro de la feuille
problem-no-puzzles = Ces énigmes ne sont pas sur cette tablette. Ouvre encore le code de classe.
problem-puzzles-elsewhere = Un autre onglet a continué ces énigmes. Recharge cette page.

# The exit question of some lesson plans.

puzzle-likelier = Quelles sommes de deux dés sont plus probables que { $total } ?
    .hint = Pour chaque somme, compte les lancers qui la donnent.
    .option = { $total }
puzzle-likelier-answer = { $totals }.
