# Knaster dans l’espace enseignants : dés pour tous, exercices, fiche de séance.

desk-knaster-total = { $dice } = { $total } : écris-le dans une case vide, ou entoure un { $total }.
    .short = { $dice } = { $total }
desk-knaster-begin = Chacun a une feuille vide et un crayon.
desk-knaster-next = Lancer
desk-knaster-finished = Une feuille est pleine
desk-knaster-last = Une feuille est pleine : encore un lancer, puis c’est la fin.
desk-knaster-over = La partie est finie. Comptez vos points : les cercles, et les encadrés des lignes toutes entourées.
paper-knaster-boards = Feuilles, quatre par page

desk-knaster-teaches = Additionner deux dés, sommes fréquentes et rares, paires, brelans et suites.
desk-knaster-age = dès 8 ans
# As in English
desk-knaster-time = 30 minutes
desk-knaster-aim =
    Les élèves additionnent vite deux dés.
    Ils voient que 7 est fréquent, et que 2 et 12 sont rares.
    Ils prévoient : quelle ligne attend encore quel nombre ?
desk-knaster-material =
    Une feuille et un crayon par élève (quatre feuilles par page imprimée).
    Les dés projetés, ou deux dés.
desk-knaster-steps =
    5: Expliquer la feuille : cinq rangées, cinq colonnes, deux diagonales. Montrer le tableau des combinaisons.
    3: Deux manches ensemble. Chacun dit la somme avant de l’écrire.
    15: Jouer. Avant chaque lancer, demander : « Tout le monde a fini ? »
    4: Compter les points : un par cercle, et les encadrés des lignes toutes entourées.
    3: Regarder le diagramme des sommes. Parler des questions ci-dessous.
desk-knaster-questions =
    Quelle somme est venue le plus souvent ? Était-ce de la chance ?
    De combien de façons peut-on faire 7 ? Et 12 ?
    Où mettrais-tu un nombre rare ?
    Remplis-tu d’abord une ligne, ou plusieurs à la fois ?
desk-knaster-further =
    Les élèves qui ont fini cherchent tous les lancers qui font 6.
    Imprimer les exercices « Quels nombres aident ? ».

task-knaster-best = Tu dois utiliser { $total }. Quelle case rapporte le plus de points d’un coup ?
    .heading = La meilleure case
task-knaster-best-answer = { $how ->
    [circle] Entoure le nombre en { $cell } : { $points } points.
   *[write] Écris en { $cell } : { $points } points.
}
task-knaster-wait = Regarde { $line } : { $numbers }. La prochaine somme va dans la case vide. Quelles sommes font une combinaison, et avec combien de cercles ? Quelle est la probabilité d’en obtenir une ?
    .heading = Quels nombres aident ?
task-knaster-wait-answer = { $totals }. { $ways } lancers sur { $throws }, environ { $percent } %.
task-knaster-chance = Tu lances deux dés. Dans combien des 36 lancers possibles la somme est-elle { $total } ? Avec quels dés ?
    .heading = Quelle est la probabilité d’une somme ?
task-knaster-chance-answer = { $ways } sur { $throws } ({ $sums }), environ { $percent } %.
