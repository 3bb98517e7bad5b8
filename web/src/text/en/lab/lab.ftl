# The lab: robots that people write themselves.

## How a robot fails

robot-failed-died = The robot’s Python crashed. Try again: it starts again.
robot-failed-ended = The robot was stopped.
robot-failed-not_started = The robot’s Python could not start. Reload the page. ({ $reason })
robot-failed-slow = { $line ->
    [0] The robot took longer than { $seconds } seconds. Is there a loop that never ends?
   *[other] Line { $line }: after { $seconds } seconds the robot was still here. Does this loop end?
}
robot-failed-no_choose = Line { $line }: the code ends without a function “choose”. Begin with: def choose(state, seat, rng):
robot-failed-choose_name = Line { $line }: the function has to be called “choose”. Change “{ $name }”.
robot-failed-signature = Line { $line }: “choose” is given three things. Write: def choose(state, seat, rng):
robot-failed-yield = Line { $line }: “yield” gives no move back. Write “return”.
robot-failed-async = Line { $line }: Rollbook cannot wait for this function. Leave out “async”.
robot-failed-none = Line { $line }: “choose” ended here and gave no move back. Write “return” before the move.
robot-failed-illegal = Line { $line }: the robot answered { $answer }, which is not a legal move. { $why }
robot-failed-odd = Line { $line }: { $answer } is not a move. Give back one of state.legal(seat).
robot-failed-several = { $count ->
    [1] Line { $line }: this gives back a list, not a move. Take the move out: [0].
   *[other] Line { $line }: this gives back { $count } things at once. Give back one move.
}
robot-failed-number = Line { $line }: { $answer } is a number, and none of your moves. Give back one of state.legal(seat).
robot-failed-function = Line { $line }: this gives back a function, not a move. Write brackets ( ) after its name.
robot-failed-position = Line { $line }: this gives back a position. Give back the move that leads there.
robot-failed-kept_out = Line { $line }: “{ $name }” is not in the lab. Leave it out: robots use Python and the game.
robot-failed-no_module = Line { $line }: there is no module “{ $name }” here. There are: { $modules }.
robot-failed-not_in_module = Line { $line }: the module “{ $module }” has no “{ $name }”. Is it spelled right?
robot-failed-refused = Line { $line }: the rules refuse this move. Take only moves of state.legal(seat). ({ $detail })
robot-failed-frozen = Line { $line }: a position cannot be changed. state.apply(seat, move) gives you a new one.
robot-failed-fixed = Line { $line }: these values cannot be changed. Make a list of them first: list(...)
robot-failed-nothing = Line { $line }: there is nothing here (None). Does the function before it give something back?
robot-failed-no_brackets = Line { $line }: the brackets are missing after this function. Write ( ) after its name.
robot-failed-brackets = Line { $line }: this is not a function. Leave out the brackets ( ) after it. ({ $detail })
robot-failed-arguments = Line { $line }: “{ $name }” needs other things in its brackets. Look under “Help”. ({ $detail })
robot-failed-compare = Line { $line }: these cannot be compared. Take numbers, such as scores()[seat]. ({ $detail })
robot-failed-operand = Line { $line }: Python cannot join these. Make both numbers, or both texts with str(...). ({ $detail })
robot-failed-index = Line { $line }: a place in a list is a whole number, such as [0]. ({ $detail })
robot-failed-not_iterable = Line { $line }: this is not a list to loop over. To count, write range(6). ({ $detail })
robot-failed-empty = Line { $line }: there is nothing to take: it is empty. Ask with “if” first.
robot-failed-not_number = Line { $line }: Python cannot make a number of this text. Print it first. ({ $detail })
robot-failed-unpack = Line { $line }: the two sides of = have different numbers of values. Count both. ({ $detail })
robot-failed-threads = Line { $line }: a robot does one thing at a time. Leave out the threads.
robot-failed-sleep = Line { $line }: waiting uses up the robot’s time. Leave out “sleep”.
robot-failed-indent_more = Line { $line }: this belongs to the line above. Put four more spaces before it.
robot-failed-indent_less = Line { $line }: too many spaces at the start. Line it up with the line above.
robot-failed-indent_other = Line { $line }: its start fits no line above. Line it up with one of them.
robot-failed-tabs = Line { $line }: tabs and spaces are mixed. Use spaces only.
robot-failed-colon = Line { $line }: a colon is missing. Write : at the end of the line.
robot-failed-open = Line { $line }: the bracket { $name } is never closed. Close it.
robot-failed-close = Line { $line }: { $name } closes nothing that was open. Remove it, or open it.
robot-failed-quote = Line { $line }: this text has no end. Write its closing quote.
robot-failed-sign = Line { $line }: Python does not know the symbol { $name }. Type it again.
robot-failed-equals = Line { $line }: one = gives a value. To compare, write ==.
robot-failed-assign = Line { $line }: the name goes on the left of =. Swap the sides.
robot-failed-comma = Line { $line }: is a comma missing here? Write one between two things.
robot-failed-outside = Line { $line }: this belongs inside the function. Put four spaces before it.
robot-failed-loop = Line { $line }: “{ $name }” is not inside a loop. Indent it below “for” or “while”.
robot-failed-print = Line { $line }: “{ $name }” needs brackets. Write: { $name }(...)
robot-failed-word = Line { $line }: Python cannot read this. Do you mean “{ $name }”?
robot-failed-except = Line { $line }: the block of “try” ends here. Write “except Exception:” first.
robot-failed-else_if = Line { $line }: Python writes “elif” for “else if”. Change it.
robot-failed-other_sign = Line { $line }: Python has no { $name }. Write { $near }.
robot-failed-IndentationError = Line { $line }: the spaces at its start are not right. Compare the lines above. ({ $detail })
robot-failed-SyntaxError = Line { $line }: Python cannot read this. Compare it with the examples under “Help”. ({ $detail })
robot-failed-UnboundLocalError = Line { $line }: “{ $name }” has no value yet. Give it one further up.
robot-failed-NameError = Line { $line }: Python does not know “{ $name }”. Is it spelled right?
robot-failed-NameError_near = Line { $line }: Python does not know “{ $name }”. Do you mean “{ $near }”?
robot-failed-NameError_module = Line { $line }: Python does not know “{ $name }” yet. Write above: import { $name }
robot-failed-AttributeError = Line { $line }: there is no “.{ $name }” here. Is it spelled right? ({ $detail })
robot-failed-AttributeError_near = Line { $line }: there is no “.{ $name }” here. Do you mean “.{ $near }”?
robot-failed-IndexError = Line { $line }: the list is not that long. It begins with [0]. ({ $detail })
robot-failed-KeyError = Line { $line }: there is no key { $detail }. Print the keys first.
robot-failed-TypeError = Line { $line }: these things do not go together. Print them first. ({ $detail })
robot-failed-ValueError = Line { $line }: this value does not fit. Print it first. ({ $detail })
robot-failed-ZeroDivisionError = Line { $line }: nothing can be divided by 0. Ask with “if” first.
robot-failed-RecursionError = Line { $line }: the function calls itself without end. Stop it with an “if”.
robot-failed-MemoryError = Line { $line }: the robot wants more memory than it gets. Keep fewer things.
robot-failed-AssertionError = Line { $line }: what “assert” claims is not true. Print its values first. { $detail }
robot-failed-SystemExit = Line { $line }: a robot cannot leave the game. Leave this line out.
robot-failed-EOFError = Line { $line }: a robot cannot ask anybody. Use state, seat and rng.
robot-failed-OSError = Line { $line }: a robot has no files. Write the values into its code.
robot-failed-raised = Line { $line }: Python stopped here with { $name }. Print the values before it. { $detail }
robot-failed-forged = The robot said something that no one had asked for, so it was stopped. It only gives back a move.
robot-unknown = There is no robot “{ $name }” on this device. Choose another player.
robot-other-game = “{ $name }” plays another game. Choose another robot.
robot-nobody-to-move = It is no one’s turn in this position. Choose another one.
robot-match-locked = This match is locked for robots until it is over.
lab-called-off = The series was stopped.
robot-not-text = “{ $name }” is not a text file, so it holds no robot. Choose another file.

