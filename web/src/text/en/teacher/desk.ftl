# The teacher's desk: what it offers. What it says of each game stands in desk_GAME.ftl.

desk-intro = For lessons: dice for the projector, lesson plans, tasks with answers, and everything on paper. Nothing leaves this device unless you hand it over.
desk-age = Age:
desk-time = Lesson time:
desk-dice = Dice for the projector
desk-plan = Lesson plan
desk-tasks = Tasks
desk-minutes = { $minutes } min

lesson-heading = Lessons of a class
lesson-about = Choose a game and your class, and show the code. Then collect the results.
lesson-give = Give a match to my class
lesson-game = Game and help
lesson-names = Names and groups
lesson-change = Change the game or the help
lesson-which-game = Which game?
lesson-class = Which class?
lesson-new-class = A new class
lesson-more = A robot at the tablet, or your own dice code?
lesson-help = Make a help group
lesson-help-about = For those who missed more than 5 of 30 questions last time. Names in another group stay there.
lesson-help-one = { $name } ({ $missed } of { $asked })
lesson-help-made = They missed more than { $missed } of { $of } and are in group { $letter } now: { $names }.
lesson-help-more = They missed more than { $missed } of { $of }: { $names }. But everyone has this help already, or every group is in use.
lesson-help-kept = In another group already: { $names }.
lesson-help-none = On { $day }, no one missed more than { $missed } of { $of }.
lesson-help-few = There are too few answers to tell.

## The lessons of a class, week by week

weeks = Week by week
weeks-heading = Lessons week by week
weeks-none = No lessons yet. “Give a match to my class” makes the first one. Or add lessons from a file.
weeks-nameless = Lessons with the same class name belong together. This one has no name yet: give it one under “Collect results”.
weeks-about = A cell shows how many moves were right first time, or the points if the page added up. Missing: on the list, but without a result. Tap a name to see the child’s page.
weeks-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
weeks-unfinished = unfinished
weeks-missing = missing
weeks-missed-about = A tap in the wrong place counts too, not only a wrong sum.
weeks-nothing = No wrong tries were recorded.
weeks-wrong = Wrong: { $dates }
weeks-right = Then right first time: { $dates }
weeks-times = { $count ->
    [one] { $date }
   *[other] { $date } ({ $count } times)
}
weeks-sheets = A page for each child
weeks-back = Back to the table
weeks-child = Which child?
weeks-all = All children
weeks-from-to = { $from } to { $to }
weeks-notes = Notes
weeks-files = On another device
weeks-files-about = The file holds the names and all results of these lessons. Add it on the other device. Nothing that is there already is lost.
weeks-save = Save these lessons as a file
weeks-add = Add lessons from a file

## Plans, sheets and tasks

desk-plan-heading = Lesson plan: { $game }
desk-plan-which = Which plan?
desk-plan-play = Play the game
desk-plan-aim = Aims
desk-plan-words = Words
desk-plan-material = Materials
desk-plan-steps = Steps
desk-plan-questions = Questions and answers
desk-plan-support = Support
desk-plan-further = Going further
desk-plan-odd = An odd number of children
desk-plan-odd-text = One pair becomes a group of three: the third child checks each turn. They swap after each match.
desk-plan-exit = Exit question
desk-plan-exit-give = Exit question for my class
desk-plan-standard = Where it fits
desk-plan-ahead = Looks ahead to { $codes }

desk-sheet-tally = Tally sheet
desk-sheet-sums = Addition table
desk-sheet-throws = Table of rolls
desk-sheet-scores = Score sheet
desk-sheet-total = Total
desk-sheet-prediction = Prediction
desk-sheet-tallies = Tally
desk-sheet-frequency = Frequency
desk-sheet-name = Name
desk-sheet-chips = Chips × { $each }
desk-sheet-tic_tac_toes = Tic-Tac-Toes × { $each }
desk-sheet-grands = Grands × { $each }
desk-sheet-number = Number
desk-sheet-ways = Every way, the largest number first
desk-sheet-count = How many?
desk-sheet-term = Calculation
desk-sheet-tens = Tens
desk-sheet-ones = Ones
desk-sheet-worked = It worked
desk-sheet-failed = It did not work

desk-tasks-heading = Tasks: { $game }
desk-tasks-kind = Which tasks?
desk-tasks-count = How many?
desk-tasks-answers = A sheet with the answers?
desk-yes-no = { $value ->
    [yes] Yes
   *[no] No
}
desk-tasks-number-about = The same number gives the same tasks, on every device.
desk-tasks-other = Other tasks
desk-tasks-note = Sheet { $number }
desk-tasks-answers-to = Answers: { $name }

desk-dice-heading = Dice for the projector: { $game }
desk-dice-round = Round { $round }
desk-dice-ready = Is everyone ready?
desk-dice-all-ready = Everyone is ready
desk-dice-back = One roll back
desk-dice-new = New match
desk-dice-new-heading = Begin a new match?
desk-dice-new-about = The rounds so far are no longer shown.
desk-dice-stay = Continue with this one
desk-dice-past = The rolls so far
desk-dice-code = Dice code { $code }: a match on a tablet with this code has the same rolls.

desk-next-heading = For the next class
desk-next-here = On this tablet:
desk-next-matches = { $matches ->
    [0] no matches
    [one] 1 match
   *[other] { $matches } matches
}
desk-next-robots = { $robots ->
    [0] no robots
    [one] 1 robot
   *[other] { $robots } robots
}
desk-next-classes = { $classes ->
    [0] no lessons of classes
    [one] 1 lesson of a class
   *[other] { $classes } lessons of classes
}
desk-next-lists = { $lists ->
    [one] names or puzzles of 1 class
   *[other] names or puzzles of classes: { $lists }
}
desk-next-save = Save everything as a file
desk-next-clear = Clear this tablet
desk-next-question = Clear this tablet?
desk-next-what = All matches, robots and class results on this tablet are deleted, and all names. This cannot be undone. Language, colours and sound stay.
desk-next-save-and-clear = Save as a file, then clear
desk-next-only-clear = Clear without saving
desk-next-done = This tablet is ready for the next class.
desk-next-look = Is the file there?
desk-next-look-about = Look for “{ $file }” among your downloads. Clear this tablet only if it is there.
desk-next-there = The file is there
desk-next-not-there = It is not there
desk-next-stayed = { $count ->
    [one] 1 thing has changed in the meantime and was not deleted.
   *[other] { $count } things have changed in the meantime and were not deleted.
} Save and clear again.
desk-next-bring-back = Restore from a file

board = On the projector
board-heading = On the projector: { $game }
board-who = Who plays?
board-halves = Half against half
board-teacher = Class against teacher
board-left = Left half
board-right = Right half
board-class = Class
board-me = Teacher
board-new = New match
board-ways = Every way?
board-ways-question = How many ways are there? Find them all.
board-ways-show = Show the answers
board-ways-places = { $places ->
    [one] { $words } In one place.
   *[other] { $words } In { $places } places.
}
board-ways-count = { $count ->
    [one] There is one way.
   *[other] There are { $count } ways.
}
board-ways-more = { $count ->
    [one] One more is not listed.
   *[other] { $count } more are not listed.
}

paper-which = Which board?
paper-all = All of them
desk-tasks-fewer = { $count ->
    [one] There is only one task of this kind on this sheet.
   *[other] There are only { $count } different tasks of this kind on this sheet.
}
