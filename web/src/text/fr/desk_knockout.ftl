# Knockout dans l’espace enseignants : exercices, fiche de séance.

paper-knockout-boards = L’anneau

desk-knockout-teaches = Additionner, décomposer un nombre, dizaines et unités, soustraire.
desk-knockout-age = dès 7 ans (faces), dès 9 ans (dizaines et unités)
# As in English
desk-knockout-time = 40 minutes
desk-knockout-aim =
    Les élèves décomposent un total de beaucoup de façons.
    Ils cherchent celle qui aide le plus : poser, éjecter, capturer.
    Avec les dizaines et les unités, ils forment des nombres.
desk-knockout-material =
    Une tablette par groupe, ou un anneau imprimé avec des billes de deux à quatre couleurs.
    Deux ou trois dés par groupe.
desk-knockout-steps =
    6: Ensemble : décomposer 12. Noter toutes les façons au tableau.
    4: Expliquer ce que fait une bille : poser, éjecter, capturer.
    20: Jouer par groupes de deux à quatre. Commencer avec deux dés.
    5: Chaque groupe montre son meilleur tour.
    5: Parler des questions ci-dessous.
desk-knockout-questions =
    De combien de façons peut-on faire 9 avec des nombres différents ?
    Beaucoup de petits nombres ou un grand : qu’est-ce qui vaut mieux, et quand ?
    Quels nombres sont difficiles à atteindre ? Pourquoi ?
    Dizaines et unités : quel est le plus grand nombre avec 1, 4 et 6 ?
desk-knockout-further =
    Passer à trois dés, puis aux dizaines et unités.
    Imprimer les exercices « De toutes les façons ».

task-knockout-ways = Tu as lancé { $dice } = { $total }. Trouve toutes les façons de faire { $total } avec des nombres ouverts différents.
    .heading = De toutes les façons
task-knockout-ways-answer = { $count } façons : { $sums }.
task-knockout-place = Quels nombres peux-tu former avec { $dice }, en dizaines et unités ?
    .heading = Dizaines et unités
task-knockout-place-answer = { $count } nombres : { $totals }.
task-knockout-chance = Tu lances trois dés. Dans combien des 216 lancers possibles la somme est-elle { $total } ?
    .heading = Quelle est la probabilité d’une somme ?
task-knockout-chance-answer = { $ways } sur { $throws }, { $percent ->
    [0] moins de 1 %
   *[other] environ { $percent } %
}. Sans l’ordre : { $sums }.
