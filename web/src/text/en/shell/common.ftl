# The words that all games share. What a game alone says stands in its own file.
# The sentences with which Python refuses something come from Python itself.

# Whether this language is written from left to right (ltr) or from right to left (rtl).
text-direction = ltr
page-title = { $screen } · Rollbook

## Start-up

start-up-worker = Setting up the table…
start-up-python = Unpacking the dice…
start-up-rules = Reading the rules…
engine-failed = The game could not start. Your matches are safe. Try again, or reload the page.
engine-slow = Rollbook has not started within a minute. Your matches are safe. Close other tabs, then try again.
engine-no-webassembly = Rollbook needs WebAssembly, which is switched off here. Lockdown Mode may be the reason. Switch Lockdown Mode off for this page, then reload it.
engine-again = Rollbook got stuck and has started again. Nothing is lost.
engine-silent = Rollbook is not answering. Your matches are safe. Try again, or reload the page.
retry = Try again
dismiss = Close
close = Close

## Offline

offline-preparing = Getting ready for offline use…
offline-ready = ✓ Ready for offline use: from now on, Rollbook works without a network.
offline-framed = Rollbook is inside another page here, so it only works online. Open it in its own tab to use it offline.
offline-insecure = Not available offline: this address begins with http. Use the address that begins with https, if there is one.
offline-unsupported = Not available offline: this browser cannot store pages. Try another browser.
new-version = There is a new version of Rollbook. Matches stay as they are.
reload = Reload now
storage-full = { $what ->
    [robots] The device is full. This robot is lost when the page is closed. Save it as a file.
    [classes] The device is full. Make room on it. Else your last change is lost when the page is closed.
   *[matches] The device is full. Play on, but save this match as a file first. Without a file it is lost when the page is closed.
}
storage-blocked = { $what ->
    [robots] This browser blocks storage. You can write robots, but they are lost when the page is closed. Save them as files.
    [classes] This browser blocks storage. You can collect results, but they are lost when the page is closed. Save them as a table.
   *[matches] This browser blocks storage. You can play, but matches are lost when the page is closed. Save them as files.
}

## The shelf

shelf-heading = Rollbook
shelf-what = Five dice games, with friends or a robot.
shelf-link = Games
games-heading = Games
game-seats = { $fewest ->
    [1] 1 to { $most } players
   *[other] { $fewest } to { $most } players
}
game-seats-exact = { $seats } players
running-heading = Carry on playing
match-running = { $actions ->
    [0] not started yet
    [one] 1 step so far
   *[other] { $actions } steps so far
}
match-unsaved = not stored yet
match-won = { $count ->
    [one] { $winners } won
   *[other] { $winners } share the win
}
delete = Delete
match-deleted = { $count ->
    [one] { $name } was deleted.
   *[other] { $count } matches were deleted.
}
put-back = Undo
to-the-shelf = Back to the games

## Settings

settings = Settings
settings-match = This match
settings-device = This device
settings-language = Language
settings-theme = Colours
settings-theme-value = { $value ->
    [light] Light
    [dark] Dark
    [contrast] High contrast
   *[system] Same as device
}
settings-sound = Sound
settings-sound-value = { $value ->
    [on] On
   *[off] Off
}
settings-motion = Animation
settings-motion-value = { $value ->
    [less] Reduced
   *[system] Same as device
}
settings-hand = Buttons for left or right hand
settings-hand-value = { $value ->
    [left] Left
   *[right] Right
}
settings-keys = Shortcuts with a single key
settings-keys-value = { $value ->
    [on] On
   *[off] Off
}
settings-reach = Where keys and switches go
settings-reach-value = { $value ->
    [usable] Only places you can use
   *[everything] Everywhere
}
settings-spoken = What a screen reader says
settings-spoken-value = { $value ->
    [short] The main things
   *[everything] Everything
}
settings-guide = Tips for a first match
settings-guide-value = { $value ->
    [on] On (start again)
   *[off] Off
}
settings-speed = Speed
settings-speed-value = { $value ->
    [slow] Slow
    [fast] Fast
   *[normal] Normal
}

## Set-up

