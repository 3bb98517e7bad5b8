knockout-card-time = Dès 7 ans · environ 25 minutes
knockout-card-hard = S’apprend vite
knockout-card-learns = Pour s’entraîner : additions, décompositions, dizaines et unités
knockout-option-level-example = { $value ->
    [face2] 4 et 3 : 4 et 3, ou 7
    [face3] 4, 3 et 1 : les trois, ou 8
    [sum2] 4 et 3 : 7, 5 + 2, 6 + 1…
    [place] 1, 4 et 6 : 14 + 6 = 20
   *[sum3] 4, 3 et 1 : 8, 6 + 2, 5 + 2 + 1…
}
knockout-prompt-own_faces = Prends chaque dé, ou additionne-les. Rien ne convient ? Touche « Passer ».
knockout-prompt-own_sum = Additionne les dés. Choisis des nombres qui font ce total. Rien ne convient ? Touche « Passer ».
knockout-prompt-own_place = Fais un nombre de dizaines et d’unités. Choisis des nombres qui font ce total. Rien ne convient ? Touche « Passer ».
knockout-own_rolled = { $name } lance { $action }.
refused-knockout-own_total = { $dice } font { $total }. Tu as choisi { $made }. Cherche des nombres qui font { $total }. Rien ne va ? Touche « Passer ».
refused-knockout-own_totals = { $dice } font { $total }. { $numbers } font { $made }. Cherche des nombres qui font { $total }. Rien ne va ? Touche « Passer ».
refused-knockout-own_faces = Prends chaque dé : { $faces }. Ou tous ensemble : { $dice } font { $total }.
refused-knockout-own_place = Les dés ne font pas { $made }. { $arrangement } font { $total }. Cherche d’autres nombres. Rien ne va ? Touche « Passer ».
refused-knockout-own_places = { $numbers } font { $made }. Les dés ne font pas { $made }. { $arrangement } font { $total }. Cherche d’autres nombres. Rien ne va ? Touche « Passer ».

knockout-lesson-start = Touche « Lancer » pour lancer tes dés.
knockout-lesson-wrong = 3 et 4 font 7. Essaie le 9 pour voir.
knockout-lesson-break = 9, c’est trop. Pose des billes sur le 3 et le 4.
knockout-lesson-holes = Chaque nombre a deux trous. Intérieur ou extérieur : peu importe.
knockout-lesson-robot = Tous les dés comptent : 3 et 4 font 7. Au robot.
knockout-lesson-again = Lance encore.
knockout-lesson-capture = 1 et 3 font 4. Ta bille y est : capture-le !
knockout-lesson-hit = Deux billes : le 4 reste à toi. Regarde le robot.
knockout-lesson-third = Ta bille était seule sur le 3 : le robot l’a éjectée. Lance !
knockout-lesson-back = Ton 10 éjecte la bille du robot. Vas-y !
knockout-lesson-closed = Ta bille est sur le 10. Regarde ce que le robot capture.
knockout-lesson-fourth = Il a le 3. Le 3 et le 4 sont fermés. Lance !
knockout-lesson-pass = Rien d’ouvert ne fait 4. Alors seulement, on passe. Touche « Passer ».
knockout-lesson-more = En un tour, tu peux capturer plusieurs nombres. Les billes ne manquent jamais.
knockout-lesson-stuck = Tous passent deux fois de suite ? Les captures décident, puis les billes.
knockout-lesson-end = Avec trois captures, on gagne. Maintenant, continue !

joy-knockout-captured = Capture : { $numbers } !
moment-knockout-captured = { $numbers-count ->
    [one] Nombre { $numbers } capturé !
   *[other] { $numbers } capturés d’un coup !
}

## What a robot is like

robot-habit-knockout = { $level ->
    [easy] Pépin aime prendre un seul nombre.
    [medium] Rouillot t’éjecte rarement.
   *[hard] Ada pense à tout.
}

## Why a match was won

why-knockout-captured =
    { $winners } devant { $others } : { $count ->
        [one] { $count } capture
       *[other] { $count } captures
    } de plus.
