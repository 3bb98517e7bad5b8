# Roll-It Tic-Tac-Toe dans l’espace enseignants : exercices, fiche de séance.

paper-roll_it-boards = Plateaux

desk-roll_it-teaches = Addition de deux dés, lignes, sommes plus ou moins probables.
desk-roll_it-age = dès 6 ans (quatre grilles), dès 8 ans (neuf grilles)
# As in English
desk-roll_it-time = 35 minutes
desk-roll_it-aim =
    Les élèves additionnent deux dés de tête.
    Ils repèrent les lignes où il manque un seul jeton.
    Ils comparent les probabilités des nombres.
desk-roll_it-words = somme, issue, plus probable, moins probable, horizontal, vertical, diagonal
desk-roll_it-material =
    Par groupe, une tablette, ou un plateau imprimé avec des jetons de plusieurs couleurs.
    Par groupe, deux dés et une feuille de score (page 2).
desk-roll_it-steps =
    4: Rappeler le morpion. Expliquer : ici, les dés disent où.
    4: Montrer ce que font le 7 et le 2.
    18: Jouer avec quatre grilles, en groupes de deux à quatre.
    4: Compter : 1 par jeton, 3 par morpion.
    5: Échanger sur les questions ci-dessous.
desk-roll_it-questions =
    Pourquoi n’y a-t-il pas de 7 sur le plateau ? | C’est la somme la plus probable : { $seven } sur { $throws }. Elle va n’importe où.
    Deux jetons sont sur une ligne. Quel nombre manquant est le meilleur : 3, 6 ou 11 ? | 6 : { $six } lancers sur { $throws }. 3 et 11 en ont { $three } chacun.
    Quand vaut-il mieux bloquer que compléter ? | Quand l’adversaire attend un nombre plus probable que le tien.
    Combien de lancers sur { $throws } font 8 ? | { $eight }.
desk-roll_it-support =
    Jouer avec quatre grilles. Garder une table d’addition sous les yeux.
desk-roll_it-further =
    Jouer avec neuf grilles, et avec le grand morpion.
    Imprimer les exercices « La meilleure case ».

desk-roll_it-chances-questions =
    Quels nombres sont les plus faciles à atteindre ? | { $numbers_most }, avec { $numbers_most_ways } lancers sur { $numbers_of } chacun.
    Seul 6 + 6 fait 12. Pourquoi { $numbers_12 } lancers l’atteignent-ils ? | Chaque 7 l’atteint aussi.
    Tu peux finir une ligne avec un 4 ou avec un 12. Lequel est le plus probable ? | Le 4 : { $numbers_4 } lancers. Le 12 en a { $numbers_12 }.
