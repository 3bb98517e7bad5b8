# Knaster

knaster-name = Knaster
knaster-about = Una tirada para todos. Escribe el número o rodéalo. Forma buenas combinaciones.
knaster-first-seat = Tira primero el jugador más joven. Será el jugador 1.

# Cómo se llaman las líneas y las combinaciones, siempre que se habla de ellas.
knaster-say-row1 = la fila 1
knaster-say-row2 = la fila 2
knaster-say-row3 = la fila 3
knaster-say-row4 = la fila 4
knaster-say-row5 = la fila 5
knaster-say-cola = la columna a
knaster-say-colb = la columna b
knaster-say-colc = la columna c
knaster-say-cold = la columna d
knaster-say-cole = la columna e
knaster-say-diag1 = la diagonal que empieza arriba a la izquierda
knaster-say-diag2 = la diagonal que empieza abajo a la izquierda
knaster-say-three = Tres iguales
knaster-say-four = Cuatro iguales
knaster-say-five = Cinco iguales
knaster-say-two_pairs = Dos parejas
knaster-say-full_house = Full
knaster-say-straight = Escalera

## What to do now

knaster-prompt-write = Escribe el { $total } en una casilla vacía.
    .brief = Escribe el { $total }.
knaster-prompt-write_or_circle = Escribe el { $total } en una casilla vacía. O rodea un { $total } ya escrito.
    .spoken = Escribe el { $total }, o rodea { $cells }.
knaster-prompt-circle = Tu hoja está llena. Rodea un { $total }.
knaster-prompt-pass = Tu hoja está llena y no tiene ningún { $total } sin rodear. Toca «Pasar».
knaster-prompt-bonus = ¡{ $result }! Rodea { $circles ->
    [one] un número
   *[other] { $circles } números
} en la línea marcada.
    .spoken = Rodea { $circles ->
        [one] un número
       *[other] { $circles } números
    } en { $line }.
knaster-prompt-bonuses = ¡Varias líneas! Toca el recuadro de una y luego sus números.
    .spoken = ¡Círculos para { $lines }! Toca el recuadro de una y luego sus números.
knaster-step-line = Ahora toca el recuadro de esa línea.
knaster-step-circle = Rodea { $circles ->
    [one] un número más
   *[other] { $circles } números más
} en la línea marcada.
    .spoken = Rodea { $circles ->
        [one] un número más
       *[other] { $circles } números más
    } en { $line }.

## What happened

knaster-total = { $name } saca { $action }. Todos juegan el { $total }.
    .brief = { $name } saca { $action }.
knaster-last_total = { $name } saca { $action }. El último número es el { $total }.
    .brief = { $name } saca { $action }.
knaster-written = { $name } escribe el { $number }.
    .spoken = { $name } escribe { $number } en { $cell }.
    .do = Escribe el { $number }.
    .brief = { $name } escribe en { $cell }.
knaster-circled = { $name } rodea un { $number }.
    .spoken = { $name } rodea el { $number } de { $cell }.
    .do = Rodea este { $number }.
    .brief = { $name } rodea { $cell }.
knaster-bonus_circled = { $name } rodea { $numbers }.
    .spoken = { $name } rodea { $numbers } en { $cells }.
    .do = Rodea { $numbers }.
    .brief = { $name } rodea { $cells }.
knaster-line_completed = { $result }: ¡{ $circles ->
    [one] un círculo
   *[other] { $circles } círculos
}!
    .spoken = { $result } en { $line }: ¡{ $circles ->
        [one] un círculo
       *[other] { $circles } círculos
    }!
    .brief = ¡{ $result } en { $line }!
knaster-line_without_result = Una línea está llena, pero sin combinación.
    .spoken = No hay combinación en { $line }.
    .brief = { "" }
    .turn = No hay combinación en { $lines }.
knaster-bonus_dropped = En una línea no queda nada que rodear.
    .spoken = Ya no queda nada que rodear en { $line }.
knaster-box_scored = Cinco círculos en una línea: ¡{ $points } puntos!
    .spoken = Cinco círculos en { $line }: ¡{ $points } puntos!
    .turn = Cinco círculos en { $lines }: ¡{ $points } puntos!
knaster-sheet_full = La hoja de { $name } está llena.
    .brief = { "" }
knaster-one_more_roll = Una tirada más, la última.
    .brief = Una tirada más.

## Hints

hint-knaster-look = Mira la línea marcada. ¿Qué casilla es la mejor?
    .spoken = Mira { $line }. ¿Qué casilla es la mejor?