set-up-count = How many players?
set-up-seats = Who is playing?
set-up-name = Name of player { $number }
set-up-who = Who is player { $number }?
set-up-level = { $level ->
    [easy] Dot, easy robot
    [medium] Rusty, medium robot
    [hard] Ada, hard robot
   *[other] Person
}
set-up-look = Player { $number } has the { $look }. Choose another
set-up-looks = Colours and symbols for player { $number }
who-heading = Who are you?
who-animal = Your animal
who-name = Your name
who-about = Name and animal are kept on this device. A match that you share shows your name.
who-me = That’s me
set-up-seed = Dice code (optional)
set-up-seed-about = Same code, same rolls. Leave empty for new rolls.
set-up-start = Start
dice-choice = Which dice?
dice-choice-value = { $value ->
    [real] Real ones
   *[page] On screen
}
dice-choice-about = { $value ->
    [real] You roll your own dice and tap what they show.
   *[page] The dice roll on the screen.
}
curtain-choice = Hide the board while you pass the tablet
curtain-choice-value = { $value ->
    [on] On
   *[off] Off
}
curtain-heading = Pass the tablet to { $name }
curtain-take = I am { $name }
turning-choice = Turn the board towards the player
turning-choice-value = { $value ->
    [on] On
   *[off] Off
}
side-value = { $value ->
    [1] ← left
    [2] ↑ across
    [3] → right
   *[0] ↓ here
}
seat-name = Player { $number }
robot = { $level ->
    [easy] Dot
    [medium] Rusty
   *[hard] Ada
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} ({ $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
})
robot-short = { $level ->
    [easy] Dot
    [medium] Rusty
   *[hard] Ada
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
look = { $colour } { $symbol }
colour-red = red
    .letter = R
    .mark = R
colour-blue = blue
    .letter = B
    .mark = B
colour-yellow = yellow
    .letter = Y
    .mark = Y
colour-green = green
    .letter = G
    .mark = G
colour-purple = purple
    .letter = P
    .mark = P
colour-sky = light blue
colour-orange = orange
    .letter = O
    .mark = O
colour-pink = pink
colour-brown = brown
colour-lime = light green
colour-black = black
colour-white = white
symbol-star = star
symbol-disc = disc
symbol-triangle = triangle
symbol-square = square
symbol-moon = moon
symbol-drop = drop
symbol-cross = cross
symbol-heart = heart
symbol-bar = bar
symbol-leaf = leaf
symbol-diamond = diamond
symbol-ring = ring
symbol-cat = cat
symbol-dog = dog
symbol-rabbit = rabbit
symbol-frog = frog
symbol-fish = fish
symbol-bird = bird
symbol-turtle = turtle
symbol-butterfly = butterfly

## The table

table-heading = Table
new-match-heading = New match
turn-heading = Whose turn it is
scores-heading = Scores
rolling = The dice are rolling…
dice-wait = { $count ->
    [one] One die
   *[other] { $count } dice
}
dice-show = The dice show { $faces }
prompt-roll = Roll the dice.
prompt-roll_off = Roll the dice. The highest total starts.
prompt-type = Tap what your dice show.
keypad-heading = What your dice show
keypad-typed = { $count ->
    [0] Nothing tapped yet.
   *[other] Tapped: { $faces }.
}
keypad-done = Use these dice
roll-off-heading = The highest total starts
roll-off-starts = { $name } starts!
roll-off-tied = A tie: roll again
roll-off-not-yet = –
prompt-others = Please wait for: { $names }.
step-complete = That’s a complete move. Tap “Confirm”.
    .spoken = Choose “Confirm”.
step-more = Keep going: tap more.
scores-lowest = The lowest score wins
robot-thinks = { $name } is thinking
robot-rolls = { $name } is about to roll
robot-held = { $name } waits until you tap “Continue”.
last-turn = Show the last turn of { $name } again
robots-turn = It is { $name }’s turn.
announce-turn = { $name }: { $prompt }
announce-taken-back = Taken back: { $what }
announce-again = Played again: { $what }
announce-places = { $more ->
    [0] You can use: { $places }.
   *[other] You can use: { $places } and { $more } more.
}
announce-more = W for more.
announce-words = \bTap\b>Choose;\btap\b>choose
announce-score = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
announce-score-words = { $name }: { $words }, { $more }.
keys-heading = Keys
keys-tab = Tab: to the next control
keys-arrows = Arrows: walk on the board
keys-ends = Home and End: the first and the last place
keys-usable = Page Down and Page Up: the next place you can use
keys-tap = Enter or space: tap
keys-escape = Escape: close, or cancel
keys-number = A number: go to its place
keys-roll = R: roll, or redo
keys-undo = U: undo
keys-hint = H: a hint
keys-chances = C: the chances
keys-thousand = T: 1,000 matches from here
keys-score = S: hear the score
keys-now = W: hear what you can do, and what happened
keys-rules = I: the rules
roll = Roll
pass = Pass
confirm = Confirm
cancel = Cancel
undo = Undo
redo = Redo
result = Result
new = New match
new-short = New
stop = Stop
go-on = Continue
take-back-heading = Take back the roll?
take-back-about = The dice would fall the same way again. The log will say that you took the roll back.
take-back-robot-heading = Take back your move?
take-back-robot-about = The robot’s move is taken back too. The log will say so.
take-back-do = Take it back
take-back-leave = Keep the roll
new-heading = Start a new match?
new-about = This match stays in your list. You can go on with it later.
new-do = New match
new-leave = Continue here
conflict-heading = This match went on in another window
conflict-about = You can take over what was played there. Or keep both: what you see here becomes a second match.
conflict-take = Continue with the other window’s match
conflict-copy = Keep both

## The log

log-heading = Log
log-button = Log
log-empty = Nothing has happened yet.
passed = { $name } passes.
    .brief = { "" }
match_over = The match is over.
remark-take-back = A roll was taken back here.
remark-hint = Someone took a hint here.

## Looking back

past-heading = Looking back
past-where = Earlier in the match
past-beginning = Nothing had been played yet.
past-leave = Back to now
past-left = Back to now.
replay = Replay
replay-back = Previous step
replay-play = Play
replay-pause = Pause
replay-forward = Next step
replay-speed = { $speed ->
    [slow] Speed: slow
    [fast] Speed: fast
   *[normal] Speed: normal
}
replay-position = Place in the match
replay-position-value = step { $number } of { $last }

## The result

result-winners = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } share the win!
}
result-alone = { $points ->
    [one] { $name } has one point!
   *[other] { $name } has { $points } points!
}
result-won = Winner
score-points = = { $points }
score-sum = { $points }
score-total = Total
again = Play again
again-first = Players swap seats.
again-outside = This one will not count for your class.
see-board = See the board

