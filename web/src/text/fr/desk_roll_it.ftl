# Roll-It Tic-Tac-Toe dans l’espace enseignants : exercices, fiche de séance.

paper-roll_it-boards = Les huit plateaux

desk-roll_it-teaches = Additionner deux dés, voir les lignes, sommes fréquentes et rares.
desk-roll_it-age = dès 6 ans (quatre grilles), dès 8 ans (neuf grilles)
# As in English
desk-roll_it-time = 35 minutes
desk-roll_it-aim =
    Les élèves additionnent deux dés de tête.
    Ils voient les lignes, et où il manque un jeton.
    Ils estiment la probabilité d’un nombre.
desk-roll_it-material =
    Une tablette par groupe, ou un plateau imprimé avec des jetons de plusieurs couleurs.
    Deux dés par groupe.
desk-roll_it-steps =
    4: Rappeler le morpion. Expliquer : ici, les dés disent où.
    4: Montrer ce que font le 7 et le 2.
    18: Jouer avec quatre grilles, par groupes de deux à quatre.
    4: Compter : 1 par jeton, 3 par ligne de trois.
    5: Parler des questions ci-dessous.
desk-roll_it-questions =
    Pourquoi n’y a-t-il pas de 7 sur le plateau ?
    Deux jetons sont alignés. Quel nombre manquant est le meilleur : 3, 6 ou 11 ?
    Quand vaut-il mieux bloquer que finir sa ligne ?
    Combien de lancers sur 36 font 8 ?
desk-roll_it-further =
    Jouer avec neuf grilles, et avec le grand morpion.
    Imprimer les exercices « La meilleure case ».

task-roll_it-best = { $player } a lancé { $dice } = { $total }. Où le jeton rapporte-t-il le plus de points à { $player } ?
    .heading = La meilleure case
task-roll_it-best-answer = Grille { $grid }, case { $cell } (en comptant rangée par rangée) : { $points } points.
task-roll_it-chance = C’est à { $player } de lancer. Avec quelles sommes { $player } peut-il finir une ligne de trois ? Cela fait combien de lancers sur 36 ?
    .heading = Quelle est la probabilité d’une ligne ?
task-roll_it-chance-answer = Avec { $totals } : { $ways } lancers sur { $throws }, environ { $percent } %.
