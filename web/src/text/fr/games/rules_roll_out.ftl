# Les règles de Roll Out : une ligne est un paragraphe, une étape (« 1. ») ou un point (« • »).

rules-roll_out-aim =
    Chacun a neuf pions devant soi, de 1 à 9, côté couleur. Le premier qui n’en a plus gagne.
    .heading = Le but du jeu

rules-roll_out-roll =
    D’abord, vous lancez tous les deux une fois. Le plus grand total commence. Égalité ? On relance.
    Lance les deux dés. Tu dois utiliser les deux : chaque dé une fois, ou leur somme. Chaque nombre fait une de ces trois choses :
    • Il amène ton pion au centre.
    • Il retourne le pion de l’adversaire côté blanc.
    • Il remet en couleur ton pion blanc.
    Deux dés pareils donnent ce nombre deux fois. Fais deux choses différentes, ou prends la somme.
    .heading = Utiliser les dés

rules-roll_out-picture-use = Ada a 2 et 5. Son 5 va au centre. Avec le 2, elle amène le sien ou retourne celui de Ben. Le 7 seul convient aussi.
rules-roll_out-picture-doubles = Deux 6 : aucun pion ne porte le 12. Alors Ada amène son 6 au centre. Puis elle retourne le 6 de Ben.

rules-roll_out-decide =
    Tu as utilisé les deux dés. Maintenant, choisis :
    • Arrête-toi : tes pions du centre sont à l’abri. Ils sont sortis pour de bon. C’est à l’adversaire. Tu peux t’arrêter aussi si le centre est vide.
    • Relance, autant que tu veux. Tu peux en amener d’autres. Mais si un lancer ne convient pas, ils reviennent tous devant toi.
    .heading = S’arrêter ou relancer ?

rules-roll_out-picture-decide = Ada a le 5 au centre. Elle a retourné le 2 de Ben. Elle peut s’arrêter avec le 5, ou relancer.
rules-roll_out-picture-stopped = Elle a relancé et amené aussi le 4 et le 6. Puis elle s’est arrêtée : 3 pions sont à l’abri.

rules-roll_out-roll_out =
    Tu ne peux pas utiliser les deux dés ? C’est un Roll Out.
    • Tes pions du centre reviennent devant toi, côté couleur.
    • Un pion retourné reste blanc. Un pion remis en couleur reste en couleur.
    • Le dernier lancer ne fait rien du tout.
    • C’est à l’adversaire.
    .heading = Roll Out

rules-roll_out-picture-no_use = Ada a 5 et 6 au centre. Le 6 de Ben est blanc. Deux 6 : elle ne peut rien en faire.
rules-roll_out-picture-rolled_out = Roll Out : le 5 et le 6 d’Ada sont de retour. Le 6 de Ben reste blanc.

rules-roll_out-flip =
    Un pion blanc ne peut pas aller au centre.
    • Il te faut deux fois son nombre. D’abord il reprend sa couleur, puis il part. Deux dés pareils font les deux.
    • L’adversaire peut mettre tes pions côté blanc, jamais côté couleur.
    • Personne ne met ses propres pions côté blanc.
    .heading = Les pions blancs

rules-roll_out-picture-white = Ben a 2 et 5, mais son 2 est blanc. Il peut le remettre en couleur et amener le 5 au centre. Ou il prend le 7.

rules-roll_out-few_left =
    Regarde ta rangée avant de lancer. S’il ne reste qu’un ou deux pions, un dé suffit.
    • Tu peux quand même prendre les deux, ou la somme.
    • Les pions au centre ou sortis ne comptent pas ici.
    .heading = Plus qu’un ou deux pions

rules-roll_out-picture-few_left = Ada n’a plus que deux pions devant elle. Elle obtient deux 6. Avec l’un d’eux, elle peut retourner le 6 de Ben. Cela suffit.

rules-roll_out-end =
    Quand ton dernier pion arrive au centre, tu as gagné. Pas besoin de t’arrêter d’abord.
    .heading = La fin

rules-roll_out-tips =
    • Plus tu as de pions au centre, plus il peut en revenir. Arrête-toi à temps !
    • Aucun pion ne porte 10, 11 ou 12. Avec ces sommes, chaque dé se joue à part.
    • Rien de mieux à faire ? Retourne un pion ! L’adversaire a alors besoin deux fois de ce nombre.
    .heading = Bon à savoir

rules-roll_out-printed =
    On peut y lire deux passages de deux façons.
    • Plus qu’un ou deux pions : ceux du centre comptent-ils ? Pas ici. La règle dit qu’ils reviennent en jeu. Ils ne sont donc pas en jeu.
    • Un pion blanc prend-il toujours deux tours ? Pas ici. Deux dés pareils donnent deux fois son nombre. La règle n’en demande pas plus.
    .heading = Si tu connais les règles imprimées

rules-roll_out-chances =
    Chaque colonne compte des lancers. Le titre dit lesquels.
    • À la fin, il ne reste que ces pions devant toi. Rien à retourner.
    • Chaque dé compte à part. 3 + 4 et 4 + 3 sont deux lancers.
    .heading = Les probabilités

chances-roll_out-chart = { $chart ->
    [first] Au début : les lancers qui utilisent un pion
   *[left] À la fin : les lancers qui ne servent à rien
}
