# Ce que donnent ensemble les parties de cet appareil.

statistics-counting = On compte…
statistics-none = Pas encore de parties. Tu verras ici qui gagne, et combien de fois.
statistics-games = Parties
statistics-game = Jeu
statistics-begun = Jouées
statistics-finished = Terminées
statistics-alone = { $name } en solo : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, au mieux { $best }, en moyenne { $mean } points.
statistics-people = Victoires
statistics-name = Nom
statistics-wins = Victoires
statistics-won = { $wins } × { $name }
statistics-best = Meilleur score : { $points }, { $names }
statistics-all-names = Montrer les { $count } noms
statistics-dice-own = Les dés de Rollbook
statistics-dice-thrown = Les dés lancés à la main
statistics-dice-about = La barre montre ce qui est tombé. Le trait montre ce que donnent en moyenne des dés équilibrés. La bande montre jusqu’où le hasard s’en écarte d’habitude. Environ une barre sur vingt finit en dehors.
statistics-about = Tout cela vient des parties de cet appareil. Une partie supprimée ne compte plus. Une copie ne compte que pour ce qui y a été joué.
statistics-unreadable = { $count ->
    [one] { $count } partie n’a pas pu être lue.
   *[other] { $count } parties n’ont pas pu être lues.
}

chart-dice = { $dice ->
    [1] Un dé
    [2] Deux dés
    [3] Trois dés
   *[other] { $dice } dés
}
chart-colours = Dés de couleur
chart-throws = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}
chart-sum = Somme
# As in English
chart-face = Face
chart-seen = Obtenu
chart-expected = Attendu
chart-number = { NUMBER($number, minimumFractionDigits: 1) }
chart-too-few = Si peu de lancers ne disent encore rien. Continue à jouer !
chart-chance = { $count ->
    [0] Imagine 100 classes qui lancent autant de fois des dés équilibrés. Sans doute, aucune ne voit des barres aussi inégales.
   *[other] Imagine 100 classes qui lancent autant de fois des dés équilibrés. Environ { $count } voient des barres au moins aussi inégales.
}
chart-rare = C’est rare. Continue à jouer et regarde encore. Avec des dés équilibrés, cela ne dure pas.

statistics-work = Calculé sans aide
statistics-moves = Coups
statistics-right = Justes au premier essai
