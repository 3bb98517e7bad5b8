# Roll-It Tic-Tac-Toe

roll_it-name = Roll-It Tic-Tac-Toe
roll_it-about = Würfle mit zwei Würfeln. Leg einen Chip auf die Summe. Schaff drei in einer Linie.
roll_it-first-seat = Das jüngste Kind fängt an. Tragt es als Kind 1 ein.

roll_it-option-grids = Wie viele Gitter?
roll_it-option-grids-value = { $value ->
    [4] Vier
   *[9] Neun
}
roll_it-option-grids-about = { $value ->
    [4] Eine kurze Partie für kleine Kinder. Grands gibt es dabei nicht.
   *[9] Der ganze Spielplan.
}
roll_it-option-board = Welcher Spielplan?
roll_it-option-board-value = Seite { $value }
roll_it-option-board-about = Auf jeder Seite stehen die Zahlen anders.

## What to do now

roll_it-prompt-place = Leg einen Chip auf eine freie { $total }.
roll_it-prompt-any_cell = Eine 7 passt auf jede freie Zahl. Leg einen Chip auf eine davon.
roll_it-prompt-lost_turn = Mit einer 2 setzt du aus. Tippe auf „Aussetzen“.
roll_it-prompt-none_free = Keine { $total } ist frei. Tippe auf „Aussetzen“.

## What happened

roll_it-total = { $name } würfelt { $action }. Das macht { $total }.
roll_it-lost_turn = { $name } würfelt { $action }. Mit einer { $total } setzt man aus.
roll_it-none_free = { $name } würfelt { $action }. Keine { $total } ist frei.
roll_it-placed = { $name } legt einen Chip auf eine { $number }.
    .spoken = { $name } legt einen Chip auf die { $number }: Gitter { $grid }, Reihe { $row }, Spalte { $column }.
    .do = Leg einen Chip auf diese { $number }.
    .brief = { $name }: Gitter { $grid }, Reihe { $row }, Spalte { $column }.
roll_it-tic_tac_toe = Ein Tic-Tac-Toe!
    .spoken = Ein Tic-Tac-Toe in Gitter { $grid }!
    .turn = { $times } Tic-Tac-Toes in Gitter { $grid }!
roll_it-grand = Ein Grand Tic-Tac-Toe!
    .spoken = Ein Grand Tic-Tac-Toe mit den Gittern { $grids }!

## The score

# As in English
roll_it-score-chips = Chips
    .figures = { $count } × { $each ->
        [one] 1 Punkt
       *[other] { $each } Punkte
    }
# As in English
roll_it-score-tic_tac_toes = Tic-Tac-Toes
    .figures = { $count } × { $each } Punkte
# As in English
roll_it-score-grands = Grand Tic‑Tac‑Toes
    .figures = { $count } × { $each } Punkte
roll_it-score-tie_break = Bei Gleichstand: die Zahlen aller Tic-Tac-Toes
    .figures = { $value }
roll_it-ended-full = Jede Zahl ist belegt.
roll_it-ended-no_line = Es geht kein Tic-Tac-Toe mehr.

## Hints: what a move gains, as parts of a list

hint-roll_it-look = Schau in das umrandete Gitter. Welches Feld ist das beste?
    .spoken = Schau in Gitter { $grid }. Welches Feld ist das beste?
hint-roll_it-grands = { $count ->
    [one] macht ein Grand Tic-Tac-Toe
   *[other] macht { $count } Grand Tic-Tac-Toes
}
hint-roll_it-completes = { $count ->
    [one] macht ein Tic-Tac-Toe
   *[other] macht { $count } Tic-Tac-Toes
}
hint-roll_it-blocks = { $count ->
    [one] verhindert ein Tic-Tac-Toe
   *[other] verhindert { $count } Tic-Tac-Toes
}
hint-roll_it-two_in_line = { $count ->
    [one] dann fehlt nur noch einer zum Tic-Tac-Toe
   *[other] dann fehlt je nur noch einer zu { $count } Tic-Tac-Toes
}
hint-roll_it-chip = ein Chip mehr

### Board

roll_it-board = Der Spielplan: Mit den Pfeiltasten geht es von Feld zu Feld
roll_it-grid = { $grands ->
    [0] Gitter { $grid }
   *[other] Gitter { $grid }, Teil eines Grand Tic-Tac-Toe: { $names }
}
roll_it-grid-lined = { $grid }, mit Tic-Tac-Toe: { $names }
roll_it-cell-free = { $number }, Gitter { $grid }, Reihe { $row }, Spalte { $column }
roll_it-cell-open = { $number }, Gitter { $grid }, Reihe { $row }, Spalte { $column }: Hier kann ein Chip hin
roll_it-cell-taken = { $name } auf { $number }, Gitter { $grid }, Reihe { $row }, Spalte { $column }
roll_it-cell-latest = { $name } auf { $number }, Gitter { $grid }, Reihe { $row }, Spalte { $column }: der neueste Chip
roll_it-cell-lined = { $cell }, Teil eines Tic-Tac-Toe
roll_it-cell-near = { $cell }, fehlt zum Tic-Tac-Toe: { $names }

## Why not

refused-roll_it-lost_turn = Mit einer 2 setzt du aus. Tippe auf „Aussetzen“.
refused-roll_it-none_free = Keine { $total } ist frei. Tippe auf „Aussetzen“.
refused-roll_it-not_in_play = Diese Partie hat nur vier Gitter. Nimm eins davon.
refused-roll_it-other_number = { $first } + { $second } ist { $total }. Hier steht { $number }. Such eine freie { $total }.
refused-roll_it-taken = Hier liegt schon ein Chip. Wähle ein freies Feld.
