# El laboratorio: robots que escribe cada uno.

## Cómo falla un robot

robot-failed-died = El Python del robot ha fallado. Prueba otra vez: empieza de cero.
robot-failed-ended = El robot se ha parado.
robot-failed-not_started = El Python del robot no ha podido empezar. Recarga la página. ({ $reason })
robot-failed-slow = { $line ->
    [0] El robot ha tardado más de { $seconds } segundos. ¿Hay un bucle que no acaba?
   *[other] Línea { $line }: tras { $seconds } segundos, el robot seguía aquí. ¿Acaba este bucle?
}
robot-failed-no_choose = Línea { $line }: el código acaba sin la función «choose». Empieza con: def choose(state, seat, rng):
robot-failed-choose_name = Línea { $line }: la función tiene que llamarse «choose». Cambia «{ $name }».
robot-failed-signature = Línea { $line }: «choose» recibe tres cosas. Escribe: def choose(state, seat, rng):
robot-failed-yield = Línea { $line }: «yield» no devuelve ninguna jugada. Escribe «return».
robot-failed-async = Línea { $line }: Rollbook no puede esperar a esta función. Quita «async».
robot-failed-none = Línea { $line }: «choose» acabó aquí sin devolver una jugada. Escribe «return» delante de la jugada.
robot-failed-illegal = Línea { $line }: el robot respondió { $answer }, y esa jugada no está permitida. { $why }
robot-failed-odd = Línea { $line }: { $answer } no es una jugada. Devuelve una de state.legal(seat).
robot-failed-several = { $count ->
    [1] Línea { $line }: esto devuelve una lista, no una jugada. Saca la jugada: [0].
   *[other] Línea { $line }: esto devuelve { $count } cosas a la vez. Devuelve una sola jugada.
}
robot-failed-number = Línea { $line }: { $answer } es un número y ninguna de tus jugadas. Devuelve una de state.legal(seat).
robot-failed-function = Línea { $line }: esto devuelve una función, no una jugada. Escribe paréntesis ( ) tras su nombre.
robot-failed-position = Línea { $line }: esto devuelve una posición. Devuelve la jugada que lleva a ella.
robot-failed-kept_out = Línea { $line }: «{ $name }» no está en el laboratorio. Quítalo: los robots usan Python y el juego.
robot-failed-no_module = Línea { $line }: aquí no hay ningún módulo «{ $name }». Hay: { $modules }.
robot-failed-not_in_module = Línea { $line }: el módulo «{ $module }» no tiene «{ $name }». ¿Está bien escrito?
robot-failed-refused = Línea { $line }: las reglas no permiten esta jugada. Toma solo jugadas de state.legal(seat). ({ $detail })
robot-failed-frozen = Línea { $line }: una posición no se puede cambiar. Con state.apply(seat, move) recibes una nueva.
robot-failed-fixed = Línea { $line }: estos valores no se pueden cambiar. Haz antes una lista: list(...)
robot-failed-nothing = Línea { $line }: aquí no hay nada (None). ¿Devuelve algo la función de antes?
robot-failed-no_brackets = Línea { $line }: aquí hay una función sin sus paréntesis. Escribe ( ) tras su nombre.
robot-failed-brackets = Línea { $line }: esto no es una función. Quita los paréntesis ( ) de detrás. ({ $detail })
robot-failed-arguments = Línea { $line }: «{ $name }» necesita otra cosa entre paréntesis. Mira en «Ayuda». ({ $detail })
robot-failed-compare = Línea { $line }: esto no se puede comparar. Toma números, como scores()[seat]. ({ $detail })
robot-failed-operand = Línea { $line }: Python no puede unir esto. Toma dos números, o dos textos con str(...). ({ $detail })
robot-failed-index = Línea { $line }: un lugar en una lista es un número entero, como [0]. ({ $detail })
robot-failed-not_iterable = Línea { $line }: esto no es una lista que se recorra. Para contar, escribe range(6). ({ $detail })
robot-failed-empty = Línea { $line }: no hay nada que tomar: está vacío. Pregunta antes con «if».
robot-failed-not_number = Línea { $line }: Python no puede hacer un número de este texto. Muéstralo antes con print. ({ $detail })
robot-failed-unpack = Línea { $line }: antes y después de = no hay lo mismo. Cuenta los dos lados. ({ $detail })
robot-failed-threads = Línea { $line }: un robot hace una cosa tras otra. Quita los hilos (threads).
robot-failed-sleep = Línea { $line }: esperar gasta el tiempo del robot. Quita «sleep».
robot-failed-indent_more = Línea { $line }: esto depende de la línea de arriba. Pon cuatro espacios más delante.
robot-failed-indent_less = Línea { $line }: sobran espacios al principio. Empieza justo debajo de la línea anterior.
robot-failed-indent_other = Línea { $line }: su principio no encaja con ninguna línea. Ponlo justo debajo de una.
robot-failed-tabs = Línea { $line }: hay tabuladores y espacios mezclados. Usa solo espacios.
robot-failed-colon = Línea { $line }: faltan dos puntos. Escribe : al final de la línea.
robot-failed-open = Línea { $line }: el paréntesis { $name } no se cierra. Ciérralo.
robot-failed-close = Línea { $line }: { $name } no cierra nada abierto. Quítalo, o abre el paréntesis.
robot-failed-quote = Línea { $line }: este texto no tiene fin. Escribe las comillas que lo cierran.
robot-failed-sign = Línea { $line }: Python no conoce el signo { $name }. Escríbelo de nuevo.
robot-failed-equals = Línea { $line }: un solo = da un valor. Para comparar, escribe ==.
robot-failed-assign = Línea { $line }: antes de = va el nombre que recibe el valor. Cambia los lados.
robot-failed-comma = Línea { $line }: ¿falta una coma? Escribe una entre dos cosas.
robot-failed-outside = Línea { $line }: esto va dentro de la función. Pon cuatro espacios delante.
robot-failed-loop = Línea { $line }: «{ $name }» no está en un bucle. Ponlo dentro de «for» o «while».
robot-failed-print = Línea { $line }: «{ $name }» necesita paréntesis. Escribe: { $name }(...)
robot-failed-word = Línea { $line }: Python no puede leer esto. ¿Quieres decir «{ $name }»?
robot-failed-except = Línea { $line }: aquí acaba lo que sigue a «try». Escribe antes «except Exception:».
robot-failed-else_if = Línea { $line }: Python escribe «elif» y no «else if». Cámbialo.
robot-failed-other_sign = Línea { $line }: { $name } no existe en Python. Escribe { $near }.
robot-failed-IndentationError = Línea { $line }: los espacios del principio no están bien. Compara las líneas de arriba. ({ $detail })
robot-failed-SyntaxError = Línea { $line }: Python no puede leer esto. Compáralo con los ejemplos de «Ayuda». ({ $detail })
robot-failed-UnboundLocalError = Línea { $line }: «{ $name }» aún no tiene valor. Dale uno más arriba.
robot-failed-NameError = Línea { $line }: Python no conoce «{ $name }». ¿Está bien escrito?
robot-failed-NameError_near = Línea { $line }: Python no conoce «{ $name }». ¿Quieres decir «{ $near }»?
robot-failed-NameError_module = Línea { $line }: Python aún no conoce «{ $name }». Escribe arriba del todo: import { $name }
robot-failed-AttributeError = Línea { $line }: aquí no hay «.{ $name }». ¿Está bien escrito? ({ $detail })
robot-failed-AttributeError_near = Línea { $line }: aquí no hay «.{ $name }». ¿Quieres decir «.{ $near }»?
robot-failed-IndexError = Línea { $line }: la lista no es tan larga. Empieza por [0]. ({ $detail })
robot-failed-KeyError = Línea { $line }: no hay ninguna clave { $detail }. Muestra antes las claves con print.
robot-failed-TypeError = Línea { $line }: estas cosas no se pueden combinar. Muéstralas antes con print. ({ $detail })
robot-failed-ValueError = Línea { $line }: este valor no sirve. Muéstralo antes con print. ({ $detail })
robot-failed-ZeroDivisionError = Línea { $line }: no se puede dividir entre 0. Pregunta antes con «if».
robot-failed-RecursionError = Línea { $line }: la función se llama a sí misma sin fin. Detenla con un «if».
robot-failed-MemoryError = Línea { $line }: el robot quiere más memoria de la que tiene. Guarda menos cosas.
robot-failed-AssertionError = Línea { $line }: lo que dice «assert» no es verdad. Muestra antes los valores con print. { $detail }
robot-failed-SystemExit = Línea { $line }: un robot no puede salir del juego. Quita esta línea.
robot-failed-EOFError = Línea { $line }: un robot no puede preguntar a nadie. Usa state, seat y rng.
robot-failed-OSError = Línea { $line }: un robot no tiene archivos. Escribe los valores en su código.
robot-failed-raised = Línea { $line }: Python se paró aquí con { $name }. Muestra antes los valores con print. { $detail }
robot-failed-forged = El robot ha dicho algo que nadie le había pedido. Solo tiene que devolver una jugada.
robot-unknown = No hay ningún robot «{ $name }» en este dispositivo. Elige a otro jugador.
robot-other-game = «{ $name }» juega a otro juego. Elige otro robot.
robot-nobody-to-move = En esta posición no le toca a nadie. Elige otra.
robot-match-locked = Esta partida está cerrada a los robots hasta que termine.
lab-called-off = La serie se ha parado.
robot-not-text = «{ $name }» no es un archivo de texto: no contiene ningún robot. Elige otro.

