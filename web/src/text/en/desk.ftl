# The teacher's desk: what it offers. What it says of each game stands in desk_GAME.ftl.

desk-intro = For lessons: dice for the projector, lesson plans, tasks with answers, and everything on paper. Nothing leaves this device.
desk-age = Age:
desk-time = Lesson time:
desk-dice = Dice for the projector
desk-plan = Lesson plan
desk-tasks = Tasks
desk-minutes = { $minutes } min

desk-plan-heading = Lesson plan: { $game }
desk-plan-aim = Aim
desk-plan-material = Material
desk-plan-steps = Steps
desk-plan-questions = Questions to ask
desk-plan-further = Going further

desk-tasks-heading = Tasks: { $game }
desk-tasks-kind = Which tasks?
desk-tasks-count = How many?
desk-tasks-answers = A sheet with the answers?
desk-yes-no = { $value ->
    [yes] Yes
   *[no] No
}
desk-tasks-number = Sheet number
desk-tasks-number-about = The same number gives the same tasks, on every device.
desk-tasks-other = Other tasks
desk-tasks-note = Sheet { $number }
desk-tasks-answers-to = Answers: { $name }

desk-dice-heading = Dice for all: { $game }
desk-dice-round = Round { $round }
desk-dice-ready = Is everyone ready?
desk-dice-all-ready = Everyone is ready
desk-dice-back = One throw back
desk-dice-new = New game
desk-dice-new-heading = Begin a new game?
desk-dice-new-about = The rounds so far are no longer shown.
desk-dice-stay = Go on with this one
desk-dice-past = The throws so far
desk-dice-code = Dice code { $code }: a match on a tablet with this code throws the same dice.

desk-next-heading = For the next class
desk-next-here = { $matches ->
    [0] No matches
    [one] 1 match
   *[other] { $matches } matches
}, { $robots ->
    [0] no robots
    [one] 1 robot
   *[other] { $robots } robots
} and { $classes ->
    [0] no class results
    [one] the results of 1 class
   *[other] the results of { $classes } classes
} are on this tablet.
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
    [one] 1 thing has changed meanwhile and stays.
   *[other] { $count } things have changed meanwhile and stay.
} Save and clear again.
desk-next-bring-back = Bring back from a file
