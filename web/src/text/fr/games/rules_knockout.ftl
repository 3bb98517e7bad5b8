# Les règles de Knockout : une ligne est un paragraphe, une étape (« 1. ») ou un point (« • »).

rules-knockout-aim =
    Capture des nombres sur l’anneau. Le premier qui en a cinq gagne. Avec deux dés, trois suffisent.
    Deux billes à toi capturent un nombre. Les autres essaient d’éjecter ta première avant.
    .heading = Le but du jeu

rules-knockout-turn =
    D’abord, chacun lance une fois. Le plus grand total commence. Égalité ? Ces joueurs relancent. Ensuite, on joue vers la gauche.
    1. Lance les dés et additionne-les tous.
    2. Décompose le total. Cherche des nombres qui font exactement ce total. Un seul ou beaucoup, mais jamais deux fois le même.
    3. Pose une bille sur chacun.
    4. Touche « Valider ». Jusque-là, tu peux changer d’avis.
    .heading = À ton tour

rules-knockout-picture-choose = Ada a 3 + 6 + 6 = 15. Elle a choisi 1, 3 et 5. Il lui manque 6, et le 6 convient.
rules-knockout-picture-placed = Elle joue 1 + 3 + 5 + 6 = 15. Elle a maintenant une bille sur chacun de ces nombres.

rules-knockout-marbles =
    Qu’y a-t-il sur le nombre ?
    • Rien : ta bille y reste.
    • Une bille d’un autre joueur : tu l’éjectes. La tienne prend sa place.
    • Une bille à toi : la deuxième capture le nombre. Il est fermé pour tous.
    Chaque nombre capturé est un point. Trou intérieur ou extérieur : peu importe.
    En un seul tour, tu peux faire tout cela, sur plusieurs nombres. Tu ne manques jamais de billes.
    .heading = Ce que font tes billes

rules-knockout-picture-knock_out = Ben a 2 + 4 + 5 = 11. Avec 3 et 8, il fait 11. La bille d’Ada sur le 3 part quand il a fini.
rules-knockout-picture-captured = Ada lance 1, 2 et 4. Cela fait 7. Elle joue 1 + 6 et capture les deux : 2 points.

rules-knockout-end =
    • Aucun nombre ouvert ne fait ton total ? Alors tu passes.
    • Tu peux jouer ? Alors tu dois jouer.
    La partie peut finir de deux façons :
    • Quelqu’un a capturé assez de nombres. Un seul tour peut en donner plusieurs.
    • Tous ont passé pendant deux tours de table de suite.
    Si tous ont passé, le plus grand nombre de captures gagne. Égalité ? Alors le plus grand nombre de billes sur l’anneau gagne. Un nombre capturé en a deux. Encore égalité ? Vous partagez la victoire.
    .heading = Passer, et la fin

rules-knockout-levels =
    Avant la partie, vous choisissez comment calculer.
    • Sommes : des nombres qui font le total, comme plus haut. Avec deux dés ou trois.
    • Les faces sont plus faciles. Prends le nombre de chaque dé. Ou pose une bille sur la somme de tous les dés.
    • Les doubles ne comptent qu’avec les faces. Deux dés pareils capturent leur nombre, s’il est vide. Il n’est pas vide ? Alors seule la somme compte.
    • Avec trois dés, le troisième va aussi sur son propre nombre.
    • Trois dés pareils ne comptent que par leur somme.
    .heading = Plus facile : les faces, et deux dés

rules-knockout-picture-faces = Faces, deux dés : Ada a 2 et 5. Elle peut prendre les deux, ou le 7 seul. Elle a commencé par le 2.
rules-knockout-picture-doubles = Ben a deux 4, et le 4 est vide. Deux de ses billes le capturent. La somme 8 convient aussi.

rules-knockout-place =
    Fais un nombre de dizaines et d’unités avec trois dés. L’ordre est libre. Il y a quatre façons :
    • Mets deux dés côte à côte. Ajoute le troisième : 14 + 6 = 20.
    • Mets deux dés côte à côte. Soustrais le troisième : 14 − 6 = 8.
    • Additionne deux dés pour les dizaines : 6 + 1 = 7. Avec 4 unités, c’est 74.
    • Soustrais un dé d’un autre pour les dizaines : 6 − 4 = 2. Avec 1 unité, c’est 21.
    Il faut de 1 à 9 dizaines. Pose ensuite des billes sur des nombres qui font ce total. La simple somme des dés ne compte pas ici.
    .heading = Plus difficile : dizaines et unités

rules-knockout-picture-arranged = Ada a 1, 4 et 6. Elle fait 14 + 6 = 20. Elle joue 1 + 2 + 3 + 4 + 10.

rules-knockout-tips =
    • Les petits nombres donnent beaucoup de billes, et souvent une deuxième.
    • Certains nombres sont difficiles à atteindre. Une bille y est mieux à l’abri.
    • À quatre, c’est long. « Faces, deux dés » est le plus rapide.
    .heading = Bon à savoir

rules-knockout-printed =
    On peut y lire deux passages de deux façons.
    • Faces : un seul dé suffit-il ? Pas ici. La règle dit aussi que chaque dé doit servir.
    • Dizaines et unités : 6 + 5, est-ce 11 dizaines ? Pas ici. La règle demande un nombre à deux chiffres.
    .heading = Si tu connais les règles imprimées

rules-knockout-chances =
    Chaque colonne compte les lancers qui atteignent un nombre.
    • L’anneau est encore vide.
    • Chaque dé compte à part. 3 + 4 et 4 + 3 sont deux lancers.
    .heading = Les probabilités

chances-knockout-chart = { $chart ->
    [face2] Faces, deux dés
    [face3] Faces, trois dés
    [sum2] Sommes, deux dés
   *[sum3] Sommes, trois dés
}
