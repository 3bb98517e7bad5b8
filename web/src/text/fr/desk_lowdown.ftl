# Lowdown dans l’espace enseignants : dés pour tous, exercices, fiche de séance.

desk-lowdown-open = { $numbers }, { $colours } : prends un nombre et une couleur, et écris. Ou lève-toi et attends le gobelet.
    .short = { $numbers } · { $colours }
desk-lowdown-cup = Le gobelet : { $number } et { $colour }. Les élèves debout écrivent avec ces deux-là.
    .short = Gobelet : { $number } · { $colour }
desk-lowdown-begin = Chacun a une ardoise vide et un crayon.
desk-lowdown-next = Soulever le gobelet
desk-lowdown-finished = Deux grilles sont pleines
desk-lowdown-last = Deux grilles sont pleines : c’est la fin après cette manche.
desk-lowdown-over = La partie est finie. Additionnez ce qui n’est pas barré, et 6 par case noire. Le plus petit score gagne.
paper-lowdown-boards = Ardoises, trois par page

desk-lowdown-teaches = Compléter à dix, prévoir avec deux conditions : le nombre et la couleur.
desk-lowdown-age = dès 9 ans
# As in English
desk-lowdown-time = 40 minutes
desk-lowdown-aim =
    Les élèves trouvent trois nombres qui font 10.
    Ils prévoient avec deux conditions à la fois : le nombre et sa couleur.
    Ils comparent un choix sûr et le gobelet.
desk-lowdown-material =
    Une ardoise et un crayon par élève (trois ardoises par page imprimée).
    Les dés projetés.
desk-lowdown-steps =
    6: Expliquer l’ardoise : trois grilles, les couleurs en lettres, quatre jokers.
    4: Deux manches ensemble. Dire à voix haute le nombre, la couleur et la case.
    20: Jouer. Les élèves qui se fient au gobelet se lèvent avant qu’on le soulève.
    5: Additionner les points. Le plus petit score gagne.
    5: Comparer deux ardoises : mêmes dés, autres choix.
desk-lowdown-questions =
    Quels trios de dés font 10 ? Trouvez-les tous.
    Quand le gobelet vaut-il le risque ?
    Quelle case est dans le plus de lignes de sa grille ?
    Quand prends-tu un joker ?
desk-lowdown-further =
    Les élèves qui ont fini cherchent toutes les lignes de 10 avec un 3 au milieu.
    Imprimer les exercices « Que peut-on barrer ? ».

task-lowdown-best = Ton ardoise compte { $points }. Prends un nombre et une des couleurs. Quelle case te laisse le moins de points ? Sans joker.
    .heading = La meilleure case
task-lowdown-best-answer = { $number } dans la case { $box } (en comptant rangée par rangée). On barre ce qui fait 10 ou est pareil : il reste { $points } points, { $saved } de moins.
task-lowdown-lines = Quelles lignes peut-on barrer maintenant ?
    .heading = Que peut-on barrer ?
task-lowdown-lines-answer = { $count ->
    [one] { $count } ligne : { $lines } ({ $sums }).
   *[other] { $count } lignes : { $lines } ({ $sums }).
} Le meilleur choix enlève { $saved } points.
