# Conseils pour une première partie, montrés une fois par appareil : ce qu’un événement ou une consigne veut dire pour la suite.

guide-understood = Compris
guide-roll = Touche ici pour lancer les dés.
guide-confirm = C’est un coup. Touche ici pour le jouer. Jusque-là, tu peux tout changer.
guide-pass = Cette fois, tu ne peux rien faire : tu passes, et c’est au suivant.
guide-undo = Ce n’est pas ce que tu voulais ? Ici, tu peux le défaire.
guide-end = La partie est finie ! Ici, tu vois d’où viennent les points.

guide-knockout-prompt-sum = Touche des nombres allumés qui font ensemble le total. Au milieu, tu vois ce qui manque.
guide-knockout-prompt-faces = Touche le nombre de chaque dé, ou seulement le total. Ce qui est allumé est permis.
guide-knockout-prompt-doubles = Un double ! Touche deux fois son nombre pour le capturer.
guide-knockout-prompt-place_value = Sous l’anneau, tu vois les totaux que tes dés peuvent faire. Touches-en un pour voir comment, puis des nombres sur l’anneau.
guide-knockout-knocked_out = Éjectée ! Une bille seule, tout le monde peut la toucher. Deux de la même couleur, non.
guide-knockout-captured = Capturé : deux billes de la même couleur ferment le nombre. Cela fait un point.

guide-knaster-prompt-write = Tout le monde a ce nombre. Touche une case vide de ta feuille pour l’y écrire. Pense aux lignes !
guide-knaster-prompt-write_or_circle = Tu as déjà ce nombre : touche-le pour l’entourer, ou écris-le encore dans une case vide.
guide-knaster-prompt-bonus = Ta ligne est une combinaison ! Touche l’encadré à son bout, puis les nombres que tu veux entourer.
guide-knaster-line_without_result = Cette ligne est pleine, sans combinaison. Le tableau à côté de ta feuille montre ce qui compte.
guide-knaster-box_scored = Les cinq nombres de cette ligne sont entourés : les points de son encadré sont à toi.
guide-knaster-one_more_roll = Une feuille est pleine : tout le monde a encore un dernier nombre.

guide-roll_it-prompt-place = Chaque nombre marqué est libre pour toi : touches-en un. Trois de tes jetons alignés font un morpion.
guide-roll_it-prompt-any_cell = Un 7 porte chance : choisis n’importe quel nombre libre.
guide-roll_it-tic_tac_toe = Un morpion : 3 points de plus ! Un dans chacune de trois grilles alignées, et c’est un grand morpion.
guide-roll_it-grand = Un grand morpion ! Cela fait 5 points de plus.

guide-lowdown-prompt-open = Touche un nombre et une couleur, puis une case de cette couleur. Ou regarde sous le gobelet : alors tu utilises ce qui s’y trouve.
guide-lowdown-prompt-left = Maintenant, c’est à toi : prends un nombre et une couleur des dés qui restent, et une case de ta propre ardoise.
guide-lowdown-prompt-secret = Tu as regardé : ces deux-là sont à toi. Touche les deux, puis une case.
guide-lowdown-prompt-cross = Trois pareils, ou 10 en tout : touche une ligne pour la barrer, et elle ne compte plus rien. Deux lignes barrées n’ont jamais de case en commun.
guide-lowdown-blacked_out = Une case noire compte 6 points, et personne ne peut la barrer.
guide-lowdown-last_turn = Une ardoise a deux grilles pleines : ce tour est le dernier.

guide-roll_out-prompt-both = Touche un pion avec ce nombre. Le tien va au centre. Celui de l’adversaire devient blanc.
guide-roll_out-prompt-both_or_sum = Tu dois utiliser les deux dés. Touche ton pion pour l’amener au centre, ou celui de l’adversaire pour le retourner.
guide-roll_out-prompt-decide = Arrête, et ce qui est au centre est sorti pour de bon. Ou relance : tu peux gagner plus, ou tout perdre.
guide-roll_out-flipped = Un pion blanc demande deux fois son nombre : une fois pour le remettre en couleur, une fois pour aller au centre.
guide-roll_out-rolled_out = Roll Out : tout ce qui était au centre revient. La prochaine fois, arrête à temps !
guide-roll_out-few_left = Plus qu’un ou deux devant toi : maintenant, un seul dé suffit.
