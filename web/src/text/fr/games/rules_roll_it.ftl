# Les règles de Roll-It Tic-Tac-Toe : une ligne est un paragraphe, une étape (« 1. ») ou un point (« • »).

rules-roll_it-aim =
    Vous jouez tous sur un plateau de neuf grilles. Pose des jetons sur ses nombres.
    • Trois jetons à toi alignés font un morpion.
    • Trois grilles alignées, avec un morpion dans chacune : c’est un grand morpion.
    .heading = Le but du jeu

rules-roll_it-turn =
    Le plus jeune commence. Ensuite, on joue vers la gauche.
    1. Lance les deux dés et additionne-les.
    2. Pose un jeton sur une case libre avec ce nombre. Choisis la grille. Si tu peux en poser un, tu dois le faire.
    Certains lancers sont spéciaux :
    • Un 7 porte bonheur. Pose un jeton sur n’importe quel nombre libre.
    • Un 2 fait perdre le tour.
    • Ton nombre n’est libre nulle part ? Tu perds aussi ton tour.
    Les jetons restent. Tu n’en manques jamais. Tu peux prendre une place que d’autres veulent.
    .heading = À ton tour

rules-roll_it-picture-place = Ada a 1 + 5 = 6. Chaque 6 libre est marqué. Sur l’un d’eux, elle en aligne trois.
rules-roll_it-picture-seven = Ben a lancé 3 + 4. C’est un 7. Il peut choisir parmi les 31 nombres libres.

rules-roll_it-lines =
    Il te faut trois jetons à toi, alignés dans une grille.
    • En largeur, en hauteur ou en diagonale.
    • Chaque ligne compte. Deux lignes peuvent partager un jeton.
    • Deux joueurs peuvent avoir chacun un morpion dans la même grille.
    .heading = Le morpion

rules-roll_it-picture-line = Ada a la rangée du haut de cette grille. Ses jetons donnent 3 points, son morpion 3 de plus. Cela fait 6 points. Ben en a 2.

rules-roll_it-grand =
    Il te faut trois grilles alignées, avec un morpion dans chacune.
    • En largeur, en hauteur ou en diagonale.
    • Les trois lignes n’ont pas besoin de se toucher.
    • Chaque alignement de grilles compte une fois.
    .heading = Le grand morpion

rules-roll_it-picture-grand = Ada a un grand morpion sur la grande diagonale. Ses 9 jetons donnent 9 points. Ses morpions donnent trois fois 3 points. Le grand morpion donne 5. Cela fait 23. Ben en a 8.

rules-roll_it-end =
    La partie peut finir de deux façons :
    • Tous les nombres sont couverts.
    • Personne ne peut plus faire de morpion.
    Puis additionne tes points :
    1. Chaque jeton vaut 1 point.
    2. Chaque morpion vaut 3 points de plus.
    3. Chaque grand morpion vaut 5 points de plus.
    Le plus grand score gagne. Égalité ? Additionnez les nombres sous tous vos morpions. Un nombre qui est dans deux morpions compte deux fois. La plus grande somme gagne. Encore égalité ? Vous partagez la victoire.
    .heading = La fin

rules-roll_it-options =
    • Avec quatre grilles, c’est plus court. Il n’y a pas de grand morpion.
    • Il y a huit plateaux. Sur chacun, les nombres sont placés différemment.
    • Chaque nombre apparaît une seule fois par grille.
    .heading = Avant la partie

rules-roll_it-tips =
    • Après le 7, le 6 et le 8 tombent le plus souvent. Le 2 et le 12 tombent le moins souvent.
    • Une ligne avec des jetons de deux joueurs est perdue pour tous.
    .heading = Bon à savoir

rules-roll_it-printed =
    • Avec un 7, elles disent que tu peux poser un jeton. Ici, tu dois le faire. Chaque jeton est un point.
    • Ton plateau imprimé a un 1 ? Alors seul un 7 l’atteint. Ici, il n’y a pas de 1.
    .heading = Si tu connais les règles imprimées

rules-roll_it-chances =
    Chaque colonne compte les lancers qui atteignent un nombre.
    • Le plateau est encore vide. Le 7 atteint tous les nombres.
    • Chaque dé compte à part. 3 + 4 et 4 + 3 sont deux lancers.
    .heading = Les probabilités

chances-roll_it-chart = { $chart ->
   *[numbers] Les lancers pour chaque nombre, avec le 7
}
