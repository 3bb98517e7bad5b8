# Addresses that say what cannot be opened. They come from people who write links.

problem-unknown-parameter = This address contains “{ $name }”, which Rollbook does not know. Leave it out, or use one of these: game, seats, seat.0, seat.1 and so on, option.NAME, seed, dice, work, auto, hints, chances, robots, settings, new.
problem-parameter-twice = This address holds “{ $name }” twice. Leave one of them out.
problem-no-game = This address does not say which game: it needs game=…
problem-bad-number = In this address, “{ $name }” has to be a whole number, not “{ $value }”.
problem-real-or-page = In this address, “{ $name }” has to be real or page, not “{ $value }”.
problem-self-or-page = In this address, “{ $name }” has to be self or page, not “{ $value }”.
problem-on-or-off = In this address, “{ $name }” has to be on or off, not “{ $value }”.
problem-seat-beyond = This address names seat.{ $seat }, but { $seats ->
    [one] there is one seat only: seat.0.
   *[other] there are { $seats } seats, counted from 0.
}
problem-no-board = There is no board for “{ $game }” yet. Tap “Games”.
