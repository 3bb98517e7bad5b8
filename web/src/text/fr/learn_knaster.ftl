knaster-card-time = Dès 8 ans · environ 20 minutes
knaster-card-hard = S’apprend en un tour
knaster-card-learns = Pour s’entraîner : additions, combinaisons, hasard
knaster-prompt-own_total = Additionne les dés. Touche ensuite une case vide, ou entoure ce nombre.
knaster-prompt-own_bonus = Ta ligne est pleine. Quelle combinaison est-ce ? Touche ses points et fais ses cercles.
knaster-prompt-own_bonuses = Plusieurs lignes sont pleines. Touche les points de l’une et fais ses cercles.
knaster-own_rolled = { $name } lance { $action } pour tous.
knaster-own_last = { $name } lance { $action }. C’est le dernier lancer.
knaster-own_completed = { $name } a rempli une ligne.
refused-knaster-own_answer = { $dice } font { $total }, pas { $answer }.
refused-knaster-own_number = { $dice } font { $total }. Cette case contient { $number }.
refused-knaster-own_circles = { $result } : tu peux faire { $circles ->
    [one] { $circles } cercle
   *[other] { $circles } cercles
}. Tu en as fait { $drawn }.
refused-knaster-own_look_up = Cherche les nombres égaux de la ligne. Trouve-les ensuite dans la liste.

knaster-lesson-start = Quatre nombres sont déjà sur ta feuille. Touche « Lancer ».
knaster-lesson-wrong = Tu as fait 7. Essaie ce 5 pour voir.
knaster-lesson-write = Un 5 n’est pas un 7. Écris le 7 ici.
knaster-lesson-robot = Le robot écrit aussi. Puis il lance pour vous deux.
knaster-lesson-line = Un 5 : écris-le ici, et la ligne est pleine.
knaster-lesson-circles = 7 7 7 5 5 est un full : deux cercles !
knaster-lesson-robot2 = Maintenant, le robot.
knaster-lesson-again = Lance.
knaster-lesson-circle = Tu as déjà ce 7 : touche-le pour l’entourer.
knaster-lesson-last = Cinq cercles dans une ligne donnent ses points.
knaster-lesson-end = Remplis ta feuille de bonnes lignes. Maintenant, continue !

# As in English
joy-knaster-line_completed = { $result } !
joy-knaster-box_scored = { $points } points !

## What a robot is like

robot-habit-knaster = { $level ->
    [easy] Pépin écrit souvent ligne par ligne.
    [medium] Rouillot regarde les lignes et oublie les colonnes.
   *[hard] Ada pense à tout.
}
