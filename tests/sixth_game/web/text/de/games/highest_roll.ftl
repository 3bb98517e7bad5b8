highest_roll-name = Höchster Wurf
highest_roll-about = Wirf einen Würfel, behalte ihn oder wirf noch einmal. Die höchste Zahl gewinnt.
highest_roll-first-seat = Der erste Platz fängt an.
highest_roll-prompt-keep = Du hast eine { $face }. Behalten oder noch einmal werfen?
highest_roll-prompt-kept = Du hast eine { $face } und keinen Wurf mehr. Behalte sie.
highest_roll-thrown = { $name } wirft eine { $face }.
highest_roll-keep = { $name } behält sie.
highest_roll-roll = { $name } wirft noch einmal.
highest_roll-score-face = Die behaltene Zahl
    .figures = { "" }
highest_roll-ended-all_kept = Alle haben eine Zahl behalten.
refused-highest_roll-once = Zwei Würfe sind genug. Nimm die { $face }.

## Why a match was won

why-highest_roll-keep = { $winners } hat mehr behalten als { $others }. Der Unterschied ist { $count }.
moment-highest_roll-keep = Eine { $face }!

### Spielbrett

highest_roll-board = Die behaltenen Zahlen
highest_roll-not-yet = noch nicht
highest_roll-do-keep = Behalten
highest_roll-do-roll = Noch einmal werfen
