roll_out-card-time = Dès 7 ans · environ 15 minutes
roll_out-card-hard = S’apprend en un tour
roll_out-card-learns = Pour s’entraîner : sommes jusqu’à 9, risque, hasard
roll_out-prompt-own_both = Utilise les deux dés, ou leur somme. Ce n’est pas possible ? Touche « Passer ».
roll_out-prompt-own_few = Utilise un dé, les deux, ou leur somme. Ce n’est pas possible ? Touche « Passer ».
roll_out-own_rolled = { $name } lance { $first } et { $second }.
refused-roll_out-own_number = { $dice } font { $total }. Ce pion est un { $number }. Cherche un autre pion. Rien ne va ? Touche « Passer ».

roll_out-lesson-start = Sors tes neuf pions. Touche « Lancer ».
roll_out-lesson-wrong = Tu as fait 3 et 4. Essaie le 5 pour voir.
roll_out-lesson-both = Le 5 ne convient pas. Amène le 4 et le 3 au centre.
roll_out-lesson-on = Ils ne sont pas encore à l’abri. Ose : relance !
roll_out-lesson-again = Touche « Lancer ».
roll_out-lesson-sum = 2 et 6 font 8. Un pion pour les deux dés !
roll_out-lesson-stop = Trois pions sont au centre. Arrête-toi : ils sont à l’abri.
roll_out-lesson-robot = Maintenant, le robot lance. Regarde ton 5.
roll_out-lesson-third = Le 5 du robot a retourné le tien. Un 5 le remet en couleur. Lance.
roll_out-lesson-up = Remets ton 5 en couleur, et amène le 1 au centre.
roll_out-lesson-brave = Ton 1 est en jeu. Ose encore : relance !
roll_out-lesson-risk = Les deux dés doivent convenir, ou leur somme. Touche « Lancer ».
roll_out-lesson-out = Rien pour le 4, ni pour le 10. Touche « Passer ».
roll_out-lesson-back = Roll Out : ton 1 revient. Ton 5 reste en couleur.
roll_out-lesson-double = Deux 5 : deux coups. Remets ton 5 en couleur, puis amène-le au centre.
roll_out-lesson-must = Tu dois jouer chaque lancer qui convient. Puis arrête-toi, ou relance.
roll_out-lesson-few = Un ou deux pions devant toi ? Un seul dé suffit.
roll_out-lesson-end = Plus aucun pion devant toi ? Tu gagnes aussitôt. Continue !

alas-roll_out-rolled_out = Tout revient !

## What a robot is like

robot-habit-roll_out = { $level ->
    [easy] Pépin lance souvent une fois de trop.
    [medium] Rouillot s’arrête souvent très tôt.
   *[hard] Ada pense à tout.
}

## Why a match was won

why-roll_out-rolled_out =
    { $winners } devant { $others } : { $count ->
        [one] { $count } tour perdu
       *[other] { $count } tours perdus
    } de moins.
why-roll_out-stopped =
    { $winners } : { $count ->
        [one] { $count } arrêt
       *[other] { $count } arrêts
    } à temps de plus.
moment-roll_out-stopped =
    { $count ->
        [one] { $count } pion sorti
       *[other] { $count } pions sortis
    } en un tour !