## The lab

lab-robot = Robot
lab-robot-new = New
lab-robot-rename = Rename
lab-robot-delete = Delete
lab-robot-file = Save as a file
lab-robot-open = Open a file
lab-robot-share = Share
lab-robot-versions = Earlier versions
lab-overtook = Another window has changed this robot too. That code is under “Earlier versions”.
lab-followed = This robot was changed in another window. You see the newer code.
lab-replaced = Another window has replaced this code. Yours is under “Earlier versions”.
lab-new-heading = A robot for which game?
lab-new-about = It begins with one line that you can change.
lab-rename-heading = What is the robot called?
lab-rename-label = Letters, digits, - and _
lab-name-taken = Another robot is called “{ $name }” already. Choose another name.
lab-delete-heading = Delete { $name }?
lab-delete-about = Its code and all its versions are deleted. Save it as a file first if you want to keep it.
lab-versions-heading = Go back to which version?
lab-versions-about = The code as it is now stays among the versions.
lab-version = { $when } · { $lines ->
    [one] one line
   *[other] { $lines } lines
}
lab-panels = What to do with the robot
lab-panel = { $value ->
    [try] Try
    [watch] Watch
    [series] Series
    [ladder] Ladder
    [course] Lessons
   *[help] Help
}
lab-try = Try one move
lab-try-about = The robot chooses one move in a position. You see what it chose and what it printed.
lab-other-position = Another position
lab-position-from = Take positions from
lab-any-match = Any match
lab-chose = It chose { $move } in { $ms } ms.
lab-output = What it printed
lab-to-move = { $name } is to move: seat { $seat }.
lab-against = Against
lab-matches = How many matches?
lab-play = Play against it
lab-series = Play a series
lab-series-about = The robot plays many matches. Both sides get the same dice, so luck evens out.
lab-interrupted = The page was closed in the middle of a series: { $done } of { $matches } matches had been played. { $further ->
    [yes] Tap “Continue” to play the others.
   *[no] The robot has changed since then. Tap “Play a series” to play it again.
}
lab-progress = Matches played: { $done } of { $matches }
lab-moves = Moves so far: { $moves }
lab-minutes = { $minutes ->
    [one] About one more minute
   *[other] About { $minutes } more minutes
}
lab-wins = Your robot won { $percent } in every 100 matches against { $against } (likely between { $low } and { $high }).
lab-failures = { $count ->
    [one] It lost one match because its code failed.
   *[other] It lost { $count } matches because its code failed.
}
lab-lost = Match { $number } was lost: { $reason }
lab-scores = Scores from { $least } to { $most }: your robot above the line, { $against } below it.
lab-best = Look at its best match
lab-worst = Look at its worst match
lab-examples-about = Each of these is a complete robot. Take one and change it.
lab-example-use = Take this one
lab-example-random = Any move
    .name = any_move
    .about = One line: it takes any legal move at random.