## El laboratorio

lab-robot = Tu robot
lab-robot-new = Nuevo
lab-robot-rename = Cambiar el nombre
lab-robot-delete = Borrar
lab-robot-file = Guardar en un archivo
lab-robot-open = Abrir un archivo
lab-robot-share = Compartir
lab-robot-versions = Versiones anteriores
lab-overtook = Otra ventana también ha cambiado este robot. Ese código está en «Versiones anteriores».
lab-followed = Este robot se ha cambiado en otra ventana. Ves el código más nuevo.
lab-replaced = Otra ventana ha sustituido este código. El tuyo está en «Versiones anteriores».
lab-new-heading = ¿Un robot para qué juego?
lab-new-about = Empieza con una línea que puedes cambiar.
lab-rename-heading = ¿Cómo se llama el robot?
lab-rename-label = Letras, números, - y _
lab-name-taken = Otro robot ya se llama «{ $name }». Elige otro nombre.
lab-delete-heading = ¿Borrar «{ $name }»?
lab-delete-about = Su código y todas sus versiones se borrarán. Si quieres quedártelo, guárdalo antes en un archivo.
lab-versions-heading = ¿A qué versión quieres volver?
lab-versions-about = El código de ahora se queda entre las versiones.
lab-version = { $when } · { $lines ->
    [one] una línea
   *[other] { $lines } líneas
}
lab-panels = Qué hacer con el robot
lab-panel = { $value ->
    [try] Probar
    [watch] Mirar
    [series] Serie
    [ladder] Clasificación
    [course] Lecciones
   *[help] Ayuda
}
lab-try = Probar una jugada
lab-try-about = El robot elige una jugada en una posición. Ves lo que elige y lo que escribe.
lab-other-position = Otra posición
lab-position-from = Tomar posiciones de
lab-any-match = Cualquier partida
lab-chose = Ha elegido { $move } en { $ms } ms.
lab-output = Lo que ha escrito
lab-to-move = Le toca a { $name }: puesto { $seat }.
lab-against = Contra
lab-matches = ¿Cuántas partidas?
lab-play = Jugar contra él
lab-series = Jugar una serie
lab-series-about = El robot juega muchas partidas. Los dos jugadores tienen las mismas tiradas. Así se iguala la suerte.
lab-interrupted = La página se cerró en mitad de una serie. Jugadas: { $done } de { $matches } partidas. { $further ->
    [yes] Toca «Seguir» para jugar las demás.
   *[no] El robot ahora es otro. Toca «Jugar una serie» para jugarla otra vez.
}
lab-progress = Partidas jugadas: { $done } de { $matches }
lab-moves = Jugadas hasta ahora: { $moves }
lab-minutes = { $minutes ->
    [one] Falta cerca de un minuto
   *[other] Faltan unos { $minutes } minutos
}
lab-wins = Tu robot ha ganado { $percent } de cada 100 partidas contra { $against } (probablemente entre { $low } y { $high }).
lab-failures = { $count ->
    [one] Ha perdido una partida porque su código falló.
   *[other] Ha perdido { $count } partidas porque su código falló.
}
lab-lost = Partida { $number } perdida: { $reason }
lab-scores = Puntos de { $least } a { $most }: tu robot encima de la línea, { $against } debajo.
lab-best = Ver su mejor partida
lab-worst = Ver su peor partida
lab-examples-about = Cada ejemplo es un robot completo. Elige uno y cámbialo.
lab-example-use = Tomar este
lab-example-random = Cualquier jugada
    .name = al_azar
    .about = Una línea: elige al azar una jugada permitida.
