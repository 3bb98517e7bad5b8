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

thousand-do = 1000 ×: jugar 1000 partidas desde aquí
# As in English
thousand-do-short = 1000 ×
# As in English
thousand-letter = { $letter ->
    [first] A
   *[second] B
}

luck-better-dice = { $name } ha tenido más suerte con los dados{ $seats ->
    [2] { "" }
   *[other] { " " }que nadie
}.
luck-better-choices = { $name } ha elegido { $seats ->
    [2] mejor
   *[other] mejor que nadie
}.
