# Roll-It Tic-Tac-Toe

roll_it-name = Roll-It Tic-Tac-Toe
roll_it-about = Rzuć dwiema kostkami. Połóż żeton na ich sumie. Ułóż trzy w linii.
roll_it-first-seat = Najmłodsza osoba zaczyna. Niech będzie graczem 1.

roll_it-option-grids = Ile siatek?
roll_it-option-grids-value = { $value ->
    [4] Cztery
   *[9] Dziewięć
}
roll_it-option-grids-about = { $value ->
    [4] Krótka partia dla młodszych dzieci. Nie ma w niej Grandów.
   *[9] Cała plansza.
}
roll_it-option-board = Która plansza?
roll_it-option-board-value = Strona { $value }
roll_it-option-board-about = Na każdej stronie liczby są w innych miejscach.

## What to do now

roll_it-prompt-place = Połóż żeton na wolnej { $total }.
roll_it-prompt-any_cell = Masz 7! Połóż żeton na dowolnej wolnej liczbie.
roll_it-prompt-lost_turn = Przy 2 tracisz kolejkę. Stuknij w „Pomiń”.
roll_it-prompt-none_free = Nie ma wolnej { $total }. Stuknij w „Pomiń”.

## What happened

roll_it-total = { $name } wyrzuca { $action }. Razem { $total }.
roll_it-lost_turn = { $name } wyrzuca { $action }: przy { $total } traci kolejkę.
roll_it-none_free = { $name } wyrzuca { $action }: nie ma wolnej { $total }.
roll_it-placed = { $name } kładzie żeton na { $number }.
    .spoken = { $name } kładzie żeton na { $number }: siatka { $grid }, rząd { $row }, kolumna { $column }.
    .do = Połóż żeton na tej { $number }.
    .brief = { $name }: siatka { $grid }, rząd { $row }, kolumna { $column }.
# As in English
roll_it-tic_tac_toe = Tic-Tac-Toe!
    .spoken = Tic-Tac-Toe w siatce { $grid }!
    .turn = { $times } Tic-Tac-Toe w siatce { $grid }!
roll_it-grand = Grand Tic-Tac-Toe!
    .spoken = Grand Tic-Tac-Toe w siatkach { $grids }!

## The score

roll_it-score-chips = Żetony
    .figures = { $count } × { $each ->
        [one] 1 punkt
        [few] { $each } punkty
       *[many] { $each } punktów
    }
roll_it-score-tic_tac_toes = Tic-Tac-Toe
    .figures = { $count } × { $each ->
        [one] { $each } punkt
        [few] { $each } punkty
       *[many] { $each } punktów
    }
roll_it-score-grands = Grand Tic‑Tac‑Toe
    .figures = { $count } × { $each ->
        [one] { $each } punkt
        [few] { $each } punkty
       *[many] { $each } punktów
    }
roll_it-score-tie_break = Przy remisie: liczby ze wszystkich Tic-Tac-Toe
    .figures = { $value }
roll_it-ended-full = Wszystkie liczby są zajęte.
roll_it-ended-no_line = Nikt nie ułoży już Tic-Tac-Toe.

## Hints: what a move gains, as parts of a list

hint-roll_it-look = Spójrz na obrysowaną siatkę. Które pole jest najlepsze?
    .spoken = Spójrz na siatkę { $grid }. Które pole jest najlepsze?
hint-roll_it-grands = { $count ->
    [one] układa Grand Tic-Tac-Toe
    [few] układa { $count } Grand Tic-Tac-Toe
   *[many] układa { $count } Grand Tic-Tac-Toe
}
hint-roll_it-completes = { $count ->
    [one] układa Tic-Tac-Toe
    [few] układa { $count } Tic-Tac-Toe
   *[many] układa { $count } Tic-Tac-Toe
}
hint-roll_it-blocks = { $count ->
    [one] blokuje Tic-Tac-Toe
    [few] blokuje { $count } Tic-Tac-Toe
   *[many] blokuje { $count } Tic-Tac-Toe
}
hint-roll_it-two_in_line = { $count ->
    [one] przygotowuje Tic-Tac-Toe: brakuje jednego żetonu
    [few] przygotowuje { $count } Tic-Tac-Toe: w każdym brakuje jednego żetonu
   *[many] przygotowuje { $count } Tic-Tac-Toe: w każdym brakuje jednego żetonu
}
hint-roll_it-chip = dodaje jeden żeton

### Board

roll_it-board = Plansza: strzałki przechodzą od pola do pola
roll_it-grid = { $grands ->
    [0] Siatka { $grid }
   *[other] Siatka { $grid }, część Grand Tic-Tac-Toe: { $names }
}
roll_it-grid-lined = { $grid }, z Tic-Tac-Toe: { $names }
roll_it-cell-free = { $number }, siatka { $grid }, rząd { $row }, kolumna { $column }
roll_it-cell-open = { $number }, siatka { $grid }, rząd { $row }, kolumna { $column }: można tu położyć żeton
roll_it-cell-taken = { $name } na { $number }, siatka { $grid }, rząd { $row }, kolumna { $column }
roll_it-cell-latest = { $name } na { $number }, siatka { $grid }, rząd { $row }, kolumna { $column }: najnowszy żeton
roll_it-cell-lined = { $cell }, część Tic-Tac-Toe
roll_it-cell-near = { $cell }, domyka Tic-Tac-Toe: { $names }

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_it-lost_turn = Przy 2 tracisz kolejkę. Stuknij w „Pomiń”.
refused-roll_it-none_free = Nie ma wolnej { $total }. Stuknij w „Pomiń”.
refused-roll_it-not_in_play = W tej partii są tylko cztery siatki. Wybierz jedną z nich.
refused-roll_it-other_number = { $first } + { $second } to { $total }. W tym polu jest { $number }. Znajdź wolną { $total }.
refused-roll_it-taken = Na tym polu leży już żeton. Wybierz wolne pole.
