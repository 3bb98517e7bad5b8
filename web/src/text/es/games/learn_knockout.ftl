knockout-card-time = Desde los 7 años · unos 25 minutos
knockout-card-hard = Se aprende pronto
knockout-card-learns = Se practica: sumar, descomponer, decenas y unidades
knockout-option-level-example = { $value ->
    [face2] 4 y 3: 4 y 3, o 7
    [face3] 4, 3 y 1: los tres, u 8
    [sum2] 4 y 3: 7, 5 + 2, 6 + 1…
    [place] 1, 4 y 6: 14 + 6 = 20
   *[sum3] 4, 3 y 1: 8, 6 + 2, 5 + 2 + 1…
}
knockout-prompt-own_faces = Usa cada dado, o súmalos. ¿No sirve nada? Toca «Pasar».
knockout-prompt-own_sum = Suma los dados. Elige números que sumen lo mismo. ¿No sirve nada? Toca «Pasar».
knockout-prompt-own_place = Forma un número con decenas y unidades. Elige números que sumen lo mismo.
knockout-own_rolled = { $name } saca { $action }.
refused-knockout-own_total = { $dice } son { $total }. Has elegido { $made }. Busca números que sumen { $total }. ¿Nada sirve? Toca «Pasar».
refused-knockout-own_totals = { $dice } son { $total }. { $numbers } son { $made }. Busca números que sumen { $total }. ¿Nada sirve? Toca «Pasar».
refused-knockout-own_faces = Usa cada dado: { $faces }. O todos juntos: { $dice } son { $total }.
refused-knockout-own_place = Con los dados no se forma { $made }. { $arrangement } son { $total }. Elige otros números. ¿Nada sirve? Toca «Pasar».
refused-knockout-own_places = { $numbers } son { $made }. Con los dados no se forma { $made }. { $arrangement } son { $total }. Elige otros números. ¿Nada sirve? Toca «Pasar».

knockout-lesson-start = Toca «Tirar» para tirar tus dados.
knockout-lesson-wrong = 3 y 4 son 7. Prueba con el 9 y mira qué pasa.
knockout-lesson-break = 9 es demasiado. Pon canicas en 3 y 4.
knockout-lesson-holes = Cada número tiene dos agujeros. Dentro y fuera valen igual.
knockout-lesson-robot = Todos los dados cuentan: 3 y 4 son 7. Ahora el robot.
knockout-lesson-again = Tira otra vez.
knockout-lesson-capture = 1 y 3 son 4. Ahí está tu canica: ¡captúralo!
knockout-lesson-hit = Dos canicas: el 4 es tuyo para siempre. Mira al robot.
knockout-lesson-third = Ha expulsado tu canica del 3: estaba sola. ¡Tira!
knockout-lesson-back = Tu 10 expulsa la canica del robot. ¡Hazlo!
knockout-lesson-closed = Tu canica está en el 10. Mira qué captura el robot.
knockout-lesson-fourth = Tiene el 3. Ahora 3 y 4 están cerrados. ¡Tira!
knockout-lesson-pass = No hay números abiertos que sumen 4. Solo entonces se pasa. Toca «Pasar».
knockout-lesson-more = En un turno puedes capturar varios números. Las canicas no se acaban.
knockout-lesson-stuck = ¿Todos pasan dos veces seguidas? Deciden las capturas y luego las canicas.
knockout-lesson-end = Con tres capturas se gana. ¡Ahora sigue jugando!

joy-knockout-captured = ¡Captura: { $numbers }!
moment-knockout-captured = { $numbers-count ->
    [one] ¡Número { $numbers } capturado!
   *[other] ¡{ $numbers } capturados a la vez!
}

## What a robot is like

robot-habit-knockout = { $level ->
    [easy] Puntito suele tomar un solo número.
    [medium] Tuerca casi nunca te expulsa.
   *[hard] Ada piensa en todo.
}

## Why a match was won

why-knockout-captured =
    { $winners } { $winners-count ->
        [one] ha
       *[other] han
    } hecho { $count ->
        [one] una captura más
       *[other] { $count } capturas más
    } que { $others }.
