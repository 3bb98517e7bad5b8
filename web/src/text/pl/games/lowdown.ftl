# Lowdown

lowdown-name = Lowdown
lowdown-about = Weź liczbę i kolor. Zapełnij swoje siatki. Skreśl jak najwięcej punktów.
lowdown-first-seat = Najmłodsza osoba zaczyna. Niech będzie graczem 1.

# Jak nazywają się kolory i linie, gdziekolwiek o nich mowa. Kolor stoi zawsze w mianowniku: „kolor czerwony”.
lowdown-say-red = czerwony
lowdown-say-orange = pomarańczowy
lowdown-say-yellow = żółty
lowdown-say-green = zielony
lowdown-say-blue = niebieski
lowdown-say-purple = fioletowy
lowdown-say-row1 = rząd 1
    .in = w rzędzie 1
    .acc = rząd 1
lowdown-say-row2 = rząd 2
    .in = w rzędzie 2
    .acc = rząd 2
lowdown-say-row3 = rząd 3
    .in = w rzędzie 3
    .acc = rząd 3
lowdown-say-col1 = kolumna 1
    .in = w kolumnie 1
    .acc = kolumnę 1
lowdown-say-col2 = kolumna 2
    .in = w kolumnie 2
    .acc = kolumnę 2
lowdown-say-col3 = kolumna 3
    .in = w kolumnie 3
    .acc = kolumnę 3
lowdown-say-diag1 = przekątna od lewego górnego rogu
    .in = na przekątnej od lewego górnego rogu
    .acc = przekątną od lewego górnego rogu
lowdown-say-diag2 = przekątna od lewego dolnego rogu
    .in = na przekątnej od lewego dolnego rogu
    .acc = przekątną od lewego dolnego rogu
# Linia siatki: { $what } to jedna z linii powyżej, { $where } to litera siatki.
lowdown-say-within = { $what } w siatce { $where }
    .in = { $what-in } siatki { $where }
    .acc = { $what-acc } w siatce { $where }

## What to do now

lowdown-prompt-open = Stuknij w liczbę, kolor i pole. Albo zajrzyj pod kubek.
    .spoken = { $wilds ->
        [0] Wybierz liczbę, kolor i pole.
       *[other] Wybierz liczbę, kolor albo jokera i pole.
    } Albo zajrzyj pod kubek.
    .brief = Wybierz albo zajrzyj pod kubek.
lowdown-prompt-secret = Twoje kostki: { $numbers } i { $colours }. Stuknij w obie i w pole.
lowdown-prompt-secret_or_wild = Twoje kostki: { $numbers } i { $colours }. Stuknij w obie i w pole. Joker też pasuje.
lowdown-prompt-left = Teraz ty: stuknij w liczbę, kolor i pole.
    .spoken = { $wilds ->
        [0] Teraz ty: { $numbers } i { $colours }.
       *[other] Teraz ty: { $numbers } i { $colours }, albo joker.
    }
