highest_roll-name = Highest Roll
highest_roll-about = Throw a die, keep it or throw again once. The highest face wins.
highest_roll-first-seat = The first seat begins.
highest_roll-prompt-keep = You have a { $face }. Keep it, or throw again?
highest_roll-prompt-kept = You have a { $face }, and no throw left. Keep it.
highest_roll-thrown = { $name } rolls a { $face }.
highest_roll-keep = { $name } keeps it.
highest_roll-roll = { $name } throws again.
highest_roll-score-face = The face that was kept
    .figures = { "" }
highest_roll-ended-all_kept = Everybody has kept a face.

## Why a match was won

why-highest_roll-keep = { $winners } kept a higher face than { $others }. The difference is { $count }.
moment-highest_roll-keep = A { $face }!

### Board

highest_roll-board = The numbers that are kept
highest_roll-not-yet = not yet
highest_roll-do-keep = Keep
highest_roll-do-roll = Throw again
