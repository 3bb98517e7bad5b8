# Addresses that say what cannot be opened. They come from people who write links.

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
