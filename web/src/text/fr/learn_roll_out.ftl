roll_out-card-time = Dès 7 ans · environ 15 minutes
roll_out-card-hard = S’apprend en un tour
roll_out-card-learns = Pour s’entraîner : sommes jusqu’à 9, risque, hasard
roll_out-prompt-own_both = Utilise les deux dés, ou leur somme. Ce n’est pas possible ? Alors passe.
roll_out-prompt-own_few = Utilise un dé, les deux, ou leur somme. Ce n’est pas possible ? Alors passe.
roll_out-own_rolled = { $name } lance { $first } et { $second }.
refused-roll_out-own_number = { $dice } font { $total }. Ce pion est un { $number }.

roll_out-lesson-start = Sors tes neuf pions. Touche « Lancer ».
roll_out-lesson-wrong = Tu as fait 3 et 4. Essaie le 5 pour voir.
roll_out-lesson-both = Le 5 ne convient pas. Amène le 4 et le 3 au centre.
roll_out-lesson-on = Ils ne sont pas encore à l’abri. Ose : relance !
roll_out-lesson-again = Touche « Lancer ».
roll_out-lesson-sum = 2 et 6 font 8. Un pion pour les deux dés !
roll_out-lesson-stop = Trois sont au centre. Arrête : ils sont à l’abri.
roll_out-lesson-robot = Maintenant, le robot lance. Regarde ton 5.
roll_out-lesson-third = Il a retourné ton 5 côté blanc. Lance.
roll_out-lesson-up = Remets ton 5 en couleur, et amène le 1.
roll_out-lesson-end = Arrêter ou relancer ? Maintenant, continue !

alas-roll_out-rolled_out = Tout revient !

## What a robot is like

robot-habit-roll_out = { $level ->
    [easy] Pépin lance souvent une fois de trop.
    [medium] Rouillot s’arrête souvent très tôt.
   *[hard] Ada pense à tout.
}
