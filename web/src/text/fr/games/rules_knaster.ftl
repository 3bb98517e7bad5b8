# Les règles de Knaster : une ligne est un paragraphe, une étape (« 1. ») ou un point (« • »).

rules-knaster-aim =
    Chaque lancer est pour tous. Écris les nombres sur ta feuille.
    • Fais de bonnes combinaisons dans une ligne.
    • Entoure le plus de nombres possible.
    Une ligne, c’est une rangée, une colonne ou une grande diagonale.
    .heading = Le but du jeu

rules-knaster-round =
    Le plus jeune lance en premier.
    1. Lance les deux dés et additionne-les. Tous jouent ce nombre.
    2. Écris-le dans une case vide de ta feuille.
    3. Ou entoure-le, s’il y est déjà sans cercle. Tu dois faire l’un ou l’autre.
    4. Quand tous ont fini, les dés passent à gauche.
    Vous écrivez tous en même temps.
    .heading = Un tour

rules-knaster-picture-write = Les dés montrent 5 + 6 = 11. Ada peut écrire 11 dans une case vide. Ou elle entoure son 11.
rules-knaster-picture-circle = Elle l’entoure. Cela fait 1 point. Les cases vides restent libres.

rules-knaster-lines =
    Le cinquième nombre remplit la ligne. Un cercle ne la remplit jamais. Regarde ses cinq nombres. Leur ordre ne compte pas.
    Une combinaison donne tout de suite des cercles :
    • Un brelan, exactement trois pareils : 1 cercle.
    • Un carré, exactement quatre pareils : 2 cercles.
    • Cinq pareils : 3 cercles.
    • Deux paires : 1 cercle.
    • Un full, trois pareils et une paire : 2 cercles.
    • Une suite, cinq nombres comme 4 5 6 7 8 : 3 cercles.
    Ce qu’il faut encore savoir :
    • Entoure les nombres que tu veux dans cette ligne, le nouveau aussi.
    • Fais tous ces cercles maintenant. Tu ne peux pas en garder.
    • Il reste moins de nombres ? Alors tu fais moins de cercles.
    • Un nombre peut remplir deux lignes. Prends-les l’une après l’autre.
    • Sans combinaison, pas de cercles. Attends que ces nombres tombent encore.
    .heading = Cinq nombres dans une ligne

rules-knaster-picture-line = 5 5 5 7 7 est un full. Ada doit entourer exactement 2 nombres ici. Elle en a choisi un.
rules-knaster-picture-bonus = Elle entoure un 5 et un 7. Maintenant, elle a 2 points.

rules-knaster-boxes =
    Les cinq nombres d’une ligne ont tous un cercle ? Tu gagnes les points de son encadré.
    • Les rangées, de haut en bas : 9, 8, 7, 6 et 5.
    • Les colonnes, de gauche à droite : 9, 8, 7, 6 et 5.
    • Chaque diagonale donne 10 points.
    .heading = Cinq cercles dans une ligne

rules-knaster-picture-straight = 5 6 7 8 9 dans une diagonale est une suite. Cela donne trois cercles d’un coup.
rules-knaster-picture-box = Plus tard, Ada entoure aussi le 8 et le 9. L’encadré donne 10 points, ses cinq cercles 5. Cela fait 15.

rules-knaster-end =
    La fin arrive quand une feuille a ses 25 cases remplies.
    1. Finissez le tour.
    2. Lancez les dés encore une seule fois. Écrivez ou entourez une dernière fois.
    3. Additionne les points de tes encadrés, et 1 par cercle.
    Le plus grand score gagne. En cas d’égalité, vous partagez la victoire.
    Ta feuille est pleine, et rien ne convient ? Alors tu passes.
    .heading = La fin

rules-knaster-alone =
    Tu peux jouer en solo, avec les mêmes règles.
    • Plus de 50 points, c’est bien.
    • Plus de 80 points, c’est excellent.
    • Plus de 100 points, c’est extraordinaire.
    .heading = En solo

rules-knaster-tips =
    • Le 7 tombe le plus souvent. Le 2 et le 12 tombent le moins souvent.
    • La case du milieu est sur quatre lignes. Un coin est sur trois lignes.
    • Les nombres entourés comptent aussi dans une combinaison.
    .heading = Bon à savoir

rules-knaster-chances =
    Chaque colonne compte les lancers qui donnent un nombre.
    • Chaque dé compte à part. 3 + 4 et 4 + 3 sont deux lancers.
    .heading = Les probabilités

chances-knaster-chart = { $chart ->
   *[totals] Les lancers pour chaque nombre
}