hint-knaster-completes = { $result }: { $circles ->
    [one] un círculo
   *[other] { $circles } círculos
}
    .spoken = { $result } en { $line }: { $circles ->
        [one] un círculo
       *[other] { $circles } círculos
    }
hint-knaster-scores = cinco círculos en una línea: { $points } puntos
    .spoken = cinco círculos en { $line }: { $points } puntos
hint-knaster-circles = { $count ->
    [one] un círculo más
   *[other] { $count } círculos más
}
hint-knaster-awaits = prepara una línea para { $numbers }
    .spoken = prepara { $line } para { $numbers }
hint-knaster-joins = va bien con el { $number }
    .spoken = va bien con el { $number } en { $line }
hint-knaster-runs = aún puede ser una escalera
    .spoken = deja { $line } abierta para una escalera
hint-knaster-spares = deja libres buenas líneas

## The score

knaster-score-boxes = Recuadros
    .figures = { $boxes }
knaster-score-circles = Círculos
    .figures = { $count ->
        [one] { $count } círculo
       *[other] { $count } círculos
    }
knaster-ended-full = Una hoja estaba llena. La última tirada ya está jugada.
    .brief = Una hoja estaba llena.
knaster-ended-alone = Tu hoja está llena. ¡Bien jugado! La próxima vez, intenta pasar de 50.
knaster-ended-good = Tu hoja está llena. Más de 50 puntos: ¡muy bien!
knaster-ended-brilliant = Tu hoja está llena. Más de 80 puntos: ¡genial!
knaster-ended-spectacular = Tu hoja está llena. Más de 100 puntos: ¡espectacular!

## The board

knaster-slip = La hoja de { $name }
knaster-others = Las otras hojas
knaster-look = { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $state ->
    [waiting] aún no ha jugado
    [done] ya ha jugado
   *[resting] ver esta hoja
}
knaster-cell-empty = { $cell }: vacía
knaster-cell-open = { $cell }: vacía, puedes escribir aquí
knaster-cell-number = { $cell }: { $number }
knaster-cell-number-open = { $cell }: { $number }, puedes rodearlo
knaster-cell-circled = { $cell }: { $number }, rodeado
knaster-cell-picked = { $cell }: { $number }, elegido para un círculo
knaster-box-empty = Recuadro de { $line }: { $points }
knaster-box-near = Recuadro de { $line }: { $points }. Falta un número: { $result }
knaster-box-due = Recuadro de { $line }: { $points }. Faltan círculos por hacer
knaster-box-open = Recuadro de { $line }: { $points }. { $result }, círculos por hacer: { $circles }
knaster-box-picked = Recuadro de { $line }: { $points }, elegido. Círculos por hacer: { $circles }
knaster-box-scored = Recuadro de { $line }: { $points }, conseguido
knaster-combinations = Combinaciones
knaster-circles-mean = = rodear un número
knaster-circles = { $circles ->
    [one] { $circles } círculo
   *[other] { $circles } círculos
}
knaster-example-three = 4 9 4 4 6
knaster-example-four = 8 8 5 8 8
knaster-example-five = 7 7 7 7 7
knaster-example-two_pairs = 6 3 9 3 6
knaster-example-full_house = 5 8 8 5 8
knaster-example-straight = 4 7 5 8 6

## Why not

refused-knaster-circle_count = Rodea { $circles ->
    [one] { $circles } número
   *[other] { $circles } números
} en esta línea, no { $drawn }.
refused-knaster-circled = Este { $number } ya tiene un círculo. Elige otra.
refused-knaster-done = Ya has jugado. Espera a los demás.
refused-knaster-empty = Esta casilla está vacía. Rodea un número ya escrito.
refused-knaster-not_full = Esta línea no está llena: tiene { $filled } de 5 números. Escribe o rodea un número.
refused-knaster-judge_first = Primero rodea números en la línea marcada.
refused-knaster-none_due = Una línea da círculos solo una vez: cuando se llena. Escribe o rodea un número.
refused-knaster-not_due = Esta línea no da círculos ahora. Usa la línea marcada.
refused-knaster-not_on_line = Esta casilla no está en la línea marcada. Elige una de esa línea.
refused-knaster-nothing_possible = La hoja está llena y no tiene ningún { $total } sin rodear. Toca «Pasar».
refused-knaster-one_cell = En cada ronda, escribe o rodea un solo número.
refused-knaster-one_line = Haz las líneas de una en una.
refused-knaster-other_number = Los dados suman { $total }. Aquí hay un { $number }. Elige otra.
refused-knaster-taken = Esta casilla ya tiene un { $number }. Elige una vacía.

## What a class has missed

knaster-asked_circles = Círculos: { $result }
