knaster-card-time = Dès 8 ans · environ 20 minutes
knaster-card-hard = S’apprend en un tour
knaster-card-learns = Pour s’entraîner : additions, combinaisons, hasard
knaster-prompt-own_total = Additionne les dés. Touche ensuite une case vide, ou entoure ce nombre.
knaster-prompt-own_bonus = Ta ligne est pleine. Quelle combinaison ? Touche l’encadré de la ligne, puis les nombres.
knaster-prompt-own_bonuses = Plusieurs lignes sont pleines. Touche l’encadré de l’une, puis les nombres à entourer.
knaster-own_rolled = { $name } lance { $action } pour tous.
knaster-own_last = { $name } lance { $action }. C’est le dernier lancer.
knaster-own_completed = { $name } a rempli une ligne.
refused-knaster-own_answer = { $dice } font { $total }, pas { $answer }. Touche le { $total }.
refused-knaster-own_number = { $dice } font { $total }. Cette case contient { $number }. Choisis une autre case.
refused-knaster-own_circles = { $result } : fais { $circles ->
    [one] { $circles } cercle
   *[other] { $circles } cercles
}. Tu en as fait { $drawn }.
refused-knaster-own_box = Touche aussi l’encadré de la ligne pleine.
refused-knaster-own_look_up = Cherche les nombres égaux de la ligne. Trouve-les ensuite dans la liste.

knaster-lesson-start = Quatre nombres sont déjà sur ta feuille. Touche « Lancer ».
knaster-lesson-wrong = Tu as fait 7. Essaie ce 5 pour voir.
knaster-lesson-write = Un 5 n’est pas un 7. Écris le 7 ici.
knaster-lesson-robot = Le robot écrit aussi le 7. Chaque lancer vaut pour vous deux.
knaster-lesson-line = Un 5 : écris-le ici, et la rangée est pleine.
knaster-lesson-circles = 7 7 7 5 5 est un full. Dessine deux cercles !
knaster-lesson-robot2 = Maintenant, le robot.
knaster-lesson-again = Lance.
knaster-lesson-circle = Tu peux écrire un 7 ou en entourer un. Entoure celui-ci !
knaster-lesson-rounds = Vous continuez tous les deux. Regarde ta première rangée.
knaster-lesson-box = Quatre cercles dans ta rangée. Le robot lance pour vous deux.
knaster-lesson-fifth = Un 5 ! Entoure-le : toute la rangée est entourée.
knaster-lesson-points = La rangée donne ses 9 points, et chaque cercle 1.
knaster-lesson-lines = Colonnes et diagonales comptent aussi. Seul un nombre écrit remplit une ligne.
knaster-lesson-list = La liste dit ce qui donne des cercles. Le reste n’en donne pas.
knaster-lesson-several = Deux lignes à la fois ? Choisis par laquelle commencer. Les cercles restent.
knaster-lesson-full = Les 25 cases sont pleines ? Un dernier lancer. Rien ne convient ? Touche « Passer ».
knaster-lesson-end = Le plus grand score gagne. En solo, vise plus de 50. Continue !

# As in English
joy-knaster-line_completed = { $result } !
joy-knaster-box_scored = { $points } points !

## What a robot is like

robot-habit-knaster = { $level ->
    [easy] Pépin écrit souvent rangée par rangée.
    [medium] Rouillot regarde les rangées et oublie les colonnes.
   *[hard] Ada pense à tout.
}

## Why a match was won

why-knaster-box_scored =
    { $winners } devant { $others } : { $count ->
        [one] { $count } encadré
       *[other] { $count } encadrés
    } de plus.
why-knaster-line_completed =
    { $winners } devant { $others } : { $count ->
        [one] { $count } bonne ligne
       *[other] { $count } bonnes lignes
    } de plus.
