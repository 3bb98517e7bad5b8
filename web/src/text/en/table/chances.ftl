# The chances of the next throw, at the table.
chances-ask = Show the chances
chances-heading = The next roll
chances-about = Tap a place to see its rolls.
chances-about-guess = Tap a place and guess first.
chances-of = { $ways } out of { $of } rolls
chances-always = Every roll
chances-never = No roll
chances-figure = { $ways } of { $of }
chances-gain = { $gain }: { $ways } of { $of }
chances-no-use = No use
chances-place = This place
chances-guess = How many of { $of } rolls fit here?
chances-guess-show = Show me
chances-guessed = Your guess: { $guess }
chances-all = All places
chances-throws = The rolls, by their totals
chance-knockout-captures = Capture a number
chance-knockout-knocks_out = Knock out a marble
chance-roll_it-line = Complete a Tic-Tac-Toe
chance-knaster-box = Score a box
chance-knaster-circles = Get circles for a line

# Playing on a thousand times from a position.
thousand-heading = A thousand matches from here
thousand-do = 1000 ×: play 1,000 matches from here
thousand-do-short = 1000 ×
thousand-choose = Tap a move on the board.
thousand-other = Now tap another move.
thousand-guess = Guess first: which move wins more often?
thousand-guess-seat = Guess first: who wins most often?
thousand-same = About the same
thousand-take = Take this move
thousand-seats = Just see who wins
thousand-level = Which robots play on?
thousand-letter = { $letter ->
    [first] A
   *[second] B
}
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

# Luck and choice of a match, apart.
luck-heading = Luck and choices
luck-better-dice = { $name } had the { $seats ->
    [2] better
   *[other] best
} dice.
luck-better-choices = { $name } chose { $seats ->
    [2] better
   *[other] best
}.
luck-unsure = The stripes overlap, so no one can tell.
luck-dice = Dice
luck-dice-about = further right is luckier
luck-choices = Given away
luck-choices-about = shorter is better
luck-about = A robot’s estimate. These are not the points of the match.
luck-throw = { $kind ->
    [good] A lucky roll for { $name }.
   *[other] An unlucky roll for { $name }.
}