lowdown-prompt-wild = Twoje kolory nie pasują do żadnego pustego pola. Użyj jokera.
lowdown-prompt-wild_or_peek = Te kolory nie pasują do żadnego pustego pola. Użyj jokera albo zajrzyj pod kubek.
lowdown-prompt-black = Nie możesz nic wpisać. Wybierz pole i zamaluj je na czarno.
lowdown-prompt-black_or_peek = Nie możesz nic wpisać. Zajrzyj pod kubek albo zamaluj pole na czarno.
lowdown-prompt-cross = { $count ->
    [one] Skreśl zaznaczoną linię: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } mniej!
    [few] Skreśl jedną z zaznaczonych linii: do { $points } punktów mniej!
   *[many] Skreśl jedną z zaznaczonych linii: do { $points } punktów mniej!
}
    .spoken = Skreśl linię: { $lines }. To { $count ->
        [one] { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
        [few] do { $points } punktów
       *[many] do { $points } punktów
    } mniej.
lowdown-prompt-roll = Rzuć czterema kostkami: dwie liczby i dwa kolory.
    .button = Rzuć
    .brief = Rzuć kostkami.
lowdown-prompt-lift = Podnieś kubek. Możesz użyć też dwóch kostek spod kubka.
    .button = Podnieś kubek
    .robot = { $name } zaraz podniesie kubek
    .brief = Podnieś kubek.
lowdown-prompt-lift_for_one = Podnieś kubek. { $other } musi użyć dwóch kostek spod kubka.
    .button = Podnieś kubek
    .robot = { $name } zaraz podniesie kubek
    .brief = Podnieś kubek.
lowdown-step-number = Teraz liczba.
lowdown-step-colour = Teraz kolor.
    .spoken = { $wilds ->
        [0] Teraz kolor.
       *[other] Teraz kolor albo jokera.
    }
lowdown-step-box = Teraz pole na kolor { $colour }.
lowdown-step-no_box = Kolor { $colour } nie pasuje do żadnego pustego pola. Użyj jokera albo innego koloru.
lowdown-step-any_box = Teraz puste pole.
lowdown-step-wild = Tu pasuje kolor { $takes }, a nie { $colour }. Użyj jokera albo innego pola.
lowdown-step-only_wild = Tu pasuje kolor { $takes }. Użyj jokera albo innego pola.

## What happened

lowdown-open_dice = { $name } wyrzuca liczby: { $numbers } oraz kolory: { $colours }.
lowdown-secret_dice = { $other } podnosi kubek: { $number } i { $colour }.
lowdown-peeked = { $name } zagląda pod kubek.
    .do = Zajrzyj pod kubek.
lowdown-wrote = { $name } wpisuje { $number }, kolor { $colour }.
    .spoken = { $name } wpisuje { $number }, kolor { $colour }, w pole { $box }.
    .do = Wpisz { $number }, kolor { $colour }.
    .brief = { $name } wpisuje { $number } w pole { $box }.
lowdown-wrote_wild = { $name } wpisuje { $number } z jokerem. Zostało jokerów: { $left }.
    .spoken = { $name } wpisuje { $number } z jokerem w pole { $box }. Zostało jokerów: { $left }.
    .do = Wpisz { $number } z jokerem.
    .brief = { $name }: joker { $number }, { $box }.
lowdown-blacked_out = { $name } zamalowuje pole na czarno.
    .spoken = { $name } zamalowuje na czarno pole { $box }.
    .do = Zamaluj to pole na czarno.
lowdown-set_aside = Odłożone: { $number } i { $colour }.
    .spoken = { "" }
lowdown-grid_filled = { $name }: siatka { $grid } jest pełna.
lowdown-last_turn = Druga pełna siatka! Po tej turze partia się kończy.
    .brief = Po tej turze partia się kończy.
lowdown-crossed = { $name } skreśla { $numbers }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} mniej!
    .spoken = { $name } skreśla { $line-acc } ({ $numbers }): { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } mniej!
    .do = Skreśl { $numbers }.
    .brief = { $name } skreśla { $line-acc }.
lowdown-done = { $name } nic więcej nie skreśla.
    .do = Nic więcej nie skreślaj.
    .brief = { "" }

## Hints

hint-lowdown-look = Spójrz na siatkę { $grid }. Znajdź tam dobre miejsce.
hint-lowdown-completes = daje linię do skreślenia: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} mniej
    .spoken = wypełnia { $line-acc }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } mniej
hint-lowdown-prepares = przygotowuje linię do skreślenia, pasuje: { $numbers }
    .spoken = przygotowuje { $line-acc } do skreślenia, pasuje: { $numbers }
hint-lowdown-adds = { $points ->
    [one] kosztuje tylko 1 punkt
    [few] kosztuje tylko { $points } punkty
   *[many] kosztuje tylko { $points } punktów
}
hint-lowdown-wild = zużywa jokera, zostaje { $left }
hint-lowdown-crosses = odejmuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
hint-lowdown-done = zostawia te liczby na lepszą linię
hint-lowdown-peek = liczy na lepsze kostki pod kubkiem
hint-lowdown-black = psuje najmniej linii

## The score

lowdown-score-grid = Siatka { $grid }
    .figures = { $numbers }
lowdown-score-blackouts = Czarne pola
    .figures = { $count } × { $each ->
        [one] { $each } punkt
        [few] { $each } punkty
       *[many] { $each } punktów
    }
