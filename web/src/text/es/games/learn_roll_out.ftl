roll_out-card-time = Desde los 7 años · unos 15 minutos
roll_out-card-hard = Se aprende en una ronda
roll_out-card-learns = Se practica: sumas hasta 9, riesgo, azar
roll_out-prompt-own_both = Usa los dos dados, o su suma. ¿No se puede? Toca «Pasar».
roll_out-prompt-own_few = Usa un dado, los dos, o su suma. ¿No se puede? Toca «Pasar».
roll_out-own_rolled = { $name } saca { $first } y { $second }.
refused-roll_out-own_number = { $dice } son { $total }. Esta ficha es un { $number }. Elige otra. ¿Nada sirve? Toca «Pasar».

roll_out-lesson-start = Saca tus nueve fichas. Toca «Tirar».
roll_out-lesson-wrong = Has sacado 3 y 4. Prueba con el 5 y mira qué pasa.
roll_out-lesson-both = El 5 no sirve. Lleva el 4 y el 3 al centro.
roll_out-lesson-on = Aún no están a salvo. Atrévete: ¡sigue tirando!
roll_out-lesson-again = Toca «Tirar».
roll_out-lesson-sum = 2 y 6 son 8. ¡Una ficha para los dos dados!
roll_out-lesson-stop = Hay tres en el centro. Toca «Parar» y estarán a salvo.
roll_out-lesson-robot = Ahora tira el robot. Mira tu 5.
roll_out-lesson-third = Un 5 le dio la vuelta a tu 5. Otro 5 le devuelve el color. Tira.
roll_out-lesson-up = Devuélvele el color a tu 5, y lleva el 1 al centro.
roll_out-lesson-brave = Tu 1 está en juego. Atrévete otra vez: ¡sigue tirando!
roll_out-lesson-risk = Los dos dados tienen que servir, o su suma. Toca «Tirar».
roll_out-lesson-out = Nada sirve para el 4 ni para el 10. Toca «Pasar».
roll_out-lesson-back = Roll Out: tu 1 vuelve. Tu 5 conserva el color.
roll_out-lesson-double = Dos cincos son dos jugadas: devuélvele el color y llévalo al centro.
roll_out-lesson-must = Usa cada tirada que sirva. Luego puedes parar o seguir tirando.
roll_out-lesson-few = ¿Solo una o dos delante? Entonces basta un dado.
roll_out-lesson-end = ¿Ninguna ficha delante? Ganas enseguida. ¡Ahora sigue jugando!

alas-roll_out-rolled_out = ¡Roll Out!

## What a robot is like

robot-habit-roll_out = { $level ->
    [easy] Puntito suele tirar una vez de más.
    [medium] Tuerca suele parar muy pronto.
   *[hard] Ada piensa en todo.
}

## Why a match was won

why-roll_out-rolled_out =
    { $winners } { $winners-count ->
        [one] ha
       *[other] han
    } tenido { $count ->
        [one] un Roll Out menos
       *[other] { $count } Roll Out menos
    } que { $others }.
why-roll_out-stopped =
    { $winners } { $winners-count ->
        [one] ha
       *[other] han
    } parado a tiempo más veces: { $count ->
        [one] una
       *[other] { $count }
    } más.
moment-roll_out-stopped =
    ¡{ $count ->
        [one] Una ficha
       *[other] { $count } fichas
    } fuera en un turno!
