# The teacher's list of a class: its results, names, groups and PIN.

## The code, where the match is set up

for-class-about = { $dice ->
    [own] Each tablet plays on its own: same match, dice of its own.
   *[same] Each tablet plays on its own: same match, same dice.
}
for-class-dice = Dice
for-class-dice-value = { $value ->
    [own] Different on each tablet
   *[same] The same on each tablet
}
for-class-qr = QR code with the link to the match of this class
for-class-hints = Hints
for-class-chances = The chances
for-class-settings = Settings of the match
for-class-new = Other new matches
for-class-value = { $value ->
    [on] Allowed
   *[off] Locked
}
for-class-title = Rollbook, class code { $code }
for-class-join = Play it here

## The teacher's list

class-about = Collect the results of a class here. They stay on this tablet.
class-collect = Collect results
class-first = New class list
class-another = Another lesson
class-begin = Class code
class-begin-about = The code of the match that the class plays. “Give a match to my class” on the teacher’s desk makes one.
class-begin-do = Begin
class-begin-with = Begin this class and add the result
class-choose = Lessons on this tablet
class-add = Add results
class-add-about = Read the picture on each tablet with the camera. Or choose files, drag them here, or paste links.
class-add-about-file = Rollbook is a file here and opens no camera. Choose files, drag them here, or paste links.
class-read = Read with the camera
class-paste = Links or results to paste
class-paste-do = Add
class-files = Choose files
class-added = { $count ->
    [one] One result was added.
   *[other] { $count } results were added.
}
class-added-to = { $count ->
    [one] One result was added to its own lesson: { $name }, { $date }.
   *[other] { $count } results were added to their own lesson: { $name }, { $date }.
}
class-same = { $count ->
    [one] One result is here already.
   *[other] { $count } results are here already.
}
class-older = { $count ->
    [one] One result is older than the one on the list.
   *[other] { $count } results are older than those on the list.
}
class-none = No results yet.
class-reading = Rollbook is checking each result…
class-results = { $count ->
    [one] One result
   *[other] { $count } results
}
class-unsaved = Your last changes are not stored yet. They are lost when the page is closed. Save the results as a table first.
class-column = { $column ->
    [change] Change
    [group] Group
    [listed] Group on the list
    [comparable] Points comparable with group
    [arrival] Order of arrival
    [unfinished] Rolls so far (unfinished)
    [missing] Missing
    [name] Name
    [score] Points
    [won] Won
    [right] Right first time
    [moves] Moves
    [hints] Hints
    [throws] Taken back
    [again] Attempt
    [game] Game
    [date] Date
    [wrong] What went wrong
    [code] Class code
    [solved] Solved
    [puzzles] Puzzles
    [answers] Answers shown
    [late] Over sixty seconds
   *[compare] Compare
}
class-notes = { $hints ->
    [0] Rolls taken back: { $throws }
   *[other] { $throws ->
        [0] Hints: { $hints }
       *[other] Hints: { $hints }, rolls taken back: { $throws }
    }
}
class-again = Attempt { $number } on its tablet
class-unfinished = { $fewest ->
    [0] Unfinished: { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }
   *[other] Unfinished: { $rolls } of at least { $fewest } rolls
}
class-same-moves = The same moves as { $names }
class-right = { $right } of { $moves }
class-percent = { $number }%
class-figure = { $number }
class-spread = { $row ->
    [min] Lowest
    [median] Median
   *[max] Highest
}
class-choose-result = Compare the result of { $name }
class-compare = Compare two
class-compare-how = { $count ->
    [0] Choose two results to compare them.
    [1] Chosen: { $names }. Choose one more.
   *[other] Chosen: { $names }.
}
class-export-csv = Save as a table (CSV)
class-print = Print
class-rename-class = Give it a name
weeks-open = All lessons of this class
class-delete-class = Delete this lesson
class-rename = What is this class called?
class-name = Name of the class
class-remove-do = Remove
class-remove = Remove the result of { $name }?
class-remove-about = The tablet that sent it still has it.
class-remove-one = Remove the result of { $name }
class-removed = The result was removed.
class-unreadable = a tablet
class-delete = Delete this lesson of { $name }?
class-delete-about = { $count ->
    [0] It has no results.
    [one] Its result is gone for good.
   *[other] Its { $count } results are gone for good.
}