lab-example-greedy = Greedy
    .name = greedy
    .about = It looks one move ahead and takes the best score now.
lab-example-ahead = One move ahead
    .name = one_ahead
    .about = It asks the game’s own evaluator how good each position is.
lab-help-about = Rollbook calls your function choose(state, seat, rng) when your robot is to move.
lab-help-state = The position. It never changes: apply gives you a new one.
lab-help-seat = The number of your seat. The first seat is 0.
lab-help-rng = For chance: rng.random(), rng.choice(list), rng.randrange(6). With the module random, a series comes out otherwise each time.
lab-help-legal = All your legal moves; none while others are to move. Give one of them back.
lab-help-apply = The position after a move: state.apply(seat, move). After a roll: state.apply("dice", roll).
lab-help-scores = The score of each seat as it stands.
lab-help-to_act = Who may act now: ("dice",), seats such as (0,), or () at the end.
lab-help-seats = How many seats there are.
lab-help-outcomes = Every roll the dice can show now, with its chance.
lab-help-result = How the match ended, or None.
lab-help-view = All that the board of { $game } shows, as a dictionary. Try print(state.view()).
lab-help-turn = The seat whose turn it is.
lab-help-text = A move as text, as “Try” shows it.
lab-help-limits = A move may take 2 seconds. print(...) shows up below “Try”. There is no network.
lab-share-about = Anybody who opens the link sees the code first and can keep it.
lab-share-heading = { $count ->
    [one] Share this robot
   *[other] Share { $count } robots
}
lab-share-long = { $count ->
    [one] This robot is too long for a QR code. The link and the file still work.
   *[other] These robots are too long for a QR code. The link and the files still work.
}
lab-received-count = { $count ->
    [one] A robot for you
   *[other] { $count } robots for you
}
lab-received-about = { $count ->
    [one] Read its code. It runs only when you say so.
   *[other] Read their code. They run only when you say so.
}
lab-received-keep = { $count ->
    [one] Keep it in my lab
   *[other] Keep them in my lab
}
lab-keys = Press Escape, then Tab, to leave the code.
lab-output-cut = It printed more than fits. The rest is left out.
lab-help-view-of = What state.view() of { $game } holds
lab-examples = Complete robots

## Watching a match of the robot

lab-watch = Play one match
lab-watch-about = The robot plays one match. Then step through its moves.
lab-watch-playing = The robots are playing…
lab-watch-where = Move { $number } of { $last }
lab-watch-chose = { $name } chose { $move } in { $ms } ms.
lab-watch-played = { $name } played { $move }.
lab-watch-failed = Here { $name }’s code failed.
lab-watch-first = First move
lab-watch-back = One move back
lab-watch-forward = One move on
lab-watch-last = Last move

## The ladder

