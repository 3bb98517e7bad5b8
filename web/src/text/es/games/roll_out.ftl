# Roll Out

roll_out-name = Roll Out
roll_out-about = Lleva nueve fichas al centro. Dales la vuelta a las del rival. ¡Para a tiempo!
roll_out-first-seat = Los dados deciden quién empieza.

## What to do now

roll_out-prompt-both = Usa { $first } y { $second }.
roll_out-prompt-both_or_sum = Usa { $first } y { $second }, o solo el { $total }.
roll_out-prompt-any = { $kinds ->
    [1] Usa el { $first } una o dos veces.
   *[other] Usa { $first }, { $second } o los dos.
}
roll_out-prompt-any_or_sum = { $kinds ->
    [1] Usa el { $first } una o dos veces, o solo el { $total }.
   *[other] Usa { $first }, { $second } o los dos, o solo el { $total }.
}
roll_out-prompt-one = Usa el { $number }. Nada más sirve.
    .spoken = Usa el { $number }.
roll_out-prompt-one_or_sum = Usa el { $number }, o solo el { $total }.
roll_out-prompt-sum = Usa solo el { $total }. Nada más sirve.
    .spoken = Usa solo el { $total }.
roll_out-prompt-roll_out = No puedes usar { $first } y { $second }: Roll Out. Tus fichas del centro vuelven. Toca «Pasar».
roll_out-prompt-decide = { $count ->
    [0] El centro está vacío. ¿Paras o sigues tirando?
   *[other] ¿Paras y pones a salvo { $numbers }? ¿O sigues tirando?
}
roll_out-step-both = Usa también el { $number }.
roll_out-step-also = Toca «Confirmar», o usa también el { $number }.

## What happened

roll_out-roll_off = { $other } saca { $first } y { $second }. Suman { $total }.
roll_out-starts = Empieza { $other }.
roll_out-tied = Empate: { $others } tiran otra vez.
roll_out-rolled = { $name } saca { $first } y { $second }.
roll_out-few_left = { $name } saca { $first } y { $second }. Ahora basta un dado.
    .short = Quedan pocas fichas: basta un dado.
roll_out-no_use = { $name } saca { $first } y { $second }. No sirven.
    .short = { $first } y { $second } no sirven.
    .brief = { "" }
roll_out-moved = { $name } lleva el { $number } al centro.
    .turn = { $name } lleva { $numbers } al centro.
    .do = Lleva el { $number } al centro.
    .brief = { "" }
roll_out-turned_up = { $name } devuelve el color al { $number }.
    .turn = { $name } devuelve el color a { $numbers }.
    .do = Devuelve el color al { $number }.
roll_out-flipped = { $name } le da la vuelta al { $number } de { $other }.
    .turn = { $name } le da la vuelta a { $numbers } de { $other }.
    .do = Dale la vuelta al { $number } de { $other }.
roll_out-rolls_on = { $count ->
    [0] { $name } sigue tirando.
   *[other] { $name } sigue tirando, con { $numbers } en el centro.
}
    .spoken = { $name } sigue tirando.
    .turn = { $name } sigue tirando { $times } veces.
    .do = Sigue tirando.
    .brief = { "" }
roll_out-stopped = { $count ->
    [0] { $name } para.
    [one] { $name } para: { $numbers } está a salvo.
   *[other] { $name } para: { $numbers } están a salvo.
}
    .short = { $count ->
    [0] { $name } ha parado.
   *[other] { $name } ha parado. A salvo: { $numbers }
}
    .do = Para.
roll_out-rolled_out = { $count ->
    [0] Roll Out para { $name }.
    [one] Roll Out para { $name }: { $numbers } vuelve.
   *[other] Roll Out para { $name }: { $numbers } vuelven.
}
    .short = { $count ->
        [0] Roll Out para { $name }.
       *[other] Roll Out para { $name }. De vuelta en la fila: { $numbers }
    }

## The score

roll_out-score-out = Fichas fuera
    .figures = { $count }
roll_out-score-centre = Fichas en el centro al final
    .figures = { $count }
roll_out-score-words = { $safe } a salvo
    .more = { $at_stake } en juego
