# Les règles de Lowdown : une ligne est un paragraphe, une étape (« 1. ») ou un point (« • »).

rules-lowdown-aim =
    Chacun a une ardoise avec trois grilles de neuf cases.
    • Remplis-les de nombres.
    • Barre le plus de nombres possible.
    Ce qui reste compte. Le plus petit score gagne.
    .heading = Le but du jeu

rules-lowdown-turn =
    Le plus jeune commence. Le gobelet est à ta droite. Il cache encore un nombre et une couleur. De vrais dés ? La personne à ta droite lance ces deux-là en secret.
    1. Lance deux nombres et deux couleurs.
    2. Prends un nombre et une couleur. Écris le nombre dans une case vide de cette couleur. Une case à deux couleurs accepte l’une ou l’autre.
    3. Tes deux dés sont mis de côté. La personne à ta droite soulève le gobelet.
    4. Il reste quatre dés. Les autres prennent chacun un nombre et une couleur, et écrivent. L’ordre ne compte pas. Tous peuvent prendre les mêmes.
    5. Le tour passe à gauche.
    .heading = Un tour

rules-lowdown-picture-choose = Ada a pris le 2 et le rouge. Les cases en pointillés acceptent le rouge.
rules-lowdown-picture-others = Ada a écrit 2 avec le rouge. Ces deux dés sont de côté. Le gobelet est soulevé : un 3 et le vert. Ben prend le 3 et le bleu.

rules-lowdown-cup =
    Tes quatre dés ne te plaisent pas ? Regarde sous le gobelet avant d’écrire.
    • Ces deux-là sont à toi. Prends les deux, ou remplace la couleur par un joker.
    • Les quatre dés ouverts sont pour les autres.
    .heading = Le gobelet

rules-lowdown-picture-peek = Ada a regardé : un 3 et le vert. Seuls ces deux dés sont à elle.

rules-lowdown-wild =
    Tu as quatre jokers dans une partie.
    • Prends un nombre que tu peux utiliser. Écris-le dans une case vide.
    • La couleur est sans importance. À ton tour, mets quand même un dé de couleur de côté.
    .heading = Les jokers

rules-lowdown-picture-wild = Ada veut le 3 dans la case A3. La case est pour l’orange, et Ada n’en a pas. Elle utilise un joker.

rules-lowdown-cross =
    Après avoir écrit, tu peux barrer des lignes sur ton ardoise.
    • Une ligne, ce sont trois cases d’une grille : rangée, colonne ou diagonale.
    • Ses nombres sont tous pareils, ou font 10.
    • Deux lignes barrées n’ont jamais de case en commun. Une diagonale barrée en bloque beaucoup d’autres.
    • Tu peux barrer plusieurs lignes, et des anciennes aussi.
    • Ce qui est barré reste barré.
    .heading = Barrer

rules-lowdown-picture-cross = 4 + 3 + 3 = 10. Ada peut barrer cette rangée. Jusque-là, elle compte 10 points.
rules-lowdown-picture-crossed = Barrée : Ada est de nouveau à 0 point.

rules-lowdown-black =
    • Aucun dé ne convient ? Alors tu dois prendre un joker.
    • Tu n’as plus de joker ? Alors tu noircis une case vide.
    • C’est ton tour ? Tu peux d’abord regarder sous le gobelet.
    Une case noire compte 6 points. Elle est remplie. Personne ne peut la barrer.
    À ton tour, tu mets quand même deux dés de côté.
    .heading = Quand rien ne convient

rules-lowdown-end =
    Quelqu’un a rempli deux grilles ? Ce tour est le dernier. Tous le finissent.
    1. Additionne tous les nombres qui ne sont pas barrés.
    2. Ajoute 6 par case noire. Une case vide ne coûte rien.
    Le plus petit score gagne. En cas d’égalité, vous partagez la victoire.
    .heading = La fin

rules-lowdown-tips =
    • Les petits nombres coûtent le moins.
    • 3 3 4, 2 4 4 et quatre autres trios font 10.
    • Tu peux barrer les trois rangées d’une grille. Ou les trois colonnes. Mais une seule diagonale.
    .heading = Bon à savoir

rules-lowdown-printed =
    Elles laissent deux questions ouvertes.
    • Peux-tu prendre une couleur qui ne va dans aucune case ? Pas ici. Car ensuite, on écrit le nombre.
    • Les autres peuvent-ils prendre un joker à tout moment ? Ici, oui. La règle le permet si aucune case ne convient. Une règle pour tous est plus simple.
    .heading = Si tu connais les règles imprimées

rules-lowdown-chances =
    Chaque colonne compte les lancers qui donnent un nombre ou une couleur.
    • Une case à deux couleurs accepte l’une ou l’autre. Les autres n’en acceptent qu’une.
    • Chaque dé compte à part. 3 + 4 et 4 + 3 sont deux lancers.
    .heading = Les probabilités

chances-lowdown-chart = { $chart ->
    [numbers] Chaque nombre, avec les dés ouverts
    [boxes] Une case, avec les dés ouverts
   *[cup] Une case, avec les dés du gobelet
}
chances-lowdown-label = { $label ->
    [single] une couleur
    [double] deux couleurs
   *[other] { $label }
}