lab-example-greedy = Voraz
    .name = voraz
    .about = Mira una jugada más allá y elige la que mejor puntúa.
lab-example-ahead = Una jugada más allá
    .name = una_adelante
    .about = Pregunta al evaluador del juego lo buena que es cada posición.
lab-help-about = Rollbook llama a tu función choose(state, seat, rng) cuando le toca a tu robot.
lab-help-state = La posición. No cambia nunca: apply te da una nueva.
lab-help-seat = El número de tu puesto. El primer puesto es 0.
lab-help-rng = Para el azar: rng.random(), rng.choice(lista), rng.randrange(6). Con el módulo random, una serie sale distinta cada vez.
lab-help-legal = Todas tus jugadas permitidas; ninguna mientras les toque a otros. Devuelve una de ellas.
lab-help-apply = La posición después de una jugada: state.apply(seat, move). Tras una tirada: state.apply("dice", roll).
lab-help-scores = Los puntos de cada puesto en este momento.
lab-help-to_act = Quién puede jugar ahora: ("dice",), puestos como (0,), o () al final.
lab-help-seats = Cuántos puestos hay.
lab-help-outcomes = Todas las tiradas posibles ahora, con su probabilidad.
lab-help-result = Cómo terminó la partida, o None.
lab-help-view = Todo lo que muestra el tablero de { $game }, como diccionario. Prueba print(state.view()).
lab-help-turn = El puesto al que le toca.
lab-help-text = Una jugada como texto, tal como la muestra «Probar».
lab-help-limits = Una jugada puede durar 2 segundos. Lo que escribe print(...) sale debajo de «Probar». No hay conexión.
lab-share-about = Quien abre el enlace ve primero el código y puede quedárselo.
lab-received-count = { $count ->
    [one] Un robot para ti
   *[other] { $count } robots para ti
}
lab-share-heading = { $count ->
    [one] Compartir este robot
   *[other] Compartir { $count } robots
}
lab-share-long = { $count ->
    [one] Este robot es demasiado largo para un código QR. El enlace y el archivo siguen funcionando.
   *[other] Estos robots son demasiado largos para un código QR. El enlace y los archivos siguen funcionando.
}
lab-received-about = { $count ->
    [one] Lee su código. Solo funciona cuando tú lo dices.
   *[other] Lee su código. Solo funcionan cuando tú lo dices.
}
lab-received-keep = { $count ->
    [one] Guardarlo en mi laboratorio
   *[other] Guardarlos en mi laboratorio
}
lab-keys = Pulsa Escape y luego Tab para salir del código.
lab-output-cut = Ha escrito más de lo que cabe. Falta el resto.
lab-help-view-of = Lo que contiene state.view() de { $game }
lab-examples = Robots completos