lowdown-ended-two_grids = { $others-count ->
    [one] Dwie pełne siatki ma { $others }.
    [few] Dwie pełne siatki mają: { $others }.
   *[many] Dwie pełne siatki mają: { $others }.
} Kto ma najmniej punktów, wygrywa.
    .brief = Dwie pełne siatki: najmniej punktów wygrywa.

### Board

lowdown-board = Siatki ({ $name }): strzałki przechodzą od pola do pola
lowdown-sheet = Tabliczka: { $name }
lowdown-look = { $name }, jokery: { $wilds }. Obejrzyj tę tabliczkę
lowdown-box-empty = { $box }, { $colours }: puste
lowdown-box-open = { $box }, { $colours }: można wybrać
lowdown-box-picked = { $box }, { $colours }: wybrane
lowdown-box-number = { $box }: { $number }
lowdown-box-crossed = { $box }: { $number }, skreślone
lowdown-box-black = { $box }: czarne
lowdown-wild = Joker
lowdown-wilds = Wpisz z jokerem w dowolne pole: zostało { $left } z { $wilds }
lowdown-dice = Kostki
lowdown-die = { $face }
lowdown-die-take = { $face }: weź tę kostkę
lowdown-die-aside = { $face }: odłożona
lowdown-aside = Odłożone
lowdown-cup = Kubek: { $name }
lowdown-peek = Zajrzyj pod kubek ({ $name })
lowdown-peek-short = Zajrzyj
lowdown-crossing = Linie, które można skreślić
lowdown-line = Skreśl { $line-acc }:
lowdown-done-short = Nie skreślaj
lowdown-gain = o { $points } mniej

## What a class has missed

lowdown-asked_line = Pełna linia: { $sum } = { $total }
lowdown-asked_box = Pole na kolor { $colour }
lowdown-asked_none = Gdy żaden kolor nie pasuje

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-lowdown-box_filled = To pole jest zajęte. Wybierz puste.
refused-lowdown-box_no_colour = Tu pasuje kolor { $takes }. Masz { $colours } i ani jednego jokera. Znajdź pole, które pasuje.
refused-lowdown-box_other_colour = Tu pasuje kolor { $takes }, a nie { $colour }. Znajdź pole, które pasuje.
refused-lowdown-colour_needed = Podaj też kostkę koloru, na przykład „wild 5 red B4”.
refused-lowdown-colour_not_open = Kolor { $colour } nie jest dla ciebie. Możesz wziąć: { $colours }.
refused-lowdown-cup_lifted = Kubek jest już w górze. Użyj dwóch kostek spod kubka.
refused-lowdown-line_crossed = Ta linia jest już skreślona. Znajdź inną.
refused-lowdown-line_not_written = W tej linii nie ma trzech liczb. Znajdź taką z trzema.
refused-lowdown-line_shares_box = Ta linia ma wspólne pole ze skreśloną linią. Znajdź inną.
refused-lowdown-line_total = Ta linia daje { $total }. Znajdź 10 albo trzy takie same.
refused-lowdown-no_box_for_colour = Kolor { $colour } nie pasuje do twoich pustych pól. Wybierz inny kolor.
refused-lowdown-no_colour_needed = Tu nie trzeba koloru. Nie podawaj go.
refused-lowdown-no_wild_left = Nie masz już jokera. Użyj koloru.
refused-lowdown-not_stuck = Zamaluj pole dopiero wtedy, gdy nic innego się nie da. Wpisz liczbę.
refused-lowdown-number_not_open = Liczba { $number } nie jest dla ciebie. Możesz wziąć: { $numbers }.
refused-lowdown-only_active_peeks = Zaglądać możesz tylko w swojej turze. Weź liczbę i kolor.
refused-lowdown-only_blackout = Nie możesz nic wpisać. Wybierz puste pole i zamaluj je na czarno.
refused-lowdown-write_first = Najpierw wpisz liczbę. Potem możesz skreślić linię.
refused-lowdown-written_already = Twoja liczba jest już wpisana. Skreśl linię albo stuknij w „Nie skreślaj”.
