highest_roll-name = Le plus grand lancer
highest_roll-about = Lance un dé, garde-le ou relance une fois. Le plus grand nombre gagne.
highest_roll-first-seat = La première place commence.
highest_roll-prompt-keep = Tu as un { $face }. Le garder, ou relancer ?
highest_roll-prompt-kept = Tu as un { $face }, et plus de lancer. Garde-le.
highest_roll-thrown = { $name } lance un { $face }.
highest_roll-keep = { $name } le garde.
highest_roll-roll = { $name } relance.
highest_roll-score-face = Le nombre gardé
    .figures = { "" }
highest_roll-ended-all_kept = Tous ont gardé un nombre.
refused-highest_roll-once = Tu as lancé deux fois : garde le { $face }.

## Why a match was won

why-highest_roll-keep = { $winners } a gardé plus que { $others }. La différence est { $count }.
moment-highest_roll-keep = Un { $face } !

### Plateau

highest_roll-board = Les nombres gardés
highest_roll-not-yet = pas encore
highest_roll-do-keep = Garder
highest_roll-do-roll = Relancer
