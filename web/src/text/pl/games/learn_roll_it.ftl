roll_it-card-time = Od 6 lat · około 15 minut (cztery siatki)
roll_it-card-hard = Szybko się nauczysz
roll_it-card-learns = Ćwiczy: dodawanie, linie, szanse
roll_it-prompt-own_total = Dodaj oczka. 7 pasuje wszędzie. Stuknij w wolne pole, które pasuje. Nie ma takiego? Stuknij w „Pomiń”.
roll_it-own_rolled = { $name } wyrzuca { $action }.

roll_it-lesson-start = Stuknij w „Rzuć”. Kostki pokażą, jakiej liczby możesz użyć.
roll_it-lesson-wrong = 1 i 3 to 4. Stuknij w 11 i zobacz.
roll_it-lesson-place = 11 nie pasuje. Połóż żeton na 4.
roll_it-lesson-robot = Teraz robot rzuca i kładzie żeton.
roll_it-lesson-again = Twoja kolej: rzuć.
roll_it-lesson-beside = 1 i 2 to 3. Połóż żeton obok swojej 4.
roll_it-lesson-robot2 = Teraz znów robot. Patrz na jego kolumnę.
roll_it-lesson-third = Rzuć jeszcze raz.
roll_it-lesson-line = 2 i 4 to 6. Twój rząd będzie pełny!
roll_it-lesson-points = Tic-Tac-Toe: trzy punkty więcej! Teraz rzuca robot.
roll_it-lesson-luck = Przy 2 traci się kolejkę: robot pomija ruch. Rzuć.
roll_it-lesson-block = 7 pasuje wszędzie. Zablokuj nią kolumnę robota!
roll_it-lesson-rounds = Gracie dalej. Patrz na siatki pod swoim rzędem.
roll_it-lesson-last = Trzy siatki w linii to Grand. Rzuć po swój Grand!
roll_it-lesson-grand = 5 i 6 to 11. Połóż żeton tutaj: Grand!
roll_it-lesson-lost = Grand to pięć punktów. Żadne wolne pole nie pasuje? Tracisz kolejkę.
roll_it-lesson-shared = Jeden żeton może ułożyć dwie linie. Liczą się obie. Żetonów nigdy nie zabraknie.
roll_it-lesson-finish = Nie będzie już nowej linii? Koniec partii. Każdy żeton to jeden punkt.
roll_it-lesson-end = Remis? Dodaj liczby pod swoimi liniami. Teraz graj dalej!

# As in English
joy-roll_it-tic_tac_toe = Tic-Tac-Toe!
joy-roll_it-grand = Grand!

## What a robot is like

robot-habit-roll_it = { $level ->
    [easy] Dot lubi zostawać w jednej siatce.
    [medium] Rusty często zapomina cię blokować.
   *[hard] Ada myśli o wszystkim.
}

## Why a match was won

why-roll_it-grand =
    { $winners }: o { $count ->
        [one] jeden Grand
        [few] { $count } Grandy
       *[many] { $count } Grandów
    } więcej niż { $others }.
why-roll_it-tic_tac_toe =
    { $winners }: o { $count ->
        [one] jedno Tic-Tac-Toe
        [few] { $count } Tic-Tac-Toe
       *[many] { $count } Tic-Tac-Toe
    } więcej niż { $others }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_it-own_number = { $dice } to { $total }. W tym polu jest { $number }. Znajdź wolną { $total }. Nie ma? Stuknij w „Pomiń”.
refused-roll_it-own_lost = { $dice } to { $total }. Przy { $total } tracisz kolejkę. Stuknij w „Pomiń”.
refused-roll_it-own_free = { $dice } to { $total }. Jest jeszcze wolne pole z { $total }. Znajdź je.
refused-roll_it-own_any = { $dice } to { $total }. Przy { $total } pasuje każde wolne pole. Wybierz jedno.
