# Lo que dicen todos los juegos, y por qué algo no se puede. Lo que dice un solo juego está en su propio archivo.

# Si este idioma se escribe de izquierda a derecha (ltr) o de derecha a izquierda (rtl).
text-direction = ltr
page-title = { $screen } · Rollbook

## Start-up

start-up-worker = Preparando la mesa…
start-up-python = Sacando los dados…
start-up-rules = Leyendo las reglas…
engine-failed = El juego no ha podido empezar. Tus partidas están a salvo. Prueba otra vez o recarga la página.
engine-slow = Rollbook no ha empezado en un minuto. Tus partidas están a salvo. Cierra otras pestañas y prueba otra vez.
engine-no-webassembly = WebAssembly está desactivado aquí, y Rollbook lo necesita. Suele ser por el modo de aislamiento. Desactiva ese modo para esta página y recárgala.
engine-again = Rollbook se ha bloqueado y ha vuelto a empezar. No se ha perdido nada.
engine-silent = Rollbook no contesta. Tus partidas están a salvo. Prueba otra vez o recarga la página.
retry = Probar otra vez
dismiss = Cerrar
close = Cerrar

## Offline

offline-preparing = Preparando el juego sin conexión…
offline-ready = ✓ Listo: desde ahora funciona sin conexión.
offline-framed = Aquí Rollbook es parte de otra página y necesita conexión. Para usarlo sin ella, ábrelo en su propia pestaña.
offline-insecure = Solo con conexión: esta dirección empieza por http. Usa la dirección que empieza por https, si la hay.
offline-unsupported = Solo con conexión: este navegador no puede guardar páginas. Prueba otro navegador.
new-version = Hay una versión nueva de Rollbook. Las partidas se quedan como están.
reload = Recargar ahora
storage-full = { $what ->
    [robots] El dispositivo está lleno. Este robot se perderá al cerrar la página. Guárdalo en un archivo.
    [classes] El dispositivo está lleno. Haga sitio en él. Si no, el último cambio se perderá al cerrar la página.
   *[matches] El dispositivo está lleno. Guarda primero la partida en un archivo y sigue. Sin archivo se perderá al cerrar la página.
}
storage-blocked = { $what ->
    [robots] Este navegador no deja que Rollbook guarde nada. Puedes escribir, pero guarda los robots en archivos. Si no, se perderán al cerrar la página.
    [classes] Este navegador no deja que Rollbook guarde nada. Puede reunir resultados, pero guárdelos como tabla. Si no, se perderán al cerrar la página.
   *[matches] Este navegador no deja que Rollbook guarde nada. Puedes jugar, pero guarda las partidas en archivos. Si no, se perderán al cerrar la página.
}

## The shelf

shelf-heading = Rollbook
shelf-what = Cinco juegos de dados, juntos o con un robot.
shelf-link = Juegos
games-heading = Juegos
game-seats = { $fewest ->
    [1] De 1 a { $most } jugadores
   *[other] De { $fewest } a { $most } jugadores
}
game-seats-exact = { $seats } jugadores
running-heading = Seguir jugando
match-running = { $actions ->
    [0] sin empezar
    [one] { $actions } paso hasta ahora
   *[other] { $actions } pasos hasta ahora
}
match-unsaved = aún no guardada
match-won = { $count ->
    [one] Ha ganado { $winners }
   *[other] { $winners } comparten la victoria
}
delete = Borrar
match-deleted = { $count ->
    [one] Se ha borrado «{ $name }».
   *[other] Se han borrado { $count } partidas.
}
put-back = Recuperar
to-the-shelf = A los juegos

## Settings

settings = Ajustes
settings-match = Esta partida
settings-device = Este dispositivo
settings-language = Idioma
settings-theme = Colores
settings-theme-value = { $value ->
    [light] Claro
    [dark] Oscuro
    [contrast] Contraste alto
   *[system] Como el dispositivo
}
settings-sound = Sonido
settings-sound-value = { $value ->
    [on] Sí
   *[off] No
}
settings-motion = Movimiento
settings-motion-value = { $value ->
    [less] Reducido
   *[system] Como el dispositivo
}
settings-hand = Botones para la mano izquierda o derecha
settings-hand-value = { $value ->
    [left] Izquierda
   *[right] Derecha
}
settings-keys = Atajos de una sola tecla
settings-keys-value = { $value ->
    [on] Sí
   *[off] No
}
settings-spoken = Lo que dice un lector de pantalla
settings-spoken-value = { $value ->
    [short] Lo esencial
   *[everything] Todo
}
settings-guide = Consejos para la primera partida
settings-guide-value = { $value ->
    [on] Sí, desde el principio
   *[off] No
}
settings-speed = Velocidad
settings-speed-value = { $value ->
    [slow] Lenta
    [fast] Rápida
   *[normal] Normal
}

