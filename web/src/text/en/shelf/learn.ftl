# Working it out oneself.

work-choice = Who works it out?
work-choice-value = { $value ->
    [self] Work it out yourself
   *[page] Rollbook helps
}
work-choice-about = { $value ->
    [self] You add the dice. Nothing lights up. A wrong tap tells you why.
   *[page] Rollbook adds the dice and lights up what fits.
}
work-answers = What do the dice make?
work-open = ?
work-count = Count this dot
work-right = { $name }: { $right } of { $moves } right first time
remark-work = Everyone works it out alone.

## The shelf

card-people = Friends
card-robot = Robot
card-play = Play
card-more = More about { $game }
grown-ups = For grown-ups
card-change = Set up…
set-up-game = The game
set-up-table = The table
set-up-beginners = good for a first match

## A first match, step by step

puzzles = Puzzles
learn = Show me
learn-heading = A first match
learn-next = Next
learn-go = Play on
learn-leave = Stop the lesson
learn-confirm = Tap “{ $confirm }”. Until then you can change it.
learn-ring = Tap the gold ring.
learn-step = { $number } of { $steps }

## How a match went

story-alone = You did it: a whole match on your own!
story-shared = A tie! Well played, all of you.
story-close = That was close! { $others } nearly had it.
story-behind = What a comeback: { $others } led, and { $winners } came from behind.
story-ahead = { $winners } led most of the time. { $others } never gave up!

rules-contents = Contents

## What a robot is like, where a game has no robot-habit-GAME of its own

robot-habit = { $level ->
    [easy] Dot often makes mistakes.
    [medium] Rusty sometimes makes mistakes.
   *[hard] Ada thinks of everything.
}

## Another robot, after matches that were lost or won

result-robot = Now play against { $name }
    .small = { $way ->
        [easier] easier
       *[stronger] harder
    }
result-best = Your best:
result-own =
    { $words }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
result-short =
    Only { $points ->
        [one] 1 point
       *[other] { $points } points
    } short.
result-over =
    Only { $points ->
        [one] 1 point
       *[other] { $points } points
    } too many.
result-more = More
result-moments = Best moments
