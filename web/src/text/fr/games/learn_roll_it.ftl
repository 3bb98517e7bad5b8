roll_it-card-time = Dès 6 ans · 15 minutes (quatre grilles)
roll_it-card-hard = S’apprend vite
roll_it-card-learns = Pour s’entraîner : additions, alignements, hasard
roll_it-prompt-own_total = Fais la somme des dés. Un 7 va partout. Touche une case libre qui va. Il n’y en a pas ? Touche « Passer ».
roll_it-own_rolled = { $name } lance { $action }.
refused-roll_it-own_number = { $dice } font { $total }. Cette case montre { $number }. Cherche un { $total } libre. Il n’y en a pas ? Touche « Passer ».
refused-roll_it-own_lost = { $dice } font { $total }. Avec un { $total }, tu perds ton tour. Touche « Passer ».
refused-roll_it-own_free = { $dice } font { $total }. Une case avec { $total } est encore libre. Cherche-la.
refused-roll_it-own_any = { $dice } font { $total }. Avec un { $total }, toute case libre convient. Choisis-en une.

roll_it-lesson-start = Touche « Lancer ». Les dés disent quel nombre tu prends.
roll_it-lesson-wrong = 1 et 3 font 4. Essaie le 11 pour voir.
roll_it-lesson-place = Le 11 ne convient pas. Pose ton jeton sur le 4.
roll_it-lesson-robot = Maintenant, le robot lance et pose un jeton.
roll_it-lesson-again = À toi : lance.
roll_it-lesson-beside = 1 et 2 font 3. Pose ton jeton sur le 3, à côté du 4.
roll_it-lesson-robot2 = Le robot continue. Regarde sa colonne.
roll_it-lesson-third = Lance encore une fois.
roll_it-lesson-line = 2 et 4 font 6. Ta rangée est complète !
roll_it-lesson-points = Un morpion : trois points de plus ! Au robot de lancer.
roll_it-lesson-luck = Avec un 2, on perd son tour : le robot a passé. Lance.
roll_it-lesson-block = Avec un 7, toute case libre convient. Bloque la colonne du robot !
roll_it-lesson-rounds = Vous continuez tous les deux. Regarde les grilles sous ta rangée.
roll_it-lesson-last = Gagne trois grilles alignées : c’est un grand morpion. Lance !
roll_it-lesson-grand = 5 et 6 font 11. Pose ton jeton ici : un grand morpion !
roll_it-lesson-lost = Un grand morpion vaut cinq points. Aucune case libre ne convient ? Tu perds ton tour.
roll_it-lesson-shared = Un jeton peut compléter deux lignes : les deux comptent. Il y a toujours assez de jetons.
roll_it-lesson-finish = Plus aucune ligne possible ? C’est fini. Chaque jeton vaut un point.
roll_it-lesson-end = Égalité ? La plus grande somme sous les morpions gagne. Continue !

joy-roll_it-tic_tac_toe = Un morpion !
joy-roll_it-grand = Un grand morpion !

## What a robot is like

robot-habit-roll_it = { $level ->
    [easy] Pépin aime rester dans une seule grille.
    [medium] Rouillot oublie souvent de te bloquer.
   *[hard] Ada pense à tout.
}

## Why a match was won

why-roll_it-grand =
    { $winners } devant { $others } : { $count ->
        [one] { $count } grand morpion
       *[other] { $count } grands morpions
    } de plus.
why-roll_it-tic_tac_toe =
    { $winners } devant { $others } : { $count ->
        [one] { $count } morpion
       *[other] { $count } morpions
    } de plus.
