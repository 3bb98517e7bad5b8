# Knaster

knaster-name = Knaster
knaster-about = Jeden rzut dla wszystkich. Wpisz liczbę albo ją zakreśl. Twórz układy.
knaster-first-seat = Najmłodsza osoba rzuca pierwsza. Niech będzie graczem 1.

# Jak nazywają się linie i układy, gdziekolwiek o nich mowa.
knaster-say-row1 = rząd 1
    .in = w rzędzie 1
    .for = za rząd 1
    .of = rzędu 1
knaster-say-row2 = rząd 2
    .in = w rzędzie 2
    .for = za rząd 2
    .of = rzędu 2
knaster-say-row3 = rząd 3
    .in = w rzędzie 3
    .for = za rząd 3
    .of = rzędu 3
knaster-say-row4 = rząd 4
    .in = w rzędzie 4
    .for = za rząd 4
    .of = rzędu 4
knaster-say-row5 = rząd 5
    .in = w rzędzie 5
    .for = za rząd 5
    .of = rzędu 5
knaster-say-cola = kolumna a
    .in = w kolumnie a
    .for = za kolumnę a
    .of = kolumny a
knaster-say-colb = kolumna b
    .in = w kolumnie b
    .for = za kolumnę b
    .of = kolumny b
knaster-say-colc = kolumna c
    .in = w kolumnie c
    .for = za kolumnę c
    .of = kolumny c
knaster-say-cold = kolumna d
    .in = w kolumnie d
    .for = za kolumnę d
    .of = kolumny d
knaster-say-cole = kolumna e
    .in = w kolumnie e
    .for = za kolumnę e
    .of = kolumny e
knaster-say-diag1 = przekątna od lewego górnego rogu
    .in = na przekątnej od lewego górnego rogu
    .for = za przekątną od lewego górnego rogu
    .of = przekątnej od lewego górnego rogu
knaster-say-diag2 = przekątna od lewego dolnego rogu
    .in = na przekątnej od lewego dolnego rogu
    .for = za przekątną od lewego dolnego rogu
    .of = przekątnej od lewego dolnego rogu
knaster-say-three = Trzy takie same
knaster-say-four = Cztery takie same
knaster-say-five = Pięć takich samych
knaster-say-two_pairs = Dwie pary
knaster-say-full_house = Full
knaster-say-straight = Strit

## What to do now

knaster-prompt-write = Wpisz { $total } w puste pole.
    .brief = Wpisz { $total }.
knaster-prompt-write_or_circle = Wpisz { $total } w puste pole. Albo zakreśl { $total }, która już tam jest.
    .spoken = Wpisz { $total } albo zakreśl { $cells }.
knaster-prompt-circle = Twoja kartka jest pełna. Zakreśl { $total }.
knaster-prompt-pass = Twoja kartka jest pełna. Nie ma na niej { $total } do zakreślenia. Stuknij w „Pomiń”.
knaster-prompt-bonus = { $result }! Zakreśl { $circles ->
    [one] jedną liczbę
    [few] { $circles } liczby
   *[many] { $circles } liczb
} w zaznaczonej linii.
    .spoken = Zakreśl { $line-in } { $circles ->
        [one] jedną liczbę
        [few] { $circles } liczby
       *[many] { $circles } liczb
    }.
knaster-prompt-bonuses = Pełna jest więcej niż jedna linia! Stuknij w ramkę jednej, potem w jej liczby.
    .spoken = Są kółka { $lines-for }! Stuknij w ramkę jednej linii, potem w jej liczby.
knaster-step-line = Teraz stuknij w ramkę tej linii.
knaster-step-circle = Zakreśl jeszcze { $circles ->
    [one] jedną liczbę
    [few] { $circles } liczby
   *[many] { $circles } liczb
} w zaznaczonej linii.
    .spoken = Zakreśl { $line-in } jeszcze { $circles ->
        [one] jedną liczbę
        [few] { $circles } liczby
       *[many] { $circles } liczb
    }.

