# Knockout

knockout-name = Knockout
knockout-about = Descompón el total de los dados. Expulsa canicas. Captura números con una segunda canica.
    .aim = Con { $level ->
        [face2] tres
        [sum2] tres
       *[other] cinco
    } capturas ganas.
knockout-first-seat = Los dados deciden quién empieza.

knockout-option-level = ¿Cómo quieres calcular?
knockout-option-level-value = { $value ->
    [face2] Caras, dos dados
    [face3] Caras, tres dados
    [sum2] Sumas, dos dados
    [place] Decenas y unidades
   *[sum3] Sumas, tres dados
}
knockout-option-level-about = { $value ->
    [face2] Lo más fácil. Usa el número de cada dado, o los dos juntos. Dos dados iguales capturan un número vacío. Con tres capturas ganas.
    [face3] Usa el número de cada dado, o los tres juntos. Dos dados iguales capturan un número vacío. Con cinco capturas ganas.
    [sum2] Usa números distintos que sumen lo mismo que los dos dados. Con tres capturas ganas.
    [place] Lo más difícil. Forma decenas y unidades, como 14 + 6 = 20. Busca números que sumen ese total. Con cinco capturas ganas.
   *[sum3] Usa números distintos que sumen lo mismo que los tres dados. Con cinco capturas ganas.
}
knockout-advice-long = Con cuatro jugadores se tarda mucho: a menudo más de cien turnos. Más rápido: «{ $level ->
    [face2] Caras, dos dados
    [sum2] Sumas, dos dados
   *[other] { $level }
}».

## What to do now

knockout-prompt-no_move = Ningún número abierto sirve con esta tirada. Toca «Pasar».
knockout-prompt-sum = Toca números que sumen { $total }.
knockout-prompt-faces = Toca el número de cada dado. O solo el { $total }.
knockout-prompt-faces_only = Toca el número de cada dado.
knockout-prompt-doubles = Toca el número de cada dado. O solo el { $total }. Dos canicas capturan el { $number }.
knockout-prompt-doubles_only = Toca el número de cada dado. Dos canicas capturan el { $number }.
knockout-prompt-sum_only = Toca el { $total }. Nada más sirve con esta tirada.
knockout-prompt-place_value = Forma un número con decenas y unidades. Después toca números que sumen ese total.
knockout-step-complete = { $count ->
    [one] ¡El { $sum } encaja! Toca «Confirmar».
   *[other] { $sum }. ¡Encaja! Toca «Confirmar».
}
knockout-step-missing = Tienes { $sum }. { $missing ->
    [one] Te falta { $missing }.
   *[other] Te faltan { $missing }.
}
knockout-step-more = Tienes { $sum }. Toca más números.
knockout-step-faces = Toca también { $numbers }.

## What happened

knockout-roll_off = { $other } saca { $action }. Suman { $total }.
knockout-starts = Empieza { $other }.
knockout-tied = Empate: { $others } tiran otra vez.
knockout-total = { $name } saca { $action }. Suman { $total }.
knockout-totals = { $name } saca { $action }. Con eso puede formar { $totals }.
knockout-no_move = Ningún número abierto sirve.
knockout-placed = { $name } forma { $total } con { $numbers }.
    .do = Forma { $total } con { $numbers }.
    .spoken = { $name } usa { $numbers }.
knockout-arranged = Los dados: { $arrangements }.
knockout-knocked_out = { $numbers-count ->
    [one] Canica expulsada
   *[other] Canicas expulsadas
}: { $other }, en { $numbers }.
knockout-captured = ¡{ $name } captura { $numbers }!

## The score

knockout-score-captures = Números capturados
    .figures = { $count ->
        [0] ninguno
       *[other] { $count }: { $numbers }
    }
knockout-score-marbles = En caso de empate: canicas en el anillo
    .figures = { $count }
knockout-ended-captures = Con { $captures } capturas termina la partida.
knockout-ended-no_move = Cada uno ha tenido { $rolls } tiradas seguidas sin poder jugar.
    .brief = Nadie podía jugar.

## Hints: what a move gains, as parts of a list

hint-knockout-look = Mira del { $low } al { $high }. Allí hay una buena jugada.
hint-knockout-wins = captura { $numbers } y gana
hint-knockout-captures = captura { $numbers }
hint-knockout-knocks_out = { $count ->
    [one] expulsa una canica
   *[other] expulsa { $count } canicas
}
hint-knockout-places = { $count ->
    [one] una canica en un número vacío
   *[other] { $count } canicas en números vacíos
}

### Board

knockout-board = El anillo: las flechas del teclado llevan de un número a otro
knockout-number-empty = { $number }: vacío
knockout-number-single = { $number }: una canica de { $name }
knockout-number-closed = { $number }: capturado por { $name }, cerrado
knockout-number-open-place = { $number }: vacío, aquí puede ir una canica
knockout-number-open-knock_out = { $number }: una canica de { $name }, podrías expulsarla
knockout-number-open-capture = { $number }: una canica tuya, otra más lo capturaría
knockout-number-chosen-place = { $number }: aquí va tu canica
knockout-number-chosen-knock_out = { $number }: aquí va tu canica y expulsa la de { $name }
knockout-number-chosen-capture = { $number }: aquí va tu segunda canica y lo captura
knockout-number-both = { $number }: aquí van tus dos canicas y lo capturan

knockout-missing = { $missing ->
    [one] Falta { $missing }
   *[other] Faltan { $missing }
}
knockout-ready = Completo ✓
knockout-to-win = { $captures } capturas para ganar
knockout-passes = Tiradas sin jugar: { $passes } de { $end }
knockout-totals-heading = Totales de los dados: elige uno para ver cómo se forma
knockout-look-at-total = { $count ->
    [one] Aún se puede formar un total. Tócalo para ver cómo.
   *[other] Aún se pueden formar { $count } totales. Toca uno para ver cómo.
}
knockout-lost = ya no es posible
knockout-total-left = { $total }: { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
}
knockout-total-reached = { $total }: completo
knockout-total-lost = { $total }: ya no es posible

## Why not

refused-knockout-captured = El { $number } está capturado. Queda cerrado. Elige otro número.
refused-knockout-faces_or_sum = Los dados muestran { $faces }. Usa cada número, o solo el { $total }.
refused-knockout-misadded = Tienes { $sum }, no { $total }. Cuenta otra vez.
refused-knockout-no_completion = Tienes { $sum }. Ningún número abierto lleva a { $total }. Quita una canica.
refused-knockout-no_completion_place = Tienes { $sum }. Ningún número abierto lleva a un total de los dados. Quita una canica.
refused-knockout-not_a_place_total = Tienes { $sum }. Estos dados forman { $totals }. Elige otros números.
refused-knockout-not_doubles = Para dos canicas en el { $number } hacen falta dos dados con { $number }. Elige otro número.
refused-knockout-not_empty = En el { $number } hay una canica. Dos dados iguales no lo capturan: usa el { $total }.
refused-knockout-other_total = Tienes { $sum }. Los dados suman { $total }. Elige otros números.
refused-knockout-too_much = Tienes { $sum }. Es más que { $total }. Quita una canica.
refused-knockout-triple = Tres dados iguales solo cuentan juntos. Usa el { $total }.
refused-knockout-twice = Puedes usar el { $number } solo una vez por turno. Elige otro número.

## What a class has missed

knockout-asked_split = Descomponer { $total }: { $sum }
knockout-asked_faces = Cada dado, o juntos: { $sum }
knockout-asked_place = Decenas y unidades: { $faces }
