# Lowdown

lowdown-name = Lowdown
lowdown-about = Toma un número y un color. Llena tus cuadrículas. Tacha todos los puntos que puedas.
lowdown-first-seat = Empieza el jugador más joven. Será el jugador 1.

# Cómo se llaman los colores y las líneas, siempre que se habla de ellos.
lowdown-say-red = el rojo
lowdown-say-orange = el naranja
lowdown-say-yellow = el amarillo
lowdown-say-green = el verde
lowdown-say-blue = el azul
lowdown-say-purple = el morado
lowdown-say-row1 = la fila 1
lowdown-say-row2 = la fila 2
lowdown-say-row3 = la fila 3
lowdown-say-col1 = la columna 1
lowdown-say-col2 = la columna 2
lowdown-say-col3 = la columna 3
lowdown-say-diag1 = la diagonal que empieza arriba a la izquierda
lowdown-say-diag2 = la diagonal que empieza abajo a la izquierda
lowdown-say-within = { $what } en la cuadrícula { $where }

## What to do now

lowdown-prompt-open = Toca un número, un color y una casilla. O mira debajo del cubilete.
    .spoken = { $wilds ->
        [0] Elige un número, un color y una casilla.
       *[other] Elige un número, un color o un comodín, y una casilla.
    } O mira debajo del cubilete.
    .brief = Elige, o mira debajo del cubilete.
lowdown-prompt-secret = Estos dos son tuyos: { $numbers } y { $colours }. Toca los dos y una casilla.
lowdown-prompt-secret_or_wild = Estos dos son tuyos: { $numbers } y { $colours }. Toca los dos y una casilla. También sirve un comodín.
lowdown-prompt-left = Ahora tú: toca un número, un color y una casilla.
    .spoken = { $wilds ->
        [0] Ahora tú: { $numbers } y { $colours }.
       *[other] Ahora tú: { $numbers } y { $colours }, o un comodín.
    }
lowdown-prompt-wild = Tus colores no sirven en ninguna casilla vacía. Usa un comodín.
lowdown-prompt-wild_or_peek = Estos colores no sirven en ninguna casilla vacía. Usa un comodín, o mira debajo del cubilete.
lowdown-prompt-black = No puedes escribir nada. Elige una casilla para pintarla de negro.
lowdown-prompt-black_or_peek = No puedes escribir nada. Mira debajo del cubilete, o pinta de negro una casilla.
lowdown-prompt-cross = { $count ->
    [one] ¡Tacha la línea marcada: { $points } puntos menos!
   *[other] ¡Tacha una línea marcada: hasta { $points } puntos menos!
}
    .spoken = Tacha una línea: { $lines }. { $count ->
        [one] { $points }
       *[other] Hasta { $points }
    } puntos menos.
lowdown-prompt-roll = Tira cuatro dados: dos números y dos colores.
    .button = Tirar
    .brief = Tira los dados.
lowdown-prompt-lift = Levanta el cubilete. También puedes usar sus dos dados.
    .button = Levantar el cubilete
    .robot = { $name } va a levantar el cubilete
    .brief = Levanta el cubilete.
lowdown-prompt-lift_for_one = Levanta el cubilete. { $other } debe usar esos dos dados.
    .button = Levantar el cubilete
    .robot = { $name } va a levantar el cubilete
    .brief = Levanta el cubilete.
lowdown-step-number = Ahora un número.
lowdown-step-colour = Ahora un color.
    .spoken = { $wilds ->
        [0] Ahora un color.
       *[other] Ahora un color o un comodín.
    }
lowdown-step-box = Ahora una casilla para { $colour }.
lowdown-step-no_box = Ninguna casilla vacía es para { $colour }. Usa un comodín u otro color.
lowdown-step-any_box = Ahora una casilla vacía.
lowdown-step-wild = Esta casilla es para { $takes }, no para { $colour }. Usa un comodín u otra casilla.
lowdown-step-only_wild = Esta casilla es para { $takes }. Usa un comodín u otra casilla.

## What happened

lowdown-open_dice = { $name } saca { $numbers }, y { $colours }.
lowdown-secret_dice = { $other } levanta el cubilete: { $number } y { $colour }.
lowdown-peeked = { $name } mira debajo del cubilete.
    .do = Mira debajo del cubilete.
lowdown-wrote = { $name } escribe { $number } con { $colour }.
    .spoken = { $name } escribe { $number } con { $colour } en { $box }.
    .do = Escribe { $number } con { $colour }.
    .brief = { $name } escribe { $number } en { $box }.
lowdown-wrote_wild = { $name } escribe { $number } con un comodín. { $left ->
    [one] Queda 1.
   *[other] Quedan { $left }.
}
    .spoken = { $name } escribe { $number } en { $box } con un comodín. { $left ->
        [one] Queda 1.
       *[other] Quedan { $left }.
    }
    .do = Escribe { $number } con un comodín.
    .brief = { $name }: comodín { $number }, { $box }.
lowdown-blacked_out = { $name } pinta de negro una casilla.
    .spoken = { $name } pinta { $box } de negro.
    .do = Pinta de negro esta casilla.
lowdown-set_aside = Se apartan { $number } y { $colour }.
    .spoken = { "" }
