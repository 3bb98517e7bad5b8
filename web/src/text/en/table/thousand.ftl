# Playing on a thousand times from a position.

thousand-level-value = { $value ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
thousand-heading = A thousand matches from here
thousand-choose = Tap a move on the board.
thousand-other = Now tap another move.
thousand-guess = Guess first: which move wins more often?
thousand-guess-seat = Guess first: who wins most often?
thousand-same = About the same
thousand-take = Take this move
thousand-seats = Just see who wins
thousand-level = Which robots play on?
thousand-played = { $played } of { $until } matches.
thousand-guessed = Your guess: { $guess }.
thousand-won = { $won } of { $played } won
thousand-between = { $low } to { $high }
thousand-watch = Watch one
thousand-band = With more matches, the bar may end anywhere in the stripe.
thousand-close = Too close to tell. More matches help.
thousand-leader = { $name } wins more often.
thousand-more = Continue to { $count }
thousand-again = Choose again
thousand-back = Back to the bars
thousand-one = Match { $number } of a thousand