## A result that comes by link

class-result-added = The result was added
class-result-same = This result is here already
class-result-older = A later result of this match is here already
class-result-foreign = This tablet does not collect for this class code yet
class-to-the-list = To the list

## Two results side by side

compare-heading = { $dice ->
    [own] Two matches side by side
   *[same] Same dice, other choices
}
compare-back = Back to the list
compare-same = Both played exactly the same.
compare-parting = { $here ->
    [yes] Here, after roll { $number }, they first differ.
   *[no] They first differ after roll { $number }.
}
compare-turn = Roll
compare-turn-back = Back
compare-turn-on = Next
compare-to-parting = Where they differ
compare-where = Roll { $number } of { $last }: { $same ->
    [yes] both choose the same.
   *[no] they choose differently.
}
compare-gained = Points in this roll: { $points }
compare-better = { $by ->
    [one] Same dice, other moves: { $name } came off better by one point.
   *[other] Same dice, other moves: { $name } came off better by { $by } points.
}
compare-even = Same dice, other moves: neither gained more in this roll.
compare-over = The match is over already.
compare-unfinished = This match has not come this far yet.

## All throws of a class

class-throws = All rolls of the class
class-throws-about = { $same ->
    [yes] All results have the same dice, so their rolls count once. For more rolls, give out a code with different dice on each tablet.
   *[no] All rolls of the tablets together, beside the numbers to expect.
}
class-throws-grow = Show it result by result
class-throws-stop = Stop
class-throws-next = Next result
class-throws-where = Results: { $number } of { $last }
class-throws-more = What would 30 more tablets bring?
class-throws-more-heading = With { $count } more tablets
class-throws-more-about = No one has played these. Rollbook has drawn { $throws } rolls at random. Draw again, and it looks different.
class-throws-again = Draw again
class-throws-hide = Hide the rolls

## What to teach from

class-missed = What went wrong
class-missed-about = Each child who needed a second try counts once. A tap in the wrong place counts too.
class-missed-none = Every move was right first time.
class-missed-most = Most missed
class-missed-by = { $missed } of { $people } missed it
class-missed-table = Sum by sum
class-missed-table-about = Each row begins with the largest number. Each column says what is added. A cell says how many children missed it.
class-missed-cell = { $missed } of { $people }
class-missed-children = Child by child
class-missed-times = { $count ->
    [one] { $question }, once
   *[other] { $question }, { $count } times
}
class-missed-hide = Hide what went wrong
class-asked_sum = { $sum } = { $total }
class-asked_move = A move without a sum

## A locked tablet, and the teacher's PIN

pin-digits = A PIN has 4 to 12 digits. Type one.
pin-set = The PIN is set. Now show the code.
pin-removed = The PIN is removed. Now show the code.
pin-what = With a PIN, a tablet that has opened your link plays its match and nothing else until the match is over. The PIN opens it sooner. It keeps children in the match; it does not stop a person who can program, or who clears the browser’s data. Then the match is gone, and you see it.
pin-is-set = A PIN locks the tablets
pin-none = Lock the tablets with a PIN
pin-new = New PIN
pin-set-do = Set the PIN
pin-remove = Remove the PIN

## The list of a class