## What happened

knaster-total = { $name } wyrzuca { $action }. Wszyscy mają { $total }.
    .brief = { $name } wyrzuca { $action }.
knaster-last_total = { $name } wyrzuca { $action }. Ostatnia liczba to { $total }.
    .brief = { $name } wyrzuca { $action }.
knaster-written = { $name } wpisuje { $number }.
    .spoken = { $name } wpisuje { $number } w pole { $cell }.
    .do = Wpisz { $number }.
    .brief = { $name } wpisuje liczbę w { $cell }.
knaster-circled = { $name } zakreśla { $number }.
    .spoken = { $name } zakreśla { $number } w polu { $cell }.
    .do = Zakreśl { $number }.
    .brief = { $name } zakreśla { $cell }.
knaster-bonus_circled = { $name } zakreśla { $numbers }.
    .spoken = { $name } zakreśla { $numbers } w { $cells }.
    .do = Zakreśl { $numbers }.
    .brief = { $name } zakreśla { $cells }.
knaster-line_completed = { $result }: { $circles ->
    [one] jedno kółko
    [few] { $circles } kółka
   *[many] { $circles } kółek
}!
    .spoken = { $result } { $line-in }: { $circles ->
        [one] jedno kółko
        [few] { $circles } kółka
       *[many] { $circles } kółek
    }!
    .brief = { $result } { $line-in }!
knaster-line_without_result = Jedna linia jest pełna, ale nie ma układu.
    .spoken = Nie ma układu { $line-in }.
    .brief = { "" }
    .turn = Nie ma układu { $lines-in }.
knaster-bonus_dropped = W jednej linii nie ma już czego zakreślić.
    .spoken = Nie ma już czego zakreślić { $line-in }.
knaster-box_scored = Pięć kółek w linii: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}!
    .spoken = Pięć kółek { $line-in }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }!
    .turn = Pięć kółek { $lines-in }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }!
knaster-sheet_full = { $name } ma pełną kartkę.
    .brief = { "" }
knaster-one_more_roll = Jeszcze jeden rzut, już ostatni.
    .brief = Jeszcze jeden rzut.

## Hints

hint-knaster-look = Spójrz na obrysowaną linię. Które pole jest najlepsze?
    .spoken = Spójrz tutaj: { $line }. Które pole jest najlepsze?
hint-knaster-completes = tworzy układ „{ $result }”: { $circles ->
    [one] jedno kółko
    [few] { $circles } kółka
   *[many] { $circles } kółek
}
    .spoken = tworzy układ „{ $result }” { $line-in }: { $circles ->
        [one] jedno kółko
        [few] { $circles } kółka
       *[many] { $circles } kółek
    }
hint-knaster-scores = daje pięć kółek w linii: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
    .spoken = daje pięć kółek { $line-in }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
hint-knaster-circles = { $count ->
    [one] daje jedno kółko więcej
    [few] daje { $count } kółka więcej
   *[many] daje { $count } kółek więcej
}
hint-knaster-awaits = czeka jeszcze na { $numbers }
    .spoken = czeka { $line-in } jeszcze na { $numbers }
hint-knaster-joins = łączy się z liczbą { $number }
    .spoken = łączy się z liczbą { $number } { $line-in }
hint-knaster-runs = może jeszcze dać strit
    .spoken = może jeszcze dać strit { $line-in }
hint-knaster-spares = zostawia wolne dobre linie

## The score

knaster-score-boxes = Ramki
    .figures = { $boxes }
knaster-score-circles = Kółka
    .figures = { $count ->
        [one] { $count } kółko
        [few] { $count } kółka
       *[many] { $count } kółek
    }
knaster-ended-full = Jedna kartka jest pełna. Ostatni rzut już był.
    .brief = Jedna kartka jest pełna.
