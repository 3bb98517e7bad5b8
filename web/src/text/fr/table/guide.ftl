# Conseils pour une première partie, montrés une fois par appareil : ce qu’un événement ou une consigne veut dire pour la suite.

guide-knockout-prompt-sum = Touche des nombres allumés qui font le total. Une bille seule peut être éjectée. Deux billes à toi sont à l’abri.
guide-knockout-prompt-faces = Touche le nombre de chaque dé, ou juste le total. Ce qui est allumé est permis.
guide-knockout-prompt-doubles = Un double ! Touche deux fois son nombre pour le capturer.
guide-knockout-prompt-place_value = Sous l’anneau, tu vois ce que tes dés peuvent faire. Touche un total pour voir comment. Puis touche des nombres sur l’anneau.
guide-knockout-knocked_out = Éjectée ! Une bille seule n’est jamais à l’abri. Deux de la même couleur sont à l’abri.
guide-knockout-captured = Capturé ! Deux billes de la même couleur ferment le nombre. Cela fait un point.

guide-knaster-prompt-write = Tout le monde a ce nombre. Touche une case vide de ta feuille pour l’y écrire. Pense aux lignes !
guide-knaster-prompt-write_or_circle = Tu as déjà ce nombre. Touche-le pour l’entourer. Ou écris-le encore une fois.
guide-knaster-prompt-bonus = Ta ligne est une combinaison ! Touche les nombres que tu veux entourer.
guide-knaster-line_without_result = Cette ligne est pleine, mais sans combinaison. La liste montre ce qui compte.
guide-knaster-box_scored = Les cinq nombres ont un cercle. Les points de l’encadré sont à toi.
guide-knaster-one_more_roll = Une feuille est pleine. Il y a encore un dernier nombre pour tous.

guide-roll_it-prompt-place = Chaque nombre marqué est libre pour toi. Touches-en un. Trois jetons à toi alignés rapportent des points.
guide-roll_it-prompt-any_cell = Un 7 porte bonheur ! Touche n’importe quel nombre libre. Pense à tes lignes.
guide-roll_it-tic_tac_toe = { $grids ->
    [9] Un morpion : 3 points de plus ! Gagne trois grilles alignées : un grand morpion !
   *[other] Un morpion : 3 points de plus !
}
guide-roll_it-grand = Un grand morpion ! Cela fait 5 points de plus.

guide-lowdown-prompt-open = Le plus petit score gagne. Touche un nombre et une couleur, puis une case.
guide-lowdown-prompt-left = À toi : prends un nombre et une couleur parmi ceux qui restent. Écris sur ton ardoise.
guide-lowdown-prompt-secret_or_wild = Tu as vu ces deux-là : ils sont à toi. Touche les deux, puis une case. Un joker remplace la couleur.
guide-lowdown-prompt-cross = Trois pareils, ou 10 en tout ! Touche la ligne pour la barrer. Alors elle ne compte plus.
guide-lowdown-blacked_out = Une case noire compte 6 points. On ne peut pas la barrer.
guide-lowdown-last_turn = Une ardoise a deux grilles pleines. La partie finit après ce tour.

guide-roll_out-prompt-both = Touche un pion avec un de ces nombres. Le tien va au centre. Celui de l’autre devient blanc.
guide-roll_out-prompt-both_or_sum = Touche ton pion pour l’amener au centre. Ou touche celui de l’adversaire pour le retourner.
guide-roll_out-rolled_out = Roll Out ! Tout ce qui était au centre revient. Pense à t’arrêter à temps !
guide-roll_out-few_left = Plus qu’un ou deux pions devant toi. Là, un seul dé suffit.