## Mirar una partida del robot

lab-watch = Jugar una partida
lab-watch-about = El robot juega una partida. Después la sigues jugada a jugada.
lab-watch-playing = Los robots juegan…
lab-watch-where = Jugada { $number } de { $last }
lab-watch-chose = { $name } ha elegido { $move } en { $ms } ms.
lab-watch-played = { $name } ha jugado { $move }.
lab-watch-failed = Aquí falló el código de { $name }.
lab-watch-first = Primera jugada
lab-watch-back = Una jugada atrás
lab-watch-forward = Una jugada adelante
lab-watch-last = Última jugada

## La clasificación

lab-ladder-about = { $count ->
    [one] Un robot de esta tableta juega a { $game }.
   *[other] { $count } robots de esta tableta juegan a { $game }.
} Cada uno juega una serie contra cada uno de los demás.
lab-ladder-matches = Partidas de cada pareja
lab-ladder-levels = Los robots de Rollbook también juegan
lab-ladder = Jugar la clasificación
lab-ladder-share = Compartir todos
lab-ladder-place = Puesto
lab-ladder-wins = Victorias
lab-ladder-played = Partidas
lab-ladder-share-of-wins = { $percent } %

## Las lecciones

lab-course-about = Cinco lecciones. Tu robot juega a { $game }, y Python lo comprueba.
lab-task = Tu tarea:
lab-lesson-code = Una manera de escribirlo
lab-lesson-check = Comprobar mi robot
lab-lesson-done = Conseguido
lab-lesson-passed = ¡Conseguido! Sigue con la lección siguiente.
lab-lesson-wins = Ha ganado { $percent } de cada 100 partidas.
lab-lesson-wrong = Aquí eligió { $move }.
lab-lesson-contest = Tiene que ganar al menos { $percent } de cada 100 partidas contra { $against }. Juega { $matches }.
lab-lesson-chance = El azar
    .about = Rollbook pide una jugada a tu robot.
        Su función choose devuelve una de state.legal(seat).
        rng.choice(lista) elige una al azar.
    .task = Haz que tu robot elija al azar una jugada permitida.
    .again = Siempre eligió la misma jugada. Usa rng.choice.
    .name = azar