knaster-ended-alone = Twoja kartka jest pełna. Dobra gra! Następnym razem spróbuj zdobyć ponad 50.
knaster-ended-good = Twoja kartka jest pełna. Ponad 50 punktów: to dobry wynik!
knaster-ended-brilliant = Twoja kartka jest pełna. Ponad 80 punktów: to świetny wynik!
knaster-ended-spectacular = Twoja kartka jest pełna. Ponad 100 punktów: to wspaniały wynik!

## The board

knaster-slip = Kartka: { $name }
knaster-others = Inne kartki
knaster-look = { $name }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $state ->
    [waiting] jeszcze przed ruchem
    [done] już po ruchu
   *[resting] obejrzyj tę kartkę
}
knaster-cell-empty = { $cell }: puste
knaster-cell-open = { $cell }: puste, możesz tu wpisać
knaster-cell-number = { $cell }: { $number }
knaster-cell-number-open = { $cell }: { $number }, można zakreślić
knaster-cell-circled = { $cell }: { $number }, w kółku
knaster-cell-picked = { $cell }: { $number }, do zakreślenia
knaster-box-empty = Ramka { $line-of }: { $points }
knaster-box-near = Ramka { $line-of }: { $points }. Jeszcze jedna liczba: { $result }
knaster-box-due = Ramka { $line-of }: { $points }. Narysuj kółka
knaster-box-open = Ramka { $line-of }: { $points }. { $result }, kółka do narysowania: { $circles }
knaster-box-picked = Ramka { $line-of }: { $points }, wybrana. Kółka do narysowania: { $circles }
knaster-box-scored = Ramka { $line-of }: { $points }, zdobyta
knaster-combinations = Układy
knaster-circles-mean = = zakreśl jedną liczbę
knaster-circles = { $circles ->
    [one] 1 kółko
    [few] { $circles } kółka
   *[many] { $circles } kółek
}
knaster-example-three = 4 9 4 4 6
knaster-example-four = 8 8 5 8 8
knaster-example-five = 7 7 7 7 7
knaster-example-two_pairs = 6 3 9 3 6
knaster-example-full_house = 5 8 8 5 8
knaster-example-straight = 4 7 5 8 6

## What a class has missed

knaster-asked_circles = Kółka: { $result }

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knaster-circle_count = Zakreśl w tej linii dokładnie { $circles ->
    [one] jedną liczbę
    [few] { $circles } liczby
   *[many] { $circles } liczb
}, a nie { $drawn }.
refused-knaster-circled = Ta { $number } jest już w kółku. Weź taką bez kółka.
refused-knaster-done = Twój ruch w tej rundzie już był. Poczekaj na innych.
refused-knaster-empty = To pole jest puste. Zakreśl liczbę.
refused-knaster-not_full = Ta linia nie jest pełna: liczb jest { $filled } z 5. Wpisz albo zakreśl liczbę.
refused-knaster-judge_first = Najpierw zakreśl liczby w zaznaczonej linii.
refused-knaster-none_due = Linia daje kółka tylko raz: kiedy robi się pełna. Wpisz albo zakreśl liczbę.
refused-knaster-not_due = Ta linia nie daje teraz kółek. Wybierz zaznaczoną linię.
refused-knaster-not_on_line = To pole nie leży w zaznaczonej linii. Wybierz pole z tej linii.
refused-knaster-nothing_possible = Kartka jest pełna. Nie ma na niej { $total } do zakreślenia. Stuknij w „Pomiń”.
refused-knaster-one_cell = W każdej rundzie wpisz albo zakreśl tylko jedną liczbę.
refused-knaster-one_line = Wybierz najpierw tylko jedną linię.
refused-knaster-other_number = Kostki dają { $total }. W tym polu jest { $number }. Wybierz puste pole albo { $total }.
refused-knaster-taken = W tym polu jest już { $number }. Wybierz puste pole.