lab-ladder-about = { $count ->
    [one] One robot on this tablet plays { $game }.
   *[other] { $count } robots on this tablet play { $game }.
} Each pair plays a series.
lab-ladder-matches = Matches for each pair
lab-ladder-levels = Rollbook’s robots play too
lab-ladder = Play the ladder
lab-ladder-share = Share all of them
lab-ladder-place = Place
lab-ladder-wins = Wins
lab-ladder-played = Matches
lab-ladder-share-of-wins = { $percent }%

## The lessons

lab-course-about = Five lessons. Your robot plays { $game }, and Python checks it.
lab-task = Your task:
lab-lesson-code = One way to write it
lab-lesson-check = Check my robot
lab-lesson-done = Passed
lab-lesson-passed = Passed! Continue with the next lesson.
lab-lesson-wins = It won { $percent } in every 100 matches.
lab-lesson-wrong = Here it chose { $move }.
lab-lesson-contest = It must win at least { $percent } in every 100 matches against { $against }. It plays { $matches }.
lab-lesson-chance = Chance
    .about = Rollbook asks your robot for a move.
        Its function choose returns one of state.legal(seat).
        rng.choice(list) takes one at random.
    .task = Let your robot take any legal move at random.
    .again = It always chose the same move. Use rng.choice.
    .name = by_chance
lab-lesson-greedy = Greedy
    .about = Try a move with state.apply(seat, move). The real match stays as it is.
        You get the position after it. Ask that for its scores().
        In some games the lowest score wins: see state.game.lowest_wins.
    .task = Always take a move after which your score is best.
    .again = Another move had a better score here. Look at all of them.
    .name = greedy
lab-lesson-ahead = Look ahead
    .about = The best score now is not always best later.
        After your move come the dice. outcomes() has every roll.
        Then someone moves. Which move would they take?
    .task = Look at what comes after your move.
    .again = That is not enough yet. Look at the next move too.
    .name = look_ahead
lab-lesson-evaluate = Evaluate
    .about = Points are not all that counts. What makes a position good?
        Write a function that gives each position a number.
        Rollbook’s own robots use bots.evaluate(state, seat).
    .task = Take the move to the position with the best number.
    .again = That is not enough yet. What else makes a position good?
    .name = evaluate
lab-lesson-simulate = Simulate
    .about = You cannot look at everything. So try it out!
        Play on at random a few times after each good move.
        The move that ends best on average is yours.
    .task = Beat the easy robot. Can you do it in ten lines?
    .again = That is not enough yet. Try more, or only the best moves.
    .name = simulate

## What stands at the top of a new robot's code

lab-starter-knockout = Knockout. Moves are texts such as
    "15=1+2+3+4+5". Captured numbers are
    points. The highest score wins.
lab-starter-knaster = Knaster. Moves are texts such as
    "write c3" or "circle c3". Lines of your
    slip bring points. The highest
    score wins.
lab-starter-roll_it = Roll-It. The move "5.3" is grid 5, cell 3.
    Three chips in a line are points.
    The highest score wins.
lab-starter-lowdown = Lowdown. Moves are texts such as
    "write 5 red A1". Numbers that stay are
    points. The lowest score wins.
lab-starter-roll_out = Roll Out. The move "c5 f2" uses the dice;
    "roll" and "stop" are moves too.
    The highest score wins.

## A class's robots

lab-collect = Collect a class’s robots
lab-collect-about = The children tap “Hand in” below the lessons. Read their codes, open their files, or paste their links.
lab-collect-about-file = The children tap “Hand in” below the lessons. Open their files, or paste their links.
lab-collect-paste = Links to robots
lab-collect-none = There is no link to a robot in this text.
lab-collect-by = From
lab-collect-lessons = Lessons passed
lab-collected = { $count ->
    [0] No robot read yet
    [one] One robot added
   *[other] { $count } robots added
}
lab-read = Read robots with the camera
lab-read-about = Hold one tablet after the other in front of the camera, with the code of its robot open.
lab-read-same = { $name } – here already
lab-received-by = { $count ->
    [0] From { $name }. No lesson passed yet.
    [one] From { $name }. One lesson passed.
   *[other] From { $name }. { $count } lessons passed.
}
lab-hand-in = Hand in to your teacher
lab-hand-in-about = { $count ->
    [0] Your teacher gets your robot.
    [one] Your teacher gets your robot and sees that you have passed one lesson.
   *[other] Your teacher gets your robot and sees that you have passed { $count } lessons.
}
lab-hand-in-name = Your name
lab-hand-in-do = Hand in
lab-level = { $level ->
    [random] Random moves
    [greedy] Greedy
    [easy] Robot, easy
    [medium] Robot, medium
   *[hard] Robot, hard
}
