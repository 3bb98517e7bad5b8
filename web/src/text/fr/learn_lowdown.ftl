lowdown-card-time = Dès 9 ans · environ 25 minutes
lowdown-card-hard = S’apprend en une partie
lowdown-card-learns = Pour s’entraîner : compléter à 10, prévoir, hasard
lowdown-prompt-own_cross = Quelle ligne fait 10, ou a trois nombres pareils ? Barre-la.
refused-lowdown-own_line = { $sum } font { $total }. Barre ce qui fait 10, ou trois nombres pareils.
refused-lowdown-own_help_write = Prends un nombre et une couleur. Quelles cases vides ont cette couleur ?
refused-lowdown-own_help_cross = Additionne chaque ligne pleine. Barre 10, ou trois nombres égaux.

lowdown-lesson-start = Le plus petit score gagne. Touche « Lancer ».
lowdown-lesson-write = Prends le 1 et le rouge. Touche cette case rouge.
lowdown-lesson-robot = Maintenant, le robot soulève le gobelet et écrit.
lowdown-lesson-robot2 = C’est au robot de lancer.
lowdown-lesson-cup = Le gobelet est à toi. Touche « Soulever le gobelet ».
lowdown-lesson-wrong = Cette case est pleine. Touche-la pour voir.
lowdown-lesson-second = Prends le 6 et le bleu pour cette case bleue.
lowdown-lesson-end = Trois pareils, ou 10 : barre-les. Maintenant, continue !

joy-lowdown-crossed = { $points } points de moins !
joy-lowdown-grid_filled = Grille pleine !

## What a robot is like

robot-habit-lowdown = { $level ->
    [easy] Pépin oublie souvent de barrer.
    [medium] Rouillot rate souvent un 10.
   *[hard] Ada pense à tout.
}
