# Lowdown

lowdown-name = Lowdown
lowdown-about = Toma un número y un color. Llena tus cuadrículas. Tacha todos los puntos que puedas.
lowdown-first-seat = Empieza el más joven: que el más joven sea el jugador 1.

# Cómo se llaman los colores y las líneas, siempre que se habla de ellos.
lowdown-say-red = rojo
lowdown-say-orange = naranja
lowdown-say-yellow = amarillo
lowdown-say-green = verde
lowdown-say-blue = azul
lowdown-say-purple = morado
lowdown-say-row1 = fila 1
lowdown-say-row2 = fila 2
lowdown-say-row3 = fila 3
lowdown-say-col1 = columna 1
lowdown-say-col2 = columna 2
lowdown-say-col3 = columna 3
lowdown-say-diag1 = diagonal que baja
lowdown-say-diag2 = diagonal que sube

## What to do now

lowdown-prompt-open = Toca un número, un color y una casilla de ese color. O mira debajo del cubilete.
lowdown-prompt-secret = Escribe ahora con estos dos: { $numbers } y { $colours }.
lowdown-prompt-secret_or_wild = Usa ahora estos dos: { $numbers } con { $colours }, o con un comodín.
lowdown-prompt-left = Toma un número y un color de los cuatro dados que quedan, y una casilla.
lowdown-prompt-wild = Ninguna casilla vacía admite tus colores: escribe con un comodín.
lowdown-prompt-wild_or_peek = Ninguna casilla vacía admite estos colores: escribe con un comodín, o mira debajo del cubilete.
lowdown-prompt-black = No puedes escribir nada: pinta de negro una casilla vacía.
lowdown-prompt-black_or_peek = No puedes escribir nada: mira debajo del cubilete, o toma dos dados y pinta de negro una casilla vacía.
lowdown-prompt-cross = { $count ->
    [one] ¡Tacha la línea marcada: { $points } puntos menos!
   *[other] ¡Tacha una línea marcada: hasta { $points } puntos menos!
}
    .spoken = Tacha una línea: { $lines }. Hasta { $points } puntos menos.
lowdown-prompt-roll = Tira cuatro dados: dos números y dos colores.
    .button = Tirar
lowdown-prompt-lift = Levanta el cubilete. Esconde dos dados para los demás.
    .button = Levantar el cubilete
    .robot = va a levantar el cubilete
lowdown-prompt-lift_for_one = Levanta el cubilete. { $other } debe usar sus dos dados.
    .button = Levantar el cubilete
    .robot = va a levantar el cubilete
lowdown-step-number = Ahora un número.
lowdown-step-colour = Ahora un color.
lowdown-step-box = Ahora una casilla para { $colour }.
lowdown-step-any_box = Ahora una casilla vacía.
lowdown-step-wild = Esta casilla admite { $takes }, no { $colour }. Usa un comodín u otra casilla.
lowdown-step-only_wild = Esta casilla admite { $takes }. Usa un comodín u otra casilla.

## What happened

lowdown-open_dice = { $name } tira { $numbers }, y { $colours }.
lowdown-secret_dice = { $other } levanta el cubilete: { $number } y { $colour }.
lowdown-peeked = { $name } mira debajo del cubilete.
lowdown-wrote = { $name } escribe { $number } con { $colour }.
    .spoken = { $name } escribe { $number } con { $colour } en { $box }.
lowdown-wrote_wild = { $name } escribe { $number } con un comodín. Quedan { $left }.
    .spoken = { $name } escribe { $number } en { $box } con un comodín; quedan: { $left }.
lowdown-blacked_out = { $name } tacha de negro una casilla.
    .spoken = { $name } pinta { $box } de negro.
lowdown-set_aside = Se apartan { $number } y { $colour }.
lowdown-grid_filled = La cuadrícula { $grid } está llena.
lowdown-last_turn = Es la segunda cuadrícula llena: este turno es el último.
lowdown-crossed = { $name } tacha { $numbers }: ¡{ $points } puntos menos!
    .spoken = { $name } tacha la línea { $line } ({ $numbers }): { $points } puntos menos.
lowdown-done = { $name } sigue.

## Hints