## Hints: what a move gains, as parts of a list

hint-points = { $points ->
    [one] one more point
   *[other] { $points } more points
}

## Hints and robots

hints-ask = Hint
hints-heading = Good moves
# The first step: a region of the board. The button below it shows the moves.
hints-region = Look here first
hints-more = Show me good moves
hints-as_good = Just as good
hints-choice = Hints
hints-choice-value = { $value ->
    [off] No hints
   *[on] Allowed
}
hints-choice-about = You can ask for good moves. The log shows when you did.
settings-seats = Who is playing?
seat-rename = Change the name
seat-person = A person takes over
seat-do = OK
seat-robot = A robot takes over
seat-other-robot = Another robot takes over
seat-leave = Leave as it is
decided-heading = Was there a better move?
decided-looking = Looking at your moves
decided-failed = Rollbook could not look at your moves. Try again.
decided-nothing = No big mistakes. Well played!
decided-played = Played:
decided-better = Better:
decided-try = Try it

## A match that was sent

shared-heading = A match for you
shared-seats = Players: { $names }
shared-option = { $option } { $value }
shared-about = It becomes a match of its own on this device. Your other matches stay as they are.
shared-keep = Open this match

## What cannot be done

problem-heading = That did not work
problem-defect = Something went wrong in Rollbook itself. Your matches are safe. Reload the page. If it comes back, see “About Rollbook”. ({ $detail })
problem-no-such-page = There is nothing at this address. Tap “Games”.
problem-no-such-match = There is no match with this address on this device. Matches stay on the device they were played on. Tap “Games”.
problem-no-match-open = There is no match on the table. Tap “Games”.
problem-damaged-link = This link is damaged: part of it is missing or was changed. Ask for it again.

problem-part-missing = This part of Rollbook did not load. Try again.
