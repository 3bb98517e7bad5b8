# Conseils pour une première partie, montrés une fois par appareil : ce qu’un événement ou une consigne veut dire pour la suite.

guide-knockout-prompt-sum = Touche des nombres allumés qui font le total.
guide-knockout-prompt-doubles = Un double ! Touche deux fois son nombre pour le capturer.
guide-knockout-prompt-place_value = Touche un total sous l’anneau pour voir comment.
guide-knockout-knocked_out = Éjectée ! Deux de la même couleur sont à l’abri.
guide-knockout-captured = Capturé ! Cela fait un point.

guide-knaster-prompt-write = Tout le monde a ce nombre. Touche une case vide de ta feuille pour l’y écrire.
guide-knaster-prompt-write_or_circle = Entoure ce nombre, ou écris-le encore une fois.
guide-knaster-line_without_result = Cette ligne est pleine, mais sans combinaison.
guide-knaster-box_scored = Les points de l’encadré sont à toi.
guide-knaster-one_more_roll = Une feuille est pleine. Il y a encore un dernier nombre pour tous.

guide-roll_it-prompt-place = Chaque nombre marqué est libre pour toi. Touches-en un.
guide-roll_it-prompt-any_cell = Un 7 porte bonheur ! Touche n’importe quel nombre libre.
guide-roll_it-tic_tac_toe = { $grids ->
    [9] Un morpion : 3 points de plus ! Gagne trois grilles alignées : un grand morpion !
   *[other] Un morpion : 3 points de plus !
}
guide-roll_it-grand = Un grand morpion ! Cela fait 5 points de plus.

guide-lowdown-prompt-open = Touche un nombre et une couleur, puis une case.
guide-lowdown-prompt-secret_or_wild = Tu as vu ces deux-là : ils sont à toi. Touche les deux, puis une case.
guide-lowdown-prompt-cross = Trois pareils, ou 10 en tout ! Touche la ligne pour la barrer.
guide-lowdown-blacked_out = Une case noire compte 6 points.
guide-lowdown-last_turn = La partie finit après ce tour.

guide-roll_out-prompt-both = Touche un pion avec un de ces nombres.
guide-roll_out-rolled_out = Roll Out ! Tout ce qui était au centre revient.
guide-roll_out-few_left = Là, un seul dé suffit.