hint-lowdown-completes = completa una línea para tachar: { $points } puntos menos
    .spoken = llena la línea { $line }: se pueden ir { $points } puntos
hint-lowdown-prepares = después { $numbers } llenaría una línea
    .spoken = prepara la línea { $line } para { $numbers }
hint-lowdown-adds = { $points ->
    [one] solo cuesta { $points } punto
   *[other] solo cuesta { $points } puntos
}
hint-lowdown-wild = usa un comodín, quedan { $left }
hint-lowdown-crosses = { $points } puntos menos
hint-lowdown-done = guarda estos números para una línea mejor
hint-lowdown-peek = espera mejores dados debajo del cubilete
hint-lowdown-black = estropea menos líneas

## The score

lowdown-score-grid = Cuadrícula { $grid }
    .figures = { $numbers }
lowdown-score-blackouts = Casillas negras
    .figures = { $count } × { $each } puntos
lowdown-ended-two_grids = Dos cuadrículas llenas: { $others }. Ganan los puntos más bajos.

### Board

lowdown-board = Las cuadrículas de { $name }: con las flechas del teclado pasas de una casilla a otra
lowdown-sheet = La pizarra de { $name }
lowdown-look = { $name }, comodines que quedan: { $wilds }. Ver esta pizarra
lowdown-box-empty = { $box }, { $colours }: vacía
lowdown-box-open = { $box }, { $colours }: puedes elegirla
lowdown-box-picked = { $box }, { $colours }: elegida
lowdown-box-number = { $box }: { $number }
lowdown-box-crossed = { $box }: { $number }, tachado
lowdown-box-black = { $box }: negra
lowdown-wild = Comodín
lowdown-wilds = Escribir con un comodín, en cualquier casilla: quedan { $left } de { $wilds }
lowdown-dice = Los dados
lowdown-die = { $face }
lowdown-die-take = { $face }: tomar este dado
lowdown-die-aside = { $face }: apartado
lowdown-aside = Aparte
lowdown-cup = El cubilete de { $name }
lowdown-peek = Mirar debajo del cubilete de { $name }
lowdown-peek-short = Mirar
lowdown-crossing = Líneas que puedes tachar
lowdown-line = Tachar la línea { $line }:
lowdown-done-short = Guardar
lowdown-gain = { $points } menos

## Why not

refused-lowdown-box_filled = Esta casilla ya está llena.
refused-lowdown-box_no_colour = Esta casilla admite { $takes }. Tienes { $colours } y ningún comodín.
refused-lowdown-box_other_colour = Esta casilla admite { $takes }, no { $colour }.
refused-lowdown-colour_needed = Es tu turno, así que nombra también el color que apartas, como en «wild 5 red B4» o «black 5 red A1».
refused-lowdown-colour_not_open = No puedes tomar { $colour }: tienes { $colours }.
refused-lowdown-cup_lifted = El cubilete ya está levantado, y hay que usar sus dos dados.
refused-lowdown-line_crossed = Esta línea ya está tachada.
refused-lowdown-line_not_written = Esta línea no tiene tres números.
refused-lowdown-line_shares_box = Esta línea toca una línea tachada.
refused-lowdown-line_total = Esta línea suma { $total }. Hace falta 10, o tres iguales.
refused-lowdown-no_box_for_colour = Ninguna de tus casillas vacías admite { $colour }.
refused-lowdown-no_colour_needed = Un comodín o una casilla negra no pide color aquí: solo aparta uno quien tiene el turno.
refused-lowdown-no_wild_left = Ya has usado todos tus comodines.
refused-lowdown-not_stuck = Una casilla solo se pinta de negro si no puedes escribir ni usar un comodín.
refused-lowdown-number_not_open = No puedes tomar un { $number }: tienes { $numbers }.
refused-lowdown-only_active_peeks = Solo quien tiene el turno puede mirar debajo del cubilete.
refused-lowdown-only_blackout = No puedes escribir nada y no te quedan comodines: elige una casilla vacía para pintarla de negro.
refused-lowdown-write_first = Se tacha después de escribir: toma primero un número y un color.
refused-lowdown-written_already = Ya has llenado una casilla en este turno: tacha una línea, o sigue.
