# Lo que suman las partidas de este dispositivo.

statistics-counting = Contando…
statistics-none = Aún no hay partidas. Aquí verás quién gana y cuántas veces.
statistics-games = Partidas
statistics-game = Juego
statistics-begun = Empezadas
statistics-finished = Terminadas
statistics-alone = { $name } en solitario: { $matches ->
    [one] una partida
   *[other] { $matches } partidas
}, la mejor { $best }, de media { $mean } puntos.
statistics-people = Victorias
statistics-name = Nombre
statistics-wins = Victorias
statistics-won = { $wins } × { $name }
statistics-best = Récord: { $points }, { $names }
statistics-all-names = Mostrar los { $count } nombres
statistics-dice-own = Los dados de Rollbook
statistics-dice-thrown = Dados tirados a mano
statistics-dice-about = La barra muestra lo que ha salido. La raya muestra lo que dan de media los dados equilibrados. La franja muestra cuánto suele apartarse el azar. Más o menos una barra de cada veinte acaba fuera.
statistics-about = Todo esto viene de las partidas de este dispositivo. Una partida borrada ya no cuenta. De una copia solo cuenta lo que se jugó en ella.
statistics-unreadable = { $count ->
    [one] Una partida no se ha podido leer.
   *[other] { $count } partidas no se han podido leer.
}

chart-dice = { $dice ->
    [1] Un dado
    [2] Dos dados
    [3] Tres dados
   *[other] { $dice } dados
}
chart-colours = Dados de colores
chart-throws = { $count ->
    [one] una tirada
   *[other] { $count } tiradas
}
chart-sum = Suma
chart-face = Cara
chart-seen = Ha salido
chart-expected = Esperado
chart-number = { NUMBER($number, minimumFractionDigits: 1) }
chart-too-few = Tan pocas tiradas aún no dicen nada. ¡Sigue jugando!
chart-chance = { $count ->
    [0] Imagina que 100 clases tiran dados equilibrados las mismas veces. Lo más probable es que ninguna vea barras tan desiguales.
    [one] Imagina que 100 clases tiran dados equilibrados las mismas veces. Más o menos una verá barras al menos tan desiguales.
   *[other] Imagina que 100 clases tiran dados equilibrados las mismas veces. Unas { $count } verán barras al menos tan desiguales.
}
chart-rare = Eso es raro. Sigue jugando y mira otra vez: con dados equilibrados no dura.

statistics-work = Calculado sin ayuda
statistics-moves = Jugadas
statistics-right = Bien a la primera
