# Las probabilidades de la próxima tirada, en la mesa.
chances-ask = Enséñame las probabilidades
chances-heading = La próxima tirada
chances-about = Toca un sitio para ver sus tiradas.
chances-about-guess = Toca un sitio y adivina primero.
chances-of = { $ways } de { $of } tiradas
chances-always = Todas las tiradas
chances-never = Ninguna tirada
chances-figure = { $ways } de { $of }
chances-gain = { $gain }: { $ways } de { $of }
chances-no-use = No sirve
chances-place = Este sitio
chances-guess = ¿Cuántas de las { $of } tiradas sirven aquí?
chances-guess-show = Enséñamelo
chances-guessed = Has dicho: { $guess }
chances-all = Todos los sitios
chances-throws = Las tiradas, por su total
chance-knockout-captures = Capturar un número
chance-knockout-knocks_out = Expulsar una canica
chance-roll_it-line = Completar un tres en raya
chance-knaster-box = Ganar un recuadro
chance-knaster-circles = Ganar círculos por una línea

# Seguir mil veces desde una posición.
thousand-heading = Mil partidas desde aquí
thousand-do = 1000 ×: jugar 1000 partidas desde aquí
# As in English
thousand-do-short = 1000 ×
thousand-choose = Toca una jugada en el tablero.
thousand-other = Ahora toca otra jugada.
thousand-guess = Adivina primero: ¿qué jugada gana más veces?
thousand-guess-seat = Adivina primero: ¿quién gana más veces?
thousand-same = Más o menos igual
thousand-take = Elegir esta jugada
thousand-seats = Ver solo quién gana
thousand-level = ¿Qué robots siguen jugando?
# As in English
thousand-letter = { $letter ->
    [first] A
   *[second] B
}
thousand-played = Partidas: { $played } de { $until }.
thousand-guessed = Has dicho: { $guess }.
thousand-won = { $won ->
    [one] { $won } ganada de { $played }
   *[other] { $won } ganadas de { $played }
}
thousand-between = de { $low } a { $high }
thousand-watch = Ver una
thousand-band = Con más partidas, la barra puede moverse por toda la franja.
thousand-close = Demasiado igualado. Hacen falta más partidas.
thousand-leader = { $name } gana más veces.
thousand-more = Seguir hasta { $count }
thousand-again = Elegir de nuevo
thousand-back = Volver a las barras
thousand-one = Partida { $number } de mil

# La suerte y las decisiones de una partida, por separado.
luck-heading = Suerte y decisiones
luck-better-dice = { $name } ha tenido más suerte con los dados{ $seats ->
    [2] { "" }
   *[other] { " " }que nadie
}.
luck-better-choices = { $name } ha elegido { $seats ->
    [2] mejor
   *[other] mejor que nadie
}.
luck-unsure = Las franjas se solapan: no se puede saber.
luck-dice = Dados
luck-dice-about = a la derecha: más suerte
luck-choices = Puntos perdidos
luck-choices-about = barra más corta: mejor
luck-about = Es la opinión de un robot. No son los puntos de la partida.
luck-throw = { $kind ->
    [good] Una tirada con suerte para { $name }.
   *[other] Una tirada sin suerte para { $name }.
}
