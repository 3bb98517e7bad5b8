# Lo que comparten las páginas de reglas de todos los juegos. Las reglas de cada juego tienen su archivo: una línea es un párrafo.

rules = Reglas
rules-heading = { $game }: reglas
rules-to-match = Volver a la partida
rules-play = Jugar
rules-waiting = La imagen aparecerá en cuanto se carguen las reglas.
chances-in-all = { $of } tiradas en total
