# Lo que comparten las páginas de reglas de todos los juegos. Las reglas de cada juego tienen su archivo: una línea es un párrafo.

rules = Reglas
rules-heading = { $game }: reglas
rules-to-match = Volver a la partida
rules-play = Jugar
rules-waiting = Un momento: se está cargando.
chances-in-all = { $of } tiradas en total