roll_out-ended-cleared = La última ficha ha dejado la fila.

## Hints: what a move gains, as parts of a list

hint-roll_out-look_other = Mira primero las fichas de { $other }.
hint-roll_out-look_own = Mira primero tus propias fichas.
hint-roll_out-wins = lleva la última ficha al centro y gana
hint-roll_out-moves = { $count ->
    [one] lleva una ficha al centro
   *[other] lleva { $count } fichas al centro
}
hint-roll_out-flips = { $count ->
    [one] da la vuelta a una ficha del rival
   *[other] da la vuelta a { $count } fichas del rival
}
hint-roll_out-turns_up = { $count ->
    [one] devuelve el color a una ficha
   *[other] devuelve el color a { $count } fichas
}
hint-roll_out-stops = { $count ->
    [0] unas { $percent } de cada 100 tiradas no sirven
   *[other] { $numbers } a salvo: unas { $percent } de cada 100 tiradas no sirven
}
hint-roll_out-rolls_on = { $count ->
    [0] nada que perder
   *[other] { $percent ->
        [0] sirven todas las tiradas
       *[other] solo unas { $percent } de cada 100 tiradas no sirven
    }
}

### Board

roll_out-board = La mesa: las flechas del teclado llevan de una ficha a otra
roll_out-row = Delante de { $name }
roll_out-centre = El centro
roll_out-out = Fuera
roll_out-pile = { $count ->
    [0] { $name }: nada fuera
   *[other] { $name }: { $count } fuera ({ $numbers })
}
roll_out-checker-up = { $number } de { $name }
roll_out-checker-white = { $number } de { $name }, lado blanco arriba
roll_out-checker-centre = { $number } de { $name }, en el centro
roll_out-checker-open-c = { $number } de { $name }: puede ir al centro
roll_out-checker-open-u = { $number } de { $name }, lado blanco arriba: puede recuperar su color
roll_out-checker-open-f = { $number } de { $name }: se le puede dar la vuelta al lado blanco
roll_out-checker-chosen-c = { $number } de { $name }: va al centro
roll_out-checker-chosen-u = { $number } de { $name }: recupera su color
roll_out-checker-chosen-f = { $number } de { $name }: se da la vuelta y queda del lado blanco
roll_out-sign-c = al centro
roll_out-sign-u = devolver el color
roll_out-sign-f = dar la vuelta
roll_out-stop = Parar
roll_out-stop-about = { $count ->
    [0] Tu turno acaba
   *[other] A salvo: { $numbers }
}
roll_out-roll = Seguir tirando
roll_out-roll-about = { $count ->
    [0] Nada que perder
   *[other] En juego: { $numbers }
}
roll_out-risk = Riesgo: { $ways } de { $of } tiradas

## Why not

refused-roll_out-decide = Esta tirada ya está usada. Elige «Parar» o «Seguir tirando».
refused-roll_out-in_centre = Tu { $number } ya está en el centro. Elige otra ficha.
refused-roll_out-no_sum = Los dados muestran { $first } y { $second }. Usa esos números: no hay ningún { $total }.
refused-roll_out-not_white = Tu { $number } no está del lado blanco. Elige otra ficha.
refused-roll_out-one_die = Usa los dos dados. Aún falta el { $number }.
refused-roll_out-opponent_out = El { $number } del rival ya está fuera. Elige otra ficha.
refused-roll_out-opponent_white = El { $number } del rival ya está del lado blanco. Elige otra ficha.
refused-roll_out-other_die = Usa los dos dados. Después de esto, el { $number } no serviría. Elige otra ficha.
refused-roll_out-other_numbers = Los dados muestran { $first } y { $second }. Usa esos números, o { $first } + { $second } = { $total }.
refused-roll_out-out = Tu { $number } ya está fuera. Elige otra ficha.
refused-roll_out-rolled_out = No puedes usar { $first } y { $second }. Es un Roll Out. Toca «Pasar».
refused-roll_out-use_first = Usa primero { $first } y { $second }.
refused-roll_out-white = Tu { $number } está del lado blanco. Devuélvele primero el color.
