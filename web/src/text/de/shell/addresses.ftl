# Addresses that say what cannot be opened. They come from people who write links.

problem-unknown-parameter = In dieser Adresse steht „{ $name }“, und das kennt Rollbook nicht. Lass es weg oder nimm eins von diesen: game, seats, seat.0, seat.1 und so weiter, option.NAME, seed, dice, work, auto, hints, chances, robots, settings, new.
problem-parameter-twice = In dieser Adresse steht „{ $name }“ zweimal. Lass eins davon weg.
problem-no-game = Diese Adresse sagt nicht, welches Spiel gemeint ist: Es fehlt game=…
problem-bad-number = In dieser Adresse muss „{ $name }“ eine ganze Zahl sein, nicht „{ $value }“.
problem-real-or-page = In dieser Adresse muss „{ $name }“ real oder page sein, nicht „{ $value }“.
problem-self-or-page = In dieser Adresse muss „{ $name }“ self oder page sein, nicht „{ $value }“.
problem-on-or-off = In dieser Adresse muss „{ $name }“ on oder off sein, nicht „{ $value }“.
problem-seat-beyond = In dieser Adresse steht seat.{ $seat }, aber es gibt { $seats ->
    [one] nur einen Platz: seat.0.
   *[other] { $seats } Plätze, von 0 an gezählt.
}
problem-no-board = Für „{ $game }“ gibt es noch keinen Spielplan. Tippe auf „Spiele“.
