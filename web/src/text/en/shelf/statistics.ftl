# The matches on this device, added up.

statistics-counting = Counting…
statistics-none = No matches yet. Here you will see how often each of you has won.
statistics-games = Matches
statistics-game = Game
statistics-begun = Played
statistics-finished = Finished
statistics-alone = { $name } alone: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, best { $best }, on average { $mean } points.
statistics-people = Wins
statistics-name = Name
statistics-wins = Won
statistics-won = { $wins } × { $name }
statistics-best = Best score: { $points }, { $names }
statistics-all-names = Show all { $count } names
statistics-dice-own = Rollbook’s dice
statistics-dice-thrown = Dice rolled by hand
statistics-dice-about = The bar shows what came up. The line shows what fair dice bring on average. The band shows how far chance usually strays. About one bar in twenty ends outside it.
statistics-about = All this comes from the matches on this device. A deleted match no longer counts. A copy counts only for what was played in it.
statistics-unreadable = { $count ->
    [one] One match could not be read.
   *[other] { $count } matches could not be read.
}

chart-dice = { $dice ->
    [1] One die
    [2] Two dice
    [3] Three dice
   *[other] { $dice } dice
}
chart-colours = Colour dice
chart-throws = { $count ->
    [one] one roll
   *[other] { $count } rolls
}
chart-sum = Sum
chart-face = Face
chart-seen = Came up
chart-expected = Fair
chart-number = { NUMBER($number, minimumFractionDigits: 1) }
chart-too-few = Too few rolls to tell yet. Keep playing!
chart-chance = { $count ->
    [0] Think of 100 classes that roll fair dice as often. Most likely none of them sees bars as uneven as these.
    [one] Think of 100 classes that roll fair dice as often. About one of them sees bars at least as uneven.
   *[other] Think of 100 classes that roll fair dice as often. About { $count } of them see bars at least as uneven.
}
chart-rare = That is rare. Play on and look again: with fair dice it does not stay like that.

statistics-work = Worked out by yourselves
statistics-moves = Moves
statistics-right = Right first time
