# Lowdown dans l’espace enseignants : dés pour tous, exercices, fiche de séance.

desk-lowdown-open = { $numbers }, { $colours } : prends un nombre et une couleur, et écris. Ou lève-toi et attends le gobelet.
    .short = { $numbers } · { $colours }
desk-lowdown-cup = Le gobelet : { $number } et { $colour }. Tu es debout ? Écris avec ces deux-là.
    .short = Gobelet : { $number } · { $colour }
desk-lowdown-begin = Chacun a une ardoise vide et un crayon.
desk-lowdown-next = Soulever le gobelet
desk-lowdown-finished = Deux grilles sont pleines
desk-lowdown-last = Deux grilles sont pleines : c’est la fin après ce tour.
desk-lowdown-over = La partie est finie. Additionnez ce qui n’est pas barré, et 6 par case noire. Le plus petit score gagne.
paper-lowdown-boards = Ardoises, trois par page

desk-lowdown-teaches = Compléments à 10, anticipation avec deux conditions : nombre et couleur.
desk-lowdown-age = dès 9 ans
# As in English
desk-lowdown-time = 45 minutes
desk-lowdown-aim =
    Les élèves trouvent trois nombres qui font 10.
    Ils anticipent en tenant compte de deux conditions à la fois : le nombre et sa couleur.
    Ils mettent en balance un choix sûr et le risque du gobelet.
desk-lowdown-words = compléments à 10, somme, condition, rangée, colonne, diagonale
desk-lowdown-material =
    Une ardoise et un crayon par élève (trois ardoises par page imprimée).
    Les dés projetés. Tous choisissent parmi les mêmes dés ouverts, et aucun n’est mis de côté : sur tablette, c’est différent.
desk-lowdown-steps =
    6: Expliquer l’ardoise : trois grilles, des lettres pour les couleurs, quatre jokers. Expliquer comment barrer.
    4: Deux tours ensemble. Dire à voix haute le nombre, la couleur et la case.
    20: Jouer, et s’arrêter après 10 tours. Un tour prend environ deux minutes. Les élèves qui misent sur le gobelet se lèvent avant qu’on le soulève.
    5: Additionner les points. Le plus petit score gagne.
    10: Comparer deux ardoises : mêmes dés, autres choix. Échanger sur les questions ci-dessous.
desk-lowdown-questions =
    Quels trios de dés font 10 ? Trouve-les tous. | { $triple_count } : { $triples }.
    Quand faut-il risquer le gobelet ? | Quand aucun nombre ouvert n’aide, ou qu’aucune couleur ouverte ne convient.
    Quelle case est sur le plus de lignes de sa grille ? | Celle du milieu : elle est sur { $lines_middle } lignes.
    Quand utilises-tu un joker ? | Quand il complète une ligne, ou évite un grand nombre.
desk-lowdown-support =
    Deux élèves partagent une ardoise. Les six trios sont affichés.
desk-lowdown-further =
    Trouver toutes les lignes de 10 avec un 3 au milieu : { $with_three }.
    Imprimer les exercices « Que peut-on barrer ? ».

desk-lowdown-ten_square = Dix dans un carré
desk-lowdown-ten_square-age = 8 à 10 ans
# As in English
desk-lowdown-ten_square-time = 45 minutes
desk-lowdown-ten_square-aim =
    Les élèves trouvent tous les trios de dés qui font 10.
    Ils remplissent des carrés où chaque rangée et chaque colonne fait 10.
    Ils suivent une preuve.
desk-lowdown-ten_square-words = compléments à 10, somme, rangée, colonne, diagonale, preuve
desk-lowdown-ten_square-material =
    La feuille « Dix dans un carré » pour chaque élève (page 2). Trois dés par binôme.
desk-lowdown-ten_square-steps =
    8: Trouver tous les trios qui font 10. Les ranger par le plus petit nombre.
    7: Cela fait combien de lancers ? Compter les ordres de chaque trio.
    18: Remplir les carrés. Toutes les rangées et toutes les colonnes font 10.
    7: Échanger sur les questions ci-dessous.
    5: La question bilan.
desk-lowdown-ten_square-questions =
    Quels trios font 10 ? | { $triple_count } : { $triples }.
    Dans combien des { $throws } lancers trois dés font-ils 10 ? | { $ten_ways }.
    Combien existe-t-il de tels carrés ? | { $squares }, par exemple { $square }.
    Pourquoi les deux diagonales ne peuvent-elles pas faire 10 aussi ? | Les quatre lignes qui passent par le milieu feraient 40. Ce sont les neuf cases, donc 30, et trois fois le milieu. Le milieu serait 10 ÷ 3.
desk-lowdown-ten_square-support =
    Sur la feuille, la première rangée du premier carré est déjà remplie : { $first_row }.
desk-lowdown-ten_square-further =
    Trouver un carré où une diagonale fait 10 aussi. Il y en a { $one_diagonal } pour chaque diagonale.

desk-lowdown-chances-questions =
    Un nombre sort-il plus souvent qu’un autre ? | Non. Chacun sort dans { $numbers_1 } lancers de deux dés sur { $numbers_of }.
    Quelle case est la plus facile : à une couleur ou à deux ? | Deux couleurs : { $boxes_double } lancers sur { $boxes_of }. Une couleur : { $boxes_single }.
    Il te faut du rouge. Les dés ouverts aident-ils plus que le gobelet ? | Les dés ouverts : { $boxes_single } lancers sur { $boxes_of }. Le gobelet : { $cup_single } sur { $cup_of }.
