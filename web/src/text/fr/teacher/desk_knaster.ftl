# Knaster dans l’espace enseignants : dés pour tous, exercices, fiche de séance.

desk-knaster-total = { $dice } = { $total } : écris-le dans une case vide, ou entoure un { $total }.
    .short = { $dice } = { $total }
desk-knaster-begin = Chacun a une feuille vide et un crayon.
desk-knaster-next = Lancer
desk-knaster-finished = Une feuille est pleine
desk-knaster-last = Une feuille est pleine : encore un lancer, puis c’est la fin.
desk-knaster-over = La partie est finie. Comptez vos points : les cercles, et les encadrés des lignes entièrement entourées.
paper-knaster-boards = Feuilles, quatre par page

desk-knaster-teaches = Addition de deux dés, probabilité et fréquence, combinaisons.
desk-knaster-age = dès 8 ans
# As in English
desk-knaster-time = 40 minutes
desk-knaster-aim =
    Les élèves additionnent vite deux dés.
    Ils voient que 7 est plus probable que 2 ou 12.
    Ils anticipent : quel nombre manque encore à chaque ligne ?
desk-knaster-words = additionner, somme, probable, moins probable, rangée, colonne, diagonale
desk-knaster-material =
    Une feuille et un crayon par élève (quatre feuilles par page imprimée).
    Les dés projetés, ou deux dés.
desk-knaster-steps =
    5: Expliquer la feuille : cinq rangées, cinq colonnes, deux diagonales. Montrer le tableau des combinaisons.
    3: Deux tours ensemble. Chacun dit la somme avant de l’écrire.
    20: Jouer, et s’arrêter après 15 lancers. Avec une classe, un lancer prend 60 à 90 secondes. Avant chacun, demander : « Tout le monde a fini ? »
    5: Compter les points : un par cercle, et les encadrés des lignes entièrement entourées.
    7: Regarder le diagramme des sommes. Échanger sur les questions ci-dessous.
desk-knaster-questions =
    De combien de façons peut-on faire 7 ? Et 12 ? | 7 : { $seven } façons sur { $throws }. 12 : { $twelve } seule.
    Quelle somme est venue le plus souvent ? Était-ce dû au hasard ? | 7 est la plus probable. Après peu de lancers, une autre peut être en tête.
    Où placer un nombre rare ? | Là où il y a peu de lignes : une case à côté d’un coin est sur { $edge } lignes, le centre sur { $middle }.
    Remplir d’abord une ligne, ou plusieurs à la fois ? | Plusieurs : plus de sommes sont utiles. Faire justifier.
desk-knaster-support =
    Deux élèves partagent une feuille. Ils ont une table d’addition.
desk-knaster-further =
    Les élèves qui ont fini cherchent tous les lancers qui font 6.
    Imprimer les exercices « Quels nombres aident ? ».

desk-knaster-race = La course des sommes
desk-knaster-race-age = 9 à 11 ans
# As in English
desk-knaster-race-time = 45 minutes
desk-knaster-race-aim =
    Les élèves prévoient, comptent et comparent.
    Ils distinguent la fréquence d’une somme de sa probabilité.
desk-knaster-race-words = issue, effectif, fréquence, probabilité, certain, possible, impossible, pair, impair
desk-knaster-race-material =
    Pour chaque élève, le relevé et la table d’addition (page 2).
    Les dés projetés : ceux de Knaster.
desk-knaster-race-steps =
    5: Quelle somme gagne la course ? Chacun écrit sa prévision sur la feuille.
    15: Lancer { $lesson_throws } fois les dés projetés. Personne ne joue : un lancer prend dix secondes environ. Tous font le relevé.
    10: Remplir la table d’addition. Colorier de la même façon les sommes égales.
    8: Comparer le relevé à ce qu’on attendait.
    7: Échanger sur les questions ci-dessous.
desk-knaster-race-questions =
    Combien de fois attend-on chaque somme en { $lesson_throws } lancers ? | { $expected }.
    Dans combien des { $throws } issues la somme est-elle paire ? | { $even }, soit la moitié.
    Pourquoi n’y a-t-il pas de 7 sur le plateau de Roll-It ? | C’est la somme la plus probable : { $seven } sur { $throws }. Là, un 7 va n’importe où.
    La somme 1 est-elle possible ? Et une somme de 2 à 12 ? | 1 est impossible. De 2 à 12, c’est certain.
desk-knaster-race-support =
    Les deux premières lignes de la table d’addition sont déjà remplies.
desk-knaster-race-further =
    Trois dés : quelles sommes viennent le plus souvent ? { $three_best }, chacune dans { $three_ways } lancers sur { $three_throws }.

desk-knaster-chances-questions =
    Quel nombre sort le plus souvent ? | { $totals_most }, dans { $totals_most_ways } lancers sur { $totals_of }.
    Quels nombres sortent le moins souvent ? | { $totals_least }, dans { $totals_least_ways } lancer sur { $totals_of } chacun.
    Tu attends un 5 ou un 9. Quels lancers aident ? | { $totals_5 } lancers font 5, { $totals_9 } font 9 : tous aident.
