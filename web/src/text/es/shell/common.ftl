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
settings-reach = Adónde llevan las teclas y los pulsadores
settings-reach-value = { $value ->
    [usable] Solo a lo que se puede usar
   *[everything] A todas partes
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
    .spoken = Elige «Confirmar».
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
announce-more = Más con W.
announce-words = \bToca\b>Elige;\btoca\b>elige
announce-score = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
announce-score-words = { $name }: { $words }, { $more }.
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
keys-now = W: oír qué puedes hacer y lo ocurrido
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
    .brief = { "" }
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

## Lo que las reglas rechazan en todos los juegos

problem-part-missing = Esta parte de Rollbook no se ha cargado. Prueba otra vez.