## Set-up

set-up-count = ¿Cuántos juegan?
set-up-seats = ¿Quién juega?
set-up-name = Nombre del jugador { $number }
set-up-who = ¿Quién es el jugador { $number }?
set-up-level = { $level ->
    [easy] Puntito, robot de nivel fácil
    [medium] Tuerca, robot de nivel medio
    [hard] Ada, robot de nivel difícil
   *[other] Persona
}
set-up-look = Símbolo del jugador { $number }: { $look }. Elegir otro
set-up-looks = Colores y símbolos del jugador { $number }
who-heading = ¿Quién eres?
who-animal = Tu animal
who-name = Tu nombre
who-about = El nombre y el animal se quedan en este dispositivo. Una partida que compartes muestra tu nombre.
who-me = Soy yo
set-up-seed = Código de los dados (si quieres)
set-up-seed-about = Mismo código, mismas tiradas. Déjalo vacío para tiradas nuevas.
set-up-start = ¡A jugar!
dice-choice = ¿Qué dados?
dice-choice-value = { $value ->
    [real] De verdad
   *[page] En la pantalla
}
dice-choice-about = { $value ->
    [real] Tira tus propios dados y toca lo que muestran.
   *[page] Los dados ruedan en la pantalla.
}
curtain-choice = Tapar el tablero al pasar la tableta
curtain-choice-value = { $value ->
    [on] Sí
   *[off] No
}
curtain-heading = Pasa la tableta a { $name }
curtain-take = Soy { $name }
turning-choice = Girar el tablero hacia quien juega
turning-choice-value = { $value ->
    [on] Sí
   *[off] No
}
side-value = { $value ->
    [1] ← a la izquierda
    [2] ↑ enfrente
    [3] → a la derecha
   *[0] ↓ aquí
}
seat-name = Jugador { $number }
robot = { $level ->
    [easy] Puntito
    [medium] Tuerca
   *[hard] Ada
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} ({ $level ->
    [easy] fácil
    [medium] medio
   *[hard] difícil
})
thousand-level-value = { $value ->
    [easy] Fáciles
    [medium] Medios
   *[hard] Difíciles
}
lab-level = { $level ->
    [random] Jugadas al azar
    [greedy] Voraz
    [easy] Robot, fácil
    [medium] Robot, medio
   *[hard] Robot, difícil
}
# As in English
robot-short = { $level ->
    [easy] Puntito
    [medium] Tuerca
   *[hard] Ada
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
look = { $symbol } de color { $colour }
colour-red = rojo
    .letter = R
    .mark = R
colour-blue = azul
    .letter = Z
    .mark = Az
colour-yellow = amarillo
    .letter = A
    .mark = Am
colour-green = verde
    .letter = V
    .mark = V
colour-purple = morado
    .letter = M
    .mark = M
colour-sky = azul claro
colour-orange = naranja
    .letter = N
    .mark = N
colour-pink = rosa
colour-brown = marrón
colour-lime = verde claro
colour-black = negro
colour-white = blanco
symbol-star = estrella
symbol-disc = disco
symbol-triangle = triángulo
symbol-square = cuadrado
symbol-moon = luna
symbol-drop = gota
symbol-cross = cruz
symbol-heart = corazón
symbol-bar = barra
symbol-leaf = hoja
symbol-diamond = rombo
symbol-ring = anillo
symbol-cat = gato
symbol-dog = perro
symbol-rabbit = conejo
symbol-frog = rana
symbol-fish = pez
symbol-bird = pájaro
symbol-turtle = tortuga
symbol-butterfly = mariposa

## The table

table-heading = Mesa de juego
new-match-heading = Partida nueva
turn-heading = A quién le toca
scores-heading = Puntos
rolling = Los dados ruedan…
dice-wait = { $count ->
    [one] Un dado
   *[other] { $count } dados
}
dice-show = Los dados muestran { $faces }
prompt-roll = Tira los dados.
prompt-roll_off = Tira los dados. Empieza quien saca más.
prompt-type = Toca lo que muestran tus dados.
keypad-heading = Lo que muestran tus dados
keypad-typed = { $count ->
    [0] Aún no has tocado nada.
   *[other] Tocado: { $faces }.
}
keypad-done = Usar estos dados
roll-off-heading = Empieza quien saca más
roll-off-starts = ¡{ $name } empieza!
roll-off-tied = Empate: se tira otra vez
roll-off-not-yet = –
prompt-others = Ahora espera a { $names }.
step-complete = Tu jugada está lista. Toca «Confirmar».
step-more = Sigue: toca más.
scores-lowest = Gana quien tiene menos puntos
robot-thinks = { $name } está pensando
robot-rolls = { $name } va a tirar
robot-held = { $name } espera a que toques «Seguir».
last-turn = Ver otra vez el último turno de { $name }
robots-turn = Le toca a { $name }.
announce-turn = { $name }: { $prompt }
announce-taken-back = Deshecho: { $what }
announce-again = Jugado de nuevo: { $what }
announce-places = { $more ->
    [0] Puedes usar: { $places }.
   *[other] Puedes usar: { $places } y { $more } más.
}
announce-score = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
keys-heading = Teclas
keys-tab = Tab: al botón siguiente
keys-arrows = Flechas: moverse por el tablero
keys-ends = Inicio y Fin: el primer lugar y el último
keys-usable = Av Pág y Re Pág: el siguiente sitio que sirve
keys-tap = Intro o espacio: tocar
keys-escape = Escape: cerrar o cancelar
keys-number = Un número: ir a su lugar
keys-roll = R: tirar o rehacer
keys-undo = U: deshacer
keys-hint = H: una pista
keys-chances = C: las probabilidades
keys-thousand = T: 1000 partidas desde aquí
keys-score = S: oír los puntos
keys-now = W: oír qué puedes hacer
keys-rules = I: las reglas
roll = Tirar
pass = Pasar
confirm = Confirmar
cancel = Cancelar
undo = Deshacer
redo = Rehacer
result = Resultado
new = Partida nueva
new-short = Nueva
stop = Parar
go-on = Seguir
take-back-heading = ¿Deshacer la tirada?
take-back-about = Los dados volverían a caer igual. El historial dirá que la tirada se deshizo.
take-back-robot-heading = ¿Deshacer tu jugada?
take-back-robot-about = La jugada del robot también se deshace. El historial lo dirá.
take-back-do = Deshacerla
take-back-leave = Mantener la tirada
new-heading = ¿Empezar una partida nueva?
new-about = Esta partida se queda en tu lista. Puedes seguir con ella más tarde.
new-do = Partida nueva
new-leave = Seguir aquí
conflict-heading = Esta partida ha seguido en otra ventana
conflict-about = Puedes seguir con lo que se jugó allí. O guarda las dos: lo que ves aquí será otra partida.
conflict-take = Seguir con la partida de la otra ventana
conflict-copy = Guardar las dos

## The log

log-heading = Historial
log-button = Historial
log-empty = Todavía no ha pasado nada.
passed = { $name } pasa.
match_over = La partida ha terminado.
remark-take-back = Aquí se deshizo una tirada.
remark-hint = Aquí alguien pidió una pista.

## Looking back

past-heading = Mirar atrás
past-where = Así estaba
past-beginning = Aún no se había jugado nada.
past-leave = Volver a la partida
past-left = De vuelta en la partida.
replay = Ver otra vez
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Un paso adelante
replay-speed = { $speed ->
    [slow] Velocidad: lenta
    [fast] Velocidad: rápida
   *[normal] Velocidad: normal
}
replay-position = Momento de la partida
replay-position-value = paso { $number } de { $last }

## The result

result-winners = { $count ->
    [one] ¡Gana { $winners }!
   *[other] ¡{ $winners } comparten la victoria!
}
result-alone = { $points ->
    [one] ¡{ $name } tiene { $points } punto!
   *[other] ¡{ $name } tiene { $points } puntos!
}
result-won = Gana
score-points = = { $points }
score-sum = { $points }
# As in English
score-total = Total
again = Jugar otra vez
again-first = Cada uno cambia de sitio.
again-outside = Esta partida no entra en la lista de tu profe.
see-board = Ver el tablero

## Hints: what a move gains, as parts of a list

hint-points = { $points ->
    [one] { $points } punto más
   *[other] { $points } puntos más
}

## Hints and robots

hints-ask = Pista
hints-heading = Buenas jugadas
# The first step: a region of the board. The button below it shows the moves.
hints-region = Mira primero aquí
hints-more = Enséñame buenas jugadas
hints-as_good = Igual de buena
hints-choice = Pistas
hints-choice-value = { $value ->
    [off] Sin pistas
   *[on] Permitidas
}
hints-choice-about = Puedes pedir buenas jugadas. El historial muestra cuándo.
settings-seats = ¿Quién juega?
seat-rename = Cambiar el nombre
seat-person = Cambiar por una persona
seat-do = Aceptar
seat-robot = Cambiar por un robot
seat-other-robot = Cambiar por otro robot
seat-leave = Dejarlo así
decided-heading = ¿Había una jugada mejor?
decided-looking = Mirando tus jugadas
decided-failed = Rollbook no ha podido mirar tus jugadas. Prueba otra vez.
decided-nothing = No hay grandes errores. ¡Bien jugado!
decided-played = Jugado:
decided-better = Mejor:
decided-try = Pruébalo

## A match that was sent

shared-heading = Una partida para ti
shared-seats = Juegan: { $names }
shared-option = { $option } { $value }
shared-about = Será una partida aparte en este dispositivo. Lo que ya está aquí no cambia.
shared-keep = Abrir esta partida

## What cannot be done

problem-heading = No ha funcionado
problem-defect = Algo ha fallado en Rollbook mismo. Tus partidas están a salvo. Recarga la página. Si vuelve a pasar, mira en «Acerca de Rollbook». ({ $detail })
problem-no-such-page = No hay nada en esta dirección. Toca «Juegos».
problem-no-such-match = No hay ninguna partida con esta dirección en este dispositivo. Las partidas se quedan en el dispositivo donde se juegan. Toca «Juegos».
problem-no-match-open = No hay ninguna partida en la mesa. Toca «Juegos».
problem-damaged-link = Este enlace está dañado: le falta una parte o ha cambiado. Pídelo otra vez.
problem-unknown-parameter = Esta dirección contiene «{ $name }», que Rollbook no conoce. Bórralo o usa uno de estos: game, seats, seat.0, seat.1, etc., option.NOMBRE, seed, dice, work, auto, hints, chances, robots, settings, new.
problem-parameter-twice = Esta dirección contiene «{ $name }» dos veces. Borra uno de los dos.
problem-no-game = Esta dirección no dice qué juego: falta game=…
problem-bad-number = En esta dirección, «{ $name }» tiene que ser un número entero, no «{ $value }».
problem-real-or-page = En esta dirección, «{ $name }» tiene que ser real o page, no «{ $value }».
problem-self-or-page = En esta dirección, «{ $name }» tiene que ser self o page, no «{ $value }».
problem-on-or-off = En esta dirección, «{ $name }» tiene que ser on u off, no «{ $value }».
problem-seat-beyond = Esta dirección nombra seat.{ $seat }, pero { $seats ->
    [one] solo hay un puesto: seat.0.
   *[other] hay { $seats } puestos, contados desde 0.
}
problem-no-board = Todavía no hay tablero para «{ $game }». Toca «Juegos».

## Lo que las reglas rechazan en todos los juegos

refused-another_match = En la mesa hay otra partida. Vuelve a abrir la tuya.
refused-bad_argument = «{ $method }» no puede usar «{ $value }» como «{ $argument }».
refused-bad_bot = No hay ningún robot «{ $level }». Los niveles son: { $levels }.
refused-bad_name = Un nombre es una línea de 1 a 40 caracteres. No lleva «|», ni espacios al principio o al final.
refused-bad_name_invisible = Este nombre no se ve. Escribe al menos una letra o un número.
refused-bad_name_turning = Un nombre no lleva signos que cambien la dirección de la escritura. Bórralos.
refused-bad_option = La opción «{ $option }» no puede ser «{ $value }». Puede ser: { $values }.
refused-bad_options = Las opciones se dan como nombres con sus valores, no como «{ $options }».
refused-bad_remark = Una nota es una sola línea de 200 caracteres como mucho.
refused-bad_request = Rollbook no ha entendido esta petición. Recarga la página.
refused-bad_seat = Un puesto es un número entero, 0 para el primero, no «{ $seat }».
refused-bad_seats = A { $game } juegan de { $fewest } a { $most } personas, no { $seats }.
refused-bad_seats_exact = A { $game } juegan exactamente { $fewest } personas, no { $seats }.
refused-bad_seats_type = Los puestos son un número entero, o una lista con un texto para cada puesto, no «{ $seats }».
refused-bad_series = Esta serie no se puede jugar: { $reason }
refused-bad_seed = «{ $seed }» no sirve como código de los dados. Escribe un número entero de 0 a 9007199254740991.
refused-code_cannot_say = Un código de clase no puede llevar «{ $value }» como «{ $what }».
refused-code_character = Un código de clase no lleva «{ $character }». Usa solo { $alphabet }.
refused-code_empty = Un código de clase tiene letras y números. Escribe el que enseña tu profe.
refused-code_mistyped = Este código de clase está mal escrito: mira otra vez cada carácter.
refused-code_newer = Este código de clase viene de un Rollbook más nuevo. Recarga esta página cuando haya conexión.
refused-code_of_puzzles = Este código de clase es para acertijos. Toma otro código para una partida.
refused-code_of_match = Este código de clase es para una partida. Toma otro código para acertijos.
refused-not_projected = Los dados de este juego necesitan su tablero. Ábralo en la mesa del profe con «Jugar con el proyector».
refused-puzzle_without_hint = Aquí no hay más pistas. Prueba una respuesta.
refused-puzzles_over = Estos acertijos han terminado. Enseña tu resultado.
refused-code_outdated = Este código sigue la versión { $version } de las reglas de { $game }. Este Rollbook juega la versión { $known }. Pide un código nuevo.
refused-dice_count = Estos dados no pueden caer así: «{ $text }». Mira otra vez tus dados.
refused-dice_first = Primero hay que tirar los dados.
refused-match_over = La partida ha terminado. Empieza otra.
refused-match_too_long = Esta partida es demasiado larga para seguir: tiene { $most } líneas. Empieza otra.
refused-missing_argument = «{ $method }» necesita «{ $argument }».
refused-move_not_text = Una jugada es un texto, por ejemplo { $examples }, no «{ $shown }».
refused-must_move = Puedes jugar, así que no puedes pasar. Busca una jugada.
refused-must_pass = Con esta tirada no puedes jugar. Toca «Pasar».
refused-no_dice_now = Ahora no hay dados. Juega primero.
refused-no_match = No hay ninguna partida en la mesa. Toca «Juegos».
refused-no_choice = En esta partida nadie puede elegir nunca. Elige otra partida.
refused-no_series = No hay ninguna serie que pueda seguir.
refused-no_options = { $game } no tiene opciones, así que «{ $option }» tampoco.
refused-not_an_action = «{ $text }» no es un paso. Escribe «dice» y una tirada, o el número de un puesto y su jugada.
refused-no_such_action = No hay ningún paso { $action }. Esta partida tiene { $actions }, contados desde 0.
refused-internal_error = Algo ha fallado en Rollbook ({ $error }). No ha cambiado nada. Prueba otra cosa.
refused-no_such_method = «{ $method }» no es una petición que Rollbook conozca.
refused-no_such_position = No hay ninguna posición { $position }. Las posiciones de esta partida: de 0 a { $actions }.
refused-no_such_seat = No hay ningún puesto { $seat }. Los puestos son: { $seats }.
refused-not_a_move = En este juego, una jugada no se escribe «{ $move }». Una jugada es así: { $examples }.
refused-not_legal = «{ $move }» no está permitido aquí. Elige otra jugada.
refused-not_your_turn = Todavía no es tu turno. Espera un poco.
refused-nothing_to_redo = No hay nada que rehacer. Sigue jugando.
refused-nothing_to_undo = No hay nada que deshacer. Sigue jugando.
refused-nothing_to_undo_for_seat = Desde esta tirada no hay nada que deshacer. Sigue jugando.
refused-others_moved_since = Otros han jugado después. Deshaz antes sus jugadas.
refused-picks_fit_no_move = Eso no forma una jugada. Deshaz lo último.
refused-record_seats = Línea { $line }: escribe una barra entre dos puestos, con un espacio a cada lado: Ann | Ben.
refused-record_action = Línea { $line }: «{ $text }» no es un paso. Escribe «dice» y una tirada, o el número de un puesto y su jugada.
refused-record_missing = Línea { $line }: aquí debería decir «{ $expected }».
refused-record_newer = Este registro viene de un Rollbook más nuevo («{ $shown }»). Este lee «rollbook 1». Recarga la página cuando haya conexión.
refused-record_not_empty = Línea { $line }: esta línea tendría que estar vacía.
refused-record_not_text = Esto no es un registro de Rollbook. Tiene que empezar con la línea «rollbook 1».
refused-record_option = Línea { $line }: una opción se escribe nombre=valor, no «{ $text }».
refused-record_refused = Línea { $line }: { $reason }
refused-record_too_long = Este registro es demasiado largo: una partida tiene { $most } líneas como mucho.
refused-record_version = Línea { $line }: este registro sigue la versión { $version } de las reglas de { $game }. Este Rollbook juega la versión { $known }.
refused-unknown_argument = «{ $method }» no conoce «{ $argument }».
refused-unknown_game = No hay ningún juego «{ $game }». Los juegos son: { $games }.
refused-unknown_option = { $game } no tiene la opción «{ $option }». Sus opciones son: { $options }.
