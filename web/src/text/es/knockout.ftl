# Knockout

knockout-name = Knockout
knockout-about = Reparte el total de los dados. Expulsa canicas. Captura números con una segunda canica.
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
    [face2] Lo más fácil: usa el número de cada dado, o los dos juntos. Dos dados iguales capturan un número vacío. Tres capturas ganan.
    [face3] Usa el número de cada dado, o los tres juntos. Dos dados iguales capturan un número vacío. Cinco capturas ganan.
    [sum2] Números distintos, los que quieras, que sumen lo mismo que los dos dados. Tres capturas ganan.
    [place] Lo más difícil: forma decenas y unidades con los dados, como 14 + 6 = 20, y busca números que sumen eso. Cinco capturas ganan.
   *[sum3] Números distintos, los que quieras, que sumen lo mismo que los tres dados. Cinco capturas ganan.
}
knockout-advice-long = Entre cuatro, este nivel dura mucho: a menudo más de cien turnos. Para tardar menos, elige «{ $level ->
    [face2] Caras, dos dados
    [sum2] Sumas, dos dados
   *[other] { $level }
}».

## What to do now

knockout-prompt-no_move = Ningún número abierto va bien con esta tirada: pasa.
knockout-prompt-sum = Elige números que sumen { $total }.
knockout-prompt-faces = Usa el número de cada dado, o solo el { $total }.
knockout-prompt-faces_only = Usa el número de cada dado.
knockout-prompt-doubles = Usa el número de cada dado, o solo el { $total }. Dos canicas capturan el { $number }.
knockout-prompt-doubles_only = Usa el número de cada dado. Dos canicas capturan el { $number }.
knockout-prompt-sum_only = Elige el { $total }: nada más va bien con esta tirada.
knockout-prompt-place_value = Forma un número con decenas y unidades. Después elige números que lo sumen.
knockout-step-complete = { $count ->
    [one] ¡El { $sum } encaja! Toca «Confirmar».
   *[other] { $sum }. ¡Encaja! Toca «Confirmar».
}
knockout-step-missing = Tienes { $sum }. Te faltan { $missing }.
knockout-step-more = Tienes { $sum }. Toca más números.
knockout-step-faces = Toca también { $numbers }.

## What happened

knockout-roll_off = Para el primer turno, { $other } tira { $action }, en total { $total }.
knockout-starts = Empieza { $other }.
knockout-tied = Empate: { $others } tiran otra vez.
knockout-total = { $name } tira { $action }, en total { $total }.
knockout-totals = { $name } tira { $action }. Con eso se forma { $totals }.
knockout-no_move = Ningún número abierto va bien.
knockout-placed = { $name } forma { $total } con { $numbers }.
knockout-arranged = Con decenas y unidades: { $arrangements }.
knockout-knocked_out = Canica expulsada: { $other }, en { $numbers }.
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
knockout-ended-no_move = En { $rolls } tiradas seguidas nadie ha podido jugar.

## Hints: what a move gains, as parts of a list

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

knockout-board = El anillo: con las flechas del teclado pasas de un número a otro
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
knockout-to-win = { $captures } capturas ganan
knockout-passes = { $passes } de { $end } tiradas seguidas sin jugada
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

refused-knockout-captured = El { $number } está capturado: se queda cerrado hasta el final de la partida.
refused-knockout-faces_or_sum = Los dados muestran { $faces }: usa cada uno de estos números, o solo la suma { $total }.
refused-knockout-misadded = Tienes { $sum }, no { $total }.
refused-knockout-no_completion = Tienes { $sum }. Ningún número libre lleva a { $total }.
refused-knockout-no_completion_place = Tienes { $sum }. Ningún número libre lleva a un total de los dados.
refused-knockout-not_a_place_total = Tienes { $sum }. Estos dados hacen { $totals }.
refused-knockout-not_doubles = De una vez solo capturas un número que muestren dos dados, y el { $number } no lo es.
refused-knockout-not_empty = En el { $number } ya hay una canica, así que los dados iguales no lo capturan: solo queda la suma { $total }.
refused-knockout-other_total = Tienes { $sum }. Los dados suman { $total }.
refused-knockout-too_much = Tienes { $sum }. Es más que { $total }.
refused-knockout-triple = Tres dados iguales solo cuentan juntos: { $total }.
refused-knockout-twice = El { $number } solo lo puedes usar una vez por turno.
