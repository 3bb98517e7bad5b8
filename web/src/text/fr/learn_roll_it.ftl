roll_it-card-time = Dès 6 ans · 15 minutes avec quatre grilles
roll_it-card-hard = S’apprend vite
roll_it-card-learns = Pour s’entraîner : additions, alignements, hasard
roll_it-prompt-own_total = Additionne les dés. Touche une case libre avec ce nombre. Il n’y en a pas ? Alors passe.
roll_it-own_rolled = { $name } lance { $action }.
refused-roll_it-own_number = { $dice } font { $total }. Cette case montre { $number }.
refused-roll_it-own_lost = { $dice } font { $total }. Avec { $total }, tu perds ton tour : passe.
refused-roll_it-own_free = { $dice } font { $total }. Une case avec { $total } est encore libre.
refused-roll_it-own_any = { $dice } font { $total }. Avec { $total }, toute case libre convient.

roll_it-lesson-start = Touche « Lancer ». Les dés disent quel nombre tu prends.
roll_it-lesson-wrong = 1 et 3 font 4. Essaie le 11 pour voir.
roll_it-lesson-place = Le 11 ne convient pas. Pose ton jeton sur le 4.
roll_it-lesson-robot = Maintenant, le robot lance et pose un jeton.
roll_it-lesson-again = À toi : lance.
roll_it-lesson-beside = 1 et 2 font 3. Pose-le à côté du 4.
roll_it-lesson-robot2 = Le robot continue. Regarde sa rangée.
roll_it-lesson-third = Lance encore une fois.
roll_it-lesson-line = 2 et 4 font 6. Ta rangée est complète !
roll_it-lesson-points = Un morpion : trois points de plus ! Au robot de lancer.
roll_it-lesson-luck = Avec un 2, pas de tour : le robot a passé son tour. Lance.
roll_it-lesson-seven = Le 7 porte bonheur. Il vaut partout : prends cette case.
roll_it-lesson-end = Tu sais jouer. Fais beaucoup de morpions !

joy-roll_it-tic_tac_toe = Un morpion !
joy-roll_it-grand = Un grand morpion !

## What a robot is like

robot-habit-roll_it = { $level ->
    [easy] Pépin aime rester dans une seule grille.
    [medium] Rouillot oublie souvent de te bloquer.
   *[hard] Ada pense à tout.
}
