lowdown-card-time = Dès 9 ans · environ 25 minutes
lowdown-card-hard = S’apprend en une partie
lowdown-card-learns = Pour s’entraîner : compléments à 10, stratégie, hasard
lowdown-prompt-own_cross = Quelle ligne fait 10, ou a trois nombres pareils ? Barre-la.
refused-lowdown-own_line = { $sum } font { $total }. Barre ce qui fait 10, ou trois nombres pareils.
refused-lowdown-own_help_write = Prends un nombre et une couleur. Quelles cases vides ont cette couleur ?
refused-lowdown-own_help_cross = Additionne chaque ligne pleine. Barre ce qui fait 10, ou trois nombres pareils.

lowdown-lesson-start = Le plus petit score gagne. Touche « Lancer ».
lowdown-lesson-write = Prends le 1 et le rouge. Touche cette case rouge.
lowdown-lesson-robot = Le robot prend deux des dés restants. Puis il lance.
lowdown-lesson-cup = Le gobelet est à toi. Touche « Soulever le gobelet ».
lowdown-lesson-wrong = Cette case est pleine. Touche-la pour voir.
lowdown-lesson-second = Prends le 5 et l’orange pour cette case orange.
lowdown-lesson-third = À toi. Il te faut un 4 ! Lance.
lowdown-lesson-line = 1 + 5 + 4 = 10. Cette case à deux couleurs accepte aussi le rouge.
lowdown-lesson-cross = Cela fait 10. Barre-les : ils ne comptent plus !
lowdown-lesson-robot2 = 10 points de moins ! Trois pareils, ça marche aussi. Au robot.
lowdown-lesson-wild = Avec un joker, le 1 va dans n’importe quelle case. Vas-y !
lowdown-lesson-fourth = Il te reste trois jokers. Lance.
lowdown-lesson-peek = 5 et 6, c’est beaucoup. Regarde sous le gobelet !
lowdown-lesson-lift = Tu dois prendre les dés du gobelet. Le robot le soulève.
lowdown-lesson-hidden = Le 2 est petit. Écris-le ici avec le vert.
lowdown-lesson-rounds = Vous continuez. Tu prends tes jokers et tu remplis la grille A.
lowdown-lesson-stuck = Deux dés sont pour toi. Soulève le gobelet.
lowdown-lesson-black = L’orange n’a plus de case. Tu n’as plus de joker : noircis cette case !
lowdown-lesson-boxes = Une case noire compte 6 points. Quand c’est ton tour, regarde d’abord sous le gobelet.
lowdown-lesson-lines = Deux lignes barrées ne partagent aucune case. Tu peux barrer plus tard.
lowdown-lesson-full = Deux grilles pleines terminent la partie. Une case vide ne coûte rien.
lowdown-lesson-end = Le plus petit score gagne. Maintenant, continue !

joy-lowdown-crossed = { $points } points rayés !
joy-lowdown-grid_filled = Grille pleine !

## What a robot is like

robot-habit-lowdown = { $level ->
    [easy] Pépin oublie souvent de barrer.
    [medium] Rouillot rate souvent un 10.
   *[hard] Ada pense à tout.
}

## Why a match was won

why-lowdown-crossed =
    { $winners } devant { $others } : { $count ->
        [one] { $count } ligne barrée
       *[other] { $count } lignes barrées
    } de plus.
