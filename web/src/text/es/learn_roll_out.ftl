roll_out-card-time = Desde 7 años · unos 15 minutos
roll_out-card-hard = Se aprende en una ronda
roll_out-card-learns = Se practica: sumas hasta 9, riesgo, azar
roll_out-prompt-own_both = Usa los dos dados, o su suma. ¿No se puede? Entonces pasa.
roll_out-prompt-own_few = Usa un dado, los dos, o su suma. ¿No se puede? Entonces pasa.
roll_out-own_rolled = { $name } tira { $first } y { $second }.
refused-roll_out-own_number = { $dice } son { $total }. Esta ficha es un { $number }.

roll_out-lesson-start = Saca tus nueve fichas. Toca «Tirar».
roll_out-lesson-wrong = Has sacado 3 y 4. Prueba el 5 y mira.
roll_out-lesson-both = El 5 no sirve. Lleva el 4 y el 3 al centro.
roll_out-lesson-on = Aún no están a salvo. Atrévete: ¡tira otra vez!
roll_out-lesson-again = Toca «Tirar».
roll_out-lesson-sum = 2 y 6 son 8. ¡Una ficha para los dos dados!
roll_out-lesson-stop = Hay tres en el centro. Para y estarán a salvo.
roll_out-lesson-robot = Ahora tira el robot. Mira tu 5.
roll_out-lesson-third = Le ha dado la vuelta a tu 5. Tira.
roll_out-lesson-up = Devuélvele el color a tu 5, y lleva el 1.
roll_out-lesson-end = ¿Parar o seguir tirando? ¡Ahora sigue jugando!

alas-roll_out-rolled_out = ¡Todo vuelve!

## What a robot is like

robot-habit-roll_out = { $level ->
    [easy] Puntito suele tirar una vez de más.
    [medium] Tuerca suele parar muy pronto.
   *[hard] Ada piensa en todo.
}
