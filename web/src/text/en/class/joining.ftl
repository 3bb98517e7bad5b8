# A tablet of a class: the code, what is locked, its result.

## The code, where it is typed

class-code = Class code
join-code = Class code
join-code-about = Your teacher shows it. Capitals, spaces and hyphens do not matter.
join-code-do = Open
join-heading = Your class plays
join-names = Who is playing here?
join-names-about = { $people ->
    [one] Type your name, then start.
   *[other] Type your names, then start.
}
join-finished = You have finished this match.
join-begun = You have already started this match.
join-go-on = Continue
join-see-result = See the result
join-again = Play it again
join-again-about = Your teacher can see that you play it again.
class-people = { $people ->
    [0] Robots only
    [one] One person at each tablet
   *[other] { $people } people at each tablet
}
class-robots = Against { $names }
class-work = { $value ->
    [self] You work it out yourselves
   *[page] Rollbook adds up the dice
}
class-own-dice = Each tablet has its own dice
class-lock = { $lock ->
    [hints] No hints
    [chances] The chances before a roll are locked
    [settings] The settings of the match are locked
   *[new] No other match until this one is over
}
remark-class = This match belongs to the class code { $code }.
remark-again = This is match { $number } of this code on this tablet.

## What is locked

locked-new = Your teacher has chosen a match. Finish it first.
locked-settings = Your teacher has locked the settings of this match.

## The result of a tablet

my-result-show = Show my result
my-result = My result
my-result-about = Show this to your teacher’s tablet. Its camera reads it.
my-result-so-far = This shows how far you are. Close it and keep playing.
my-result-code = QR code with the result of this match
my-result-turn = Picture { $number } of { $count }
my-result-next = Next picture
my-result-hold = Stop changing
my-result-first = First picture again
my-result-title = Result of { $names }

## A locked tablet, and the teacher's PIN

lock-heading = Locked
lock-about = { $pin ->
    [yes] Your class plays a match here. Finish it first. Your teacher’s PIN opens the rest.
   *[no] Your class plays a match here. Finish it first.
}
lock-to-match = To the match
lock-pin = Teacher’s PIN
locked-joining = Your class plays here. Choose your name first.
lock-to-joining = Choose my name
lock-opened = This tablet is open for the teacher.
lock-again = Lock it again
pin-heading = The teacher’s PIN
pin-label = PIN
pin-about = Children tap “Cancel”. The match goes on.
pin-wrong = This PIN is not right.
pin-wait = Wait a little before you try again.
pin-seconds = { $seconds ->
    [one] One more second
   *[other] { $seconds } more seconds
}
pin-open = Open
join-pin = This tablet stays in the match until it is over.
join-pick-about = { $people ->
    [one] Tap your name, then start.
   *[other] Tap your { $people } names, then start.
}
join-not-listed = My name is not here
join-chosen = Playing here: { $names }
join-two-groups = These names play in different groups. Each group needs its own tablet.
join-name-missing = { $people ->
    [one] Say who plays: your name is still missing.
   *[other] Say who plays: { $people } names are needed.
}

## Puzzles that a class solves

puzzles-of = Puzzles: { $game }
puzzles-of-class = Puzzles of your class
puzzles-done = Puzzles done: { $done } of { $count }
puzzles-delete = Delete the puzzles of { $name }?
puzzles-delete-about = The answers on this tablet are gone for good.
class-puzzles = { $count ->
    [one] One puzzle, for sixty seconds
   *[other] { $count } puzzles, sixty seconds each
}
class-puzzles-sheet = Sheet { $number }
class-puzzles-lock = Nothing else until these puzzles are finished
join-puzzles-begun = Puzzles of this code are on this tablet already.
join-puzzles-again = Start from the beginning
join-puzzles-again-about = Your teacher can see who solves them twice.
locked-puzzles = Your teacher has chosen puzzles. Solve them first.
lock-to-puzzles = To the puzzles
join-puzzles-pin = This tablet stays with the puzzles until they are over.
