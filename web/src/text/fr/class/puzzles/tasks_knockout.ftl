# Knockout: its puzzles, which are also the tasks of the teacher's desk.

task-knockout-ways = Tu as obtenu { $dice } = { $total }. Trouve toutes les façons de faire { $total } avec des nombres ouverts différents.
    .heading = Toutes les façons
    .hint = Commence par le plus grand nombre. Cherche ensuite ce qui manque.
    .ask = Combien de façons y a-t-il ?
task-knockout-ways-answer = { $count ->
    [one] { $count } façon : { $sums }.
   *[other] { $count } façons : { $sums }.
}
task-knockout-place = Quels nombres peux-tu former avec { $dice }, en dizaines et unités ?
    .heading = Dizaines et unités
    .hint = Chaque dé fait une fois les dizaines. Ensuite, ajoute ou enlève les autres.
    .ask = Combien de nombres différents ?
task-knockout-place-answer = { $count ->
    [one] { $count } nombre : { $totals }.
   *[other] { $count } nombres : { $totals }.
}
task-knockout-chance = Tu lances trois dés. Dans combien des 216 lancers possibles la somme est-elle { $total } ?
    .heading = Quelle est la probabilité d’une somme ?
    .hint = Trouve d’abord les trois nombres. Compte ensuite dans combien d’ordres ils viennent.
    .ask = Combien de lancers ?
task-knockout-chance-answer = { $ways } sur { $throws }, { $percent ->
    [0] moins de 1 %
   *[other] environ { $percent } %
}. Sans tenir compte de l’ordre : { $sums }.
task-knockout-make = Trouve toutes les façons de faire { $total } avec des nombres différents. { $total } tout seul compte aussi.
    .hint = Commence par le plus grand nombre. Cherche ensuite ce qui manque.
    .ask = Combien de façons y a-t-il ?