lowdown-grid_filled = La cuadrícula { $grid } de { $name } está llena.
lowdown-last_turn = ¡La segunda cuadrícula llena! La partida acaba después de este turno.
    .brief = La partida acaba después de este turno.
lowdown-crossed = { $name } tacha { $numbers }: ¡{ $points } puntos menos!
    .spoken = { $name } tacha { $line } ({ $numbers }): { $points } puntos menos.
    .do = Tacha { $numbers }.
    .brief = { $name } tacha { $line }.
lowdown-done = { $name } no tacha nada más.
    .do = No taches nada más.
    .brief = { "" }

## Hints

hint-lowdown-look = Mira la cuadrícula { $grid }. Allí hay un buen sitio.
hint-lowdown-completes = llena una línea para tachar: { $points } puntos menos
    .spoken = completa { $line }: { $points } puntos menos
hint-lowdown-prepares = luego podrías tachar una línea con { $numbers }
    .spoken = luego podrías tachar { $line } con { $numbers }
hint-lowdown-adds = { $points ->
    [one] solo cuesta { $points } punto
   *[other] solo cuesta { $points } puntos
}
hint-lowdown-wild = usa un comodín, { $left ->
    [one] queda 1
   *[other] quedan { $left }
}
hint-lowdown-crosses = { $points } puntos menos
hint-lowdown-done = guarda estos números para una línea mejor
hint-lowdown-peek = espera mejores dados debajo del cubilete
hint-lowdown-black = estropea menos líneas

## The score

lowdown-score-grid = Cuadrícula { $grid }
    .figures = { $numbers }
lowdown-score-blackouts = Casillas negras
    .figures = { $count } × { $each } puntos
lowdown-ended-two_grids = Dos cuadrículas llenas: { $others }. Gana quien tiene menos puntos.
    .brief = Dos cuadrículas llenas: gana quien tiene menos puntos.

### Board

lowdown-board = Las cuadrículas de { $name }: las flechas llevan de una casilla a otra
lowdown-sheet = La pizarra de { $name }
lowdown-look = { $name }, comodines que quedan: { $wilds }. Ver esta pizarra
lowdown-box-empty = { $box }, { $colours }: vacía
lowdown-box-open = { $box }, { $colours }: puedes elegirla
lowdown-box-picked = { $box }, { $colours }: elegida
lowdown-box-number = { $box }: { $number }
lowdown-box-crossed = { $box }: { $number }, tachado
lowdown-box-black = { $box }: negra
lowdown-wild = Comodín
lowdown-wilds = Escribir con un comodín, en cualquier casilla: { $left ->
    [one] queda 1
   *[other] quedan { $left }
} de { $wilds }
lowdown-dice = Los dados
lowdown-die = { $face }
lowdown-die-take = { $face }: tomar este dado
lowdown-die-aside = { $face }: apartado
lowdown-aside = Aparte
lowdown-cup = El cubilete de { $name }
lowdown-peek = Mirar debajo del cubilete de { $name }
lowdown-peek-short = Mirar
lowdown-crossing = Líneas que puedes tachar
lowdown-line = Tachar { $line }:
lowdown-done-short = No tachar nada
lowdown-gain = { $points } menos

## Why not

refused-lowdown-box_filled = Esta casilla ya está llena. Elige una vacía.
refused-lowdown-box_no_colour = Esta casilla es para { $takes }. Tienes { $colours } y ningún comodín. Elige otra casilla.
refused-lowdown-box_other_colour = Esta casilla es para { $takes }, no para { $colour }. Elige otra casilla.
refused-lowdown-colour_needed = Nombra también el dado de color, como en «wild 5 red B4».
refused-lowdown-colour_not_open = No puedes tomar { $colour }. Tienes { $colours }.
refused-lowdown-cup_lifted = El cubilete ya está levantado. Usa sus dos dados.
refused-lowdown-line_crossed = Esta línea ya está tachada. Elige otra línea.
refused-lowdown-line_not_written = Esta línea no tiene tres números. Elige otra línea.
refused-lowdown-line_shares_box = Esta línea comparte una casilla con una línea tachada. Elige otra línea.
refused-lowdown-line_total = Esta línea suma { $total }. Necesitas 10, o tres números iguales. Elige otra línea.
refused-lowdown-no_box_for_colour = Ninguna de tus casillas vacías es para { $colour }. Usa otro color.
refused-lowdown-no_colour_needed = Para esto no necesitas ningún color. Quítalo.
refused-lowdown-no_wild_left = Ya no te quedan comodines. Usa un dado de color.
refused-lowdown-not_stuck = Pinta de negro una casilla solo si nada más sirve. Escribe un número.
refused-lowdown-number_not_open = No puedes tomar un { $number }. Tienes { $numbers }.
refused-lowdown-only_active_peeks = Solo puede mirar quien tiene el turno. Usa los dados abiertos.
refused-lowdown-only_blackout = No puedes escribir nada. Elige una casilla vacía para pintarla de negro.
refused-lowdown-write_first = Escribe primero un número. Después puedes tachar una línea.
refused-lowdown-written_already = Has llenado una casilla. Tacha una línea, o toca «No tachar nada».

## What a class has missed

lowdown-asked_line = Una línea llena: { $sum } = { $total }
lowdown-asked_box = Una casilla para { $colour }
lowdown-asked_none = Cuando ningún color sirve
