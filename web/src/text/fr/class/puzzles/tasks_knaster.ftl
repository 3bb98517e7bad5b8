# Knaster: its puzzles, which are also the tasks of the teacher's desk.

task-knaster-best = Tu dois utiliser { $total }. Quelle case rapporte le plus de points d’un coup ?
    .heading = La meilleure case
    .hint = Regarde les lignes presque pleines. Que complète ce nombre ?
    .option = { $how ->
        [circle] Entourer { $cell }
       *[write] Écrire en { $cell }
    }
task-knaster-best-answer = { $how ->
    [circle] Entoure le nombre en { $cell }. Points : { $points }.
   *[write] Écris en { $cell }. Points : { $points }.
}
task-knaster-wait = Regarde { $line } : { $numbers }. La prochaine somme va dans la case vide. Quelles sommes font une combinaison, et avec combien de cercles ? Quelle est la probabilité d’en obtenir une ?
    .heading = Quels nombres aident ?
    .hint = Mets chaque somme dans la case vide. Quelles combinaisons apparaissent ?
    .option = { $total }
task-knaster-wait-answer = { $totals }. { $ways ->
    [one] { $ways } lancer
   *[other] { $ways } lancers
} sur { $throws }, environ { $percent } %.
task-knaster-chance = Tu lances deux dés. Dans combien des 36 lancers possibles la somme est-elle { $total } ? Avec quels dés ?
    .heading = Quelle est la probabilité d’une somme ?
    .hint = Commence par 1 sur le premier dé. Que doit montrer le second ?
    .ask = Combien de lancers ?
task-knaster-chance-answer = { $ways } sur { $throws } ({ $sums }), environ { $percent } %.
