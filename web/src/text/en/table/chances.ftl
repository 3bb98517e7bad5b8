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

thousand-do = 1000 ×: play 1,000 matches from here
thousand-do-short = 1000 ×
thousand-letter = { $letter ->
    [first] A
   *[second] B
}

luck-better-dice = { $name } had the { $seats ->
    [2] better
   *[other] best
} dice.
luck-better-choices = { $name } chose { $seats ->
    [2] better
   *[other] best
}.