roster-heading = { $count ->
    [0] Names
    [one] One name
   *[other] { $count } names
}
roster-about = With a list, children tap their names, and you see who is missing. The names travel in the link and its picture, and stay on each tablet until it is cleared for the next class: use first names.
roster-names = Names, one on each line
roster-hint = Paste a list, or columns of a spreadsheet. Equal names get numbers. A letter in the last column is the group.
roster-look = Read the names
roster-take = Use this list
roster-back = Back to the text
roster-found = { $count ->
    [0] No names.
    [one] One name.
   *[other] { $count } names.
}
roster-found-group = Group { $letter }: { $count }.
pasted-title = Left out: the title, “{ $line }”.
pasted-heading = Left out: the first line, “{ $line }”.
pasted-column = Left out: the column “{ $heading }”.
pasted-numbers = Left out: the numbers.
pasted-mail = Left out: the e-mail addresses. They must not travel in links.
pasted-groups = Groups: { $groups }.
pasted-ungrouped = Left out: the groups. A class can have { $most } at most.
pasted-nameless = { $count ->
    [one] Left out: one line without a name.
   *[other] Left out: { $count } lines without a name.
}
group-wanted = { $count ->
    [one] One name is in group { $letter }. Choose what this group does differently.
   *[other] { $count } names are in group { $letter }. Choose what this group does differently.
}
class-elsewhere = { $name } is in group { $letter } on your list.
roster-other = Take the names of another class
roster-change = Change the names
roster-group = Group { $letter }
roster-groups = Groups that play it differently
roster-groups-about = Everyone plays the same game with the same dice code. A group can have an easier level, help, or real dice. The list then says what can be compared.
roster-share = Show the code
roster-share-about = Each tablet opens this link or reads the picture once.
roster-typed = No camera and no link?
roster-typed-about = Children type this code. A typed code brings no names, groups or PIN.
roster-share-no-link = Rollbook is a file here, so it has no link. Save the list as a file and open it on the tablets.
group-same = As the class
group-new = A new group
group-work = Adding up
group-add = Add the group
group-added = Group { $letter } is added. Now show the code.
group-remove = Remove group { $letter }
group-compare = { $points ->
    [yes] Same dice; points can be compared.
   *[no] { $dice ->
        [yes] Same dice; points cannot be compared.
       *[no] Other dice; points cannot be compared.
    }
}
class-real-dice = Children roll real dice
class-name-again = { $name } ({ $number })
class-missing = { $count ->
    [one] One is missing:
   *[other] { $count } are missing:
}
class-order = Sorted by
class-order-by = { $order ->
    [points] Points
    [name] Name
   *[arrival] Arrival
}
class-groups = Groups: { $letters }
class-groups-apart = Points of these groups cannot be compared with those of the others.
class-group-note = { $same ->
    [yes] Group { $letter }: points can be compared
   *[no] Group { $letter }
}
class-stranger = Not on the list: { $names }
class-rename-one = Change the names: { $name }
class-rename-heading = Rename for this list
class-rename-label = Instead of { $name }

## Puzzles that a class solves

for-class-puzzles = Each child solves the same puzzles on a tablet.
for-class-puzzles-qr = QR code with the link to these puzzles
for-class-puzzles-join = Solve them here
for-class-puzzles-new = Anything else on the tablet
class-solved = { $count ->
    [one] One puzzle solved
   *[other] { $count } puzzles solved
}
class-puzzles-note = { $what ->
    [hints] Hints: { $count }
    [shown] Answers shown: { $count }
   *[late] Over sixty seconds: { $count }
}
class-puzzles-again = Attempt { $number } on its tablet
class-same-answers = The same answers as { $names }
class-puzzle-number = Puzzle { $number }
class-missed-puzzles-about = A child counts once for a second try, a hint or a shown answer.
class-missed-puzzles-none = Every puzzle was right first time, without a hint.
group-compare-puzzles = { $points ->
    [yes] Same puzzles; results can be compared.
   *[no] Other puzzles; results cannot be compared.
}

## Where a class chose differently

class-choices = Where they chose differently
class-choices-where = Position { $number } of { $last }, after roll { $roll }
class-choices-ways = { $people } children had this position and these dice. Different ways: { $ways }.
class-choices-people = { $count ->
    [one] One child
   *[other] { $count } children
}
class-choices-best = came off best
class-choices-none = No two children made different moves in the same position.
class-choices-hide = Hide where they chose differently