lab-lesson-greedy = Voraz
    .about = Prueba una jugada con state.apply(seat, move). La partida no cambia.
        Recibes la posición de después. Pídele sus scores().
        En algunos juegos gana quien tiene menos: state.game.lowest_wins.
    .task = Elige siempre una jugada que te dé la mejor puntuación.
    .again = Aquí otra jugada daba mejor puntuación. Míralas todas.
    .name = voraz
lab-lesson-ahead = Mirar adelante
    .about = Lo mejor ahora no siempre es lo mejor después.
        Tras tu jugada vienen los dados. outcomes() tiene todas las tiradas.
        Después juega alguien. ¿Qué jugada elegiría?
    .task = Mira lo que viene después de tu jugada.
    .again = Todavía no basta. Mira también la jugada siguiente.
    .name = mirar_adelante
lab-lesson-evaluate = Evaluar
    .about = Los puntos no lo son todo. ¿Qué hace buena una posición?
        Escribe una función que dé un número a cada posición.
        bots.evaluate(state, seat) es la de los robots de Rollbook.
    .task = Elige la jugada que lleva a la posición con el mejor número.
    .again = Todavía no basta. ¿Qué más hace buena una posición?
    .name = evaluar
lab-lesson-simulate = Simular
    .about = No puedes mirarlo todo. ¡Pues pruébalo!
        Después de cada buena jugada, sigue unas veces al azar.
        Elige la jugada que acaba mejor de media.
    .task = Gana al robot fácil. ¿Lo consigues en diez líneas?
    .again = Todavía no basta. Prueba más, o solo las mejores jugadas.
    .name = simular

## Arriba en el código de un robot nuevo

lab-starter-knockout = Knockout. Las jugadas son textos como
    "15=1+2+3+4+5". Los números capturados
    son puntos. Gana quien tiene más.
lab-starter-knaster = Knaster. Las jugadas son textos como
    "write c3" o "circle c3". Las líneas
    dan puntos. Gana quien tiene más.
lab-starter-roll_it = Roll-It. "5.3" es la casilla 3 de la
    cuadrícula 5. Tres fichas en línea son
    puntos. Gana quien tiene más.
lab-starter-lowdown = Lowdown. Las jugadas son textos como
    "write 5 red A1". Los números que quedan
    son puntos. Gana quien tiene menos.
lab-starter-roll_out = Roll Out. "c5 f2" usa los dados;
    "roll" y "stop" también son jugadas.
    Gana quien tiene más puntos.

## A class's robots

lab-collect = Recoger los robots de una clase
lab-collect-about = Los alumnos tocan «Entregar» debajo de las lecciones. Lea sus códigos, abra sus archivos o pegue sus enlaces.
lab-collect-about-file = Los alumnos tocan «Entregar» debajo de las lecciones. Abra sus archivos o pegue sus enlaces.
lab-collect-paste = Enlaces a robots
lab-collect-none = En este texto no hay ningún enlace a un robot.
lab-collect-by = De
lab-collect-lessons = Lecciones superadas
lab-collected = { $count ->
    [0] Aún no se ha leído ningún robot
    [one] Un robot añadido
   *[other] { $count } robots añadidos
}
lab-read = Leer robots con la cámara
lab-read-about = Ponga una tableta tras otra ante la cámara, con el código del robot abierto.
lab-read-same = { $name } – ya estaba
lab-received-by = { $count ->
    [0] De { $name }. Ninguna lección superada.
    [one] De { $name }. Una lección superada.
   *[other] De { $name }. { $count } lecciones superadas.
}
lab-hand-in = Entregar al profesor
lab-hand-in-about = { $count ->
    [0] Tu profesor recibe tu robot.
    [one] Tu profesor recibe tu robot y ve que has superado una lección.
   *[other] Tu profesor recibe tu robot y ve que has superado { $count } lecciones.
}
lab-hand-in-name = Tu nombre
lab-hand-in-do = Entregar
lab-level = { $level ->
    [random] Jugadas al azar
    [greedy] Voraz
    [easy] Robot, fácil
    [medium] Robot, medio
   *[hard] Robot, difícil
}
