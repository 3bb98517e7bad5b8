# Roll Out dans l’espace enseignants : exercices, fiche de séance.

paper-roll_out-boards = Les rangées, deux par page

desk-roll_out-teaches = Les nombres jusqu’à 9 et leurs sommes ; le risque : continuer ou s’arrêter ?
desk-roll_out-age = dès 7 ans
# As in English
desk-roll_out-time = 30 minutes
desk-roll_out-aim =
    Les élèves séparent une somme en ses dés, et la recomposent.
    Ils écrivent toutes les possibilités dans l’ordre.
    Ils jugent un risque avant de le prendre.
desk-roll_out-material =
    Une tablette pour deux ; ou une feuille imprimée, deux dés, et neuf pions à deux faces par élève.
desk-roll_out-steps =
    5: Expliquer : chaque dé, ou la somme. Jouer un tour au tableau.
    3: Ensemble : toutes les façons d’utiliser 2 et 5.
    15: Jouer à deux.
    3: Qui a relancé trop souvent ? Qui s’est arrêté trop tôt ?
    4: Parler des questions ci-dessous.
desk-roll_out-questions =
    Quels lancers ne peux-tu pas utiliser ?
    Avec combien de pions au centre t’arrêtes-tu ?
    Quand retournes-tu un pion de l’adversaire ?
    Pourquoi est-ce plus facile avec deux pions ?
desk-roll_out-further =
    Par deux, on compte combien de fois relancer a réussi, et on compare avec la chance calculée.
    Imprimer les exercices « De toutes les façons ».

task-roll_out-uses = { $player } a lancé { $dice }. Écris toutes les façons d’utiliser ce lancer. { $few ->
    [1] Un dé suffit.
   *[0] Les deux dés, ou leur somme.
} c5 : son 5 au centre. f5 : retourner le 5 de l’autre. u5 : remettre son 5 blanc du côté couleur.
    .heading = De toutes les façons
task-roll_out-uses-answer = { $count } façons : { $moves }.
task-roll_out-chance = { $player } relance. Quels lancers { $player } ne peut-il pas utiliser ? Cela fait combien de lancers sur 36 ?
    .heading = S’arrêter ou relancer ?
task-roll_out-chance-answer = { $ways } lancers sur { $throws }, environ { $percent } %. Sans l’ordre : { $sums }.
