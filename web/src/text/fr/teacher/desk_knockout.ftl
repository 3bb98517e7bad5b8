# Knockout dans l’espace enseignants : exercices, fiche de séance.

paper-knockout-boards = L’anneau

desk-knockout-teaches = Addition, décomposition d’un nombre, numération, différence.
desk-knockout-age = dès 7 ans (faces), dès 9 ans (dizaines et unités)
# As in English
desk-knockout-time = 40 minutes
desk-knockout-aim =
    Les élèves décomposent un total de plusieurs façons.
    Ils cherchent la plus utile : poser, éjecter, capturer.
desk-knockout-words = décomposition, terme, somme, décomposer, différent
desk-knockout-material =
    Par groupe, une tablette, ou un anneau imprimé avec des billes de deux à quatre couleurs.
    Par groupe, deux ou trois dés.
desk-knockout-steps =
    6: Ensemble : décomposer 12. Noter toutes les façons au tableau.
    4: Expliquer ce que fait une bille : rester, éjecter, capturer.
    20: Jouer en groupes de deux à quatre. Commencer avec deux dés.
    5: Chaque groupe montre son meilleur coup.
    5: Échanger sur les questions ci-dessous.
desk-knockout-questions =
    De combien de façons peut-on faire 9 avec des nombres différents ? | { $nine_count } : { $nine }.
    Beaucoup de petits nombres ou un seul grand ? | Beaucoup : plus de captures, mais aussi plus de billes en danger. Les deux peuvent être justes.
    Quels nombres sont difficiles à atteindre ? Pourquoi ? | Les grands. Pour 18, il faut trois six : { $hard_ways } lancer sur { $throws }.
desk-knockout-support =
    Commencer par « Faces, deux dés ». Représenter le total avec des jetons.
desk-knockout-further =
    Passer à trois dés, puis aux dizaines et unités.
    Imprimer les exercices « Toutes les façons ».

desk-knockout-every_way = Toutes les façons, sans doublon
desk-knockout-every_way-age = 7 à 9 ans
# As in English
desk-knockout-every_way-time = 45 minutes
desk-knockout-every_way-aim =
    Les élèves décomposent les nombres de 1 à 12 en termes différents.
    Ils procèdent dans l’ordre et justifient qu’il ne manque aucune décomposition.
desk-knockout-every_way-words = terme, décomposition, différent, dans l’ordre, nombre triangulaire
desk-knockout-every_way-material =
    La feuille « Toutes les façons, sans doublon » pour chaque binôme (page 2). Des jetons.
desk-knockout-every_way-steps =
    5: Ensemble : 6, c’est 6, 5 + 1, 4 + 2 et 3 + 2 + 1. Commencer par le plus grand terme.
    20: Les binômes décomposent les nombres de 1 à 12. Ils notent le nombre de façons.
    8: Deux binômes comparent. En manque-t-il une ? Y en a-t-il une en double ?
    7: Échanger sur les questions ci-dessous.
    5: La question bilan.
desk-knockout-every_way-questions =
    Combien de façons pour chaque nombre ? | { $ways }.
    Comment sais-tu qu’il n’en manque aucune ? | On range par le plus grand terme. Ensuite, il ne peut venir que des termes plus petits.
    Quels nombres permettent plus de billes que tous les précédents ? | { $triangular } : 1 + 2, 1 + 2 + 3 et ainsi de suite, les nombres triangulaires.
desk-knockout-every_way-support =
    Décomposer seulement jusqu’à 8, avec des jetons.
desk-knockout-every_way-further =
    Combien de façons pour 13 ? Il y en a { $thirteen_count }.

desk-knockout-tens_ones = Atelier dizaines et unités
desk-knockout-tens_ones-age = 9 à 11 ans
# As in English
desk-knockout-tens_ones-time = 45 minutes
desk-knockout-tens_ones-aim =
    Les élèves forment des nombres avec des dizaines et des unités, en additionnant et en soustrayant.
    Ils les écrivent avec des parenthèses.
desk-knockout-tens_ones-words = dizaine, unité, numération, somme, différence, parenthèses, multiple de dix
desk-knockout-tens_ones-material =
    La feuille « Atelier dizaines et unités » (page 2) et trois dés pour chaque binôme.
desk-knockout-tens_ones-steps =
    6: Expliquer les quatre façons avec 1, 4 et 6 : 14 + 6, 14 − 6, 10 × (6 + 1) + 4, 10 × (6 − 4) + 1.
    15: Les binômes cherchent tous les nombres avec 1, 4 et 6.
    7: Comparer. Quelles écritures font le même nombre ?
    12: Les binômes lancent trois dés. Qui s’approche le plus de 50 ?
    5: La question bilan.
desk-knockout-tens_ones-questions =
    Combien de nombres avec 1, 4 et 6 ? | { $made_count } : { $made }.
    Quel est le plus grand ? Le plus petit ? | { $largest }. { $smallest }. Au-delà de 9 dizaines, cela ne compte pas.
    Lequel est le plus proche de 50 ? | { $nearest }.
    Quels trois dés donnent le plus de nombres ? | { $richest_count } nombres chacun : { $richest }.
desk-knockout-tens_ones-support =
    Seulement deux dés côte à côte, et le troisième ajouté ou soustrait.
desk-knockout-tens_ones-further =
    Choisir ses nombres sur l’anneau avant de lancer, par exemple { $challenge }. Quels dés donnent ce total ? { $challenge_dice }.

desk-knockout-chances-questions =
    Faces, deux dés : quel nombre est le plus facile ? Pourquoi ? | { $face2_most }, avec { $face2_most_ways } lancers sur { $face2_of }. Un dé le montre, ou les deux ensemble le font.
    Sommes, deux dés : compare 1 et 12. | 1 convient à { $sum2_1 } lancers sur { $sum2_of }, car il fait partie de beaucoup de sommes. 12 convient à { $sum2_12 }.
    Trois dés : combien de lancers atteignent 18 ? | { $sum3_18 } sur { $sum3_of } : trois six.
