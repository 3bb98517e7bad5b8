# Roll Out dans l’espace enseignants : exercices, fiche de séance.

paper-roll_out-boards = Les rangées, deux par page

desk-roll_out-teaches = Les nombres jusqu’à 9 et leurs sommes ; probabilité : continuer ou s’arrêter ?
desk-roll_out-age = dès 7 ans
# As in English
desk-roll_out-time = 30 minutes
desk-roll_out-aim =
    Les élèves décomposent une somme en deux dés, et la recomposent.
    Ils énumèrent toutes les possibilités dans l’ordre.
    Ils évaluent un risque avant de le prendre.
desk-roll_out-words = terme, somme, double, possible, impossible, risque
desk-roll_out-material =
    Une tablette par binôme ; ou une feuille imprimée, deux dés, et neuf pions à deux faces par élève.
desk-roll_out-steps =
    5: Expliquer : chaque dé, ou la somme ; s’arrêter, ou relancer. Jouer un tour au tableau.
    3: Ensemble : toutes les façons d’utiliser 2 et 5.
    15: Jouer à deux.
    3: À main levée : qui a relancé trop souvent ? Qui s’est arrêté trop tôt ?
    4: Échanger sur les questions ci-dessous.
desk-roll_out-questions =
    Quels premiers lancers sont impossibles à utiliser ? | Aucun : { $first_roll } lancers sur { $throws } conviennent.
    Avec combien de pions au centre t’arrêtes-tu ? | Il n’y a pas une seule réponse : peu de lancers possibles, ou beaucoup à perdre, invitent à s’arrêter.
    Quand retournes-tu un pion de l’adversaire ? | Quand un dé ne convient à aucun des tiens, ou pour le faire attendre.
    Pourquoi est-ce plus facile avec deux pions ? | Un dé suffit. Avec 1 et 2, { $low_left } lancers sur { $throws } conviennent, s’il n’y a rien à retourner.
desk-roll_out-support =
    Poser d’abord chaque dé à côté du pion qui convient. Poser ensuite les deux dés à côté du pion de leur somme.
desk-roll_out-further =
    Les binômes comptent combien de relances ont réussi, et comparent avec la probabilité.
    Imprimer les exercices « Toutes les façons d’utiliser un lancer ».

desk-roll_out-stop_or_go = S’arrêter ou continuer ?
desk-roll_out-stop_or_go-age = 10 à 12 ans
# As in English
desk-roll_out-stop_or_go-time = 45 minutes
desk-roll_out-stop_or_go-aim =
    Les élèves comptent les issues favorables.
    Ils comparent probabilité et fréquence.
    Ils écrivent une règle et la testent.
desk-roll_out-stop_or_go-words = issue, probabilité, fréquence, fraction, risque, décision
desk-roll_out-stop_or_go-material =
    La table des lancers et le relevé pour chaque binôme (page 2). Deux dés. Une tablette.
desk-roll_out-stop_or_go-steps =
    6: La position : 7, 8 et 9 sont devant, les autres au centre. L’adversaire n’a rien à retourner.
    10: Colorier dans la table tous les lancers qui conviennent.
    12: Lancer { $throws } fois et faire le relevé. Comparer avec la table.
    10: Écrire une règle pour s’arrêter. La tester dans une partie contre le robot.
    7: Échanger sur les questions ci-dessous.
desk-roll_out-stop_or_go-questions =
    Combien de lancers conviennent ? | { $three_sum } = { $three_left } sur { $throws }.
    Relancerais-tu ? | { $three_lost } lancers sur { $throws } font revenir tout le centre. Mieux vaut s’arrêter.
    Il reste 8 et 9, et un dé suffit. Pourquoi seulement { $two_left } lancers ? | Aucun dé ne montre 8 ou 9. Seules des sommes le font : { $two_sum }.
    Lors de l’essai, y a-t-il eu exactement { $three_left } bons lancers ? | Rarement exactement, mais souvent à peu près.
desk-roll_out-stop_or_go-support =
    Colorier d’abord les lancers qui font 7, puis 8, puis 9.
desk-roll_out-stop_or_go-further =
    Il ne reste que le 1 : { $last_one } lancers sur { $throws } conviennent. Pourquoi plus que pour le 7, qui en a { $last_seven } ?

desk-roll_out-chances-questions =
    Quel pion est le plus facile à utiliser au début ? | { $first_most }, avec { $first_most_ways } lancers sur { $first_of }.
    Pourquoi le 7 est-il plus difficile que le 6 ? | Un seul dé montre un 6. Pour un 7, il faut les deux : { $first_7 } lancers sur { $first_of }.
    Il ne reste que le 9. Combien de lancers ne servent à rien ? | { $left_9 } sur { $left_of }.
