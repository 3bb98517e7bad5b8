lowdown-card-time = Od 9 lat · około 25 minut
lowdown-card-hard = Nauczysz się w jedną partię
lowdown-card-learns = Ćwiczy: dopełnianie do 10, planowanie, szanse
lowdown-prompt-own_cross = Która linia daje 10 albo ma trzy takie same liczby? Skreśl ją.

lowdown-lesson-start = Kto ma najmniej punktów, wygrywa. Stuknij w „Rzuć”.
lowdown-lesson-write = Weź 1 i kolor czerwony. Stuknij w to czerwone pole.
lowdown-lesson-robot = Robot bierze dwie kostki, które zostały. Potem rzuca.
lowdown-lesson-cup = Teraz kubek jest twój. Stuknij w „Podnieś kubek”.
lowdown-lesson-wrong = To pole jest zajęte. Stuknij w nie i zobacz.
lowdown-lesson-second = Weź 5 i kolor pomarańczowy na to pomarańczowe pole.
lowdown-lesson-third = Twoja kolej. Przyda się 4! Rzuć.
lowdown-lesson-line = 1 + 5 + 4 = 10. Do pola z dwoma kolorami pasuje też czerwony.
lowdown-lesson-cross = Razem to 10. Skreśl je: liczą się jako 0!
lowdown-lesson-robot2 = 10 punktów znika! Trzy takie same też możesz skreślić. Teraz robot.
lowdown-lesson-wild = Z jokerem 1 pasuje do każdego pola. Użyj go!
lowdown-lesson-fourth = Masz jeszcze trzy jokery. Rzuć.
lowdown-lesson-peek = 5 i 6 to dużo. Zajrzyj pod kubek!
lowdown-lesson-lift = Teraz musisz użyć kostek spod kubka. Robot podnosi kubek.
lowdown-lesson-hidden = 2 to mało. Wpisz ją tutaj z kolorem zielonym.
lowdown-lesson-rounds = Gracie dalej. Zużywasz jokery i zapełniasz siatkę A.
lowdown-lesson-stuck = Dwie kostki są dla ciebie. Stuknij w „Podnieś kubek”.
lowdown-lesson-black = Pomarańczowy nie pasuje, a jokerów już nie ma. Zamaluj to pole na czarno.
lowdown-lesson-boxes = Czarne pole to 6 punktów. W swojej turze najpierw zajrzyj pod kubek.
lowdown-lesson-lines = Skreślone linie nie mają wspólnych pól. Skreślać możesz też później.
lowdown-lesson-full = Dwie pełne siatki kończą partię. Puste pola liczą się jako 0.
lowdown-lesson-end = Kto ma najmniej punktów, wygrywa. Teraz graj dalej!

joy-lowdown-crossed = Linia za { $points } skreślona!
joy-lowdown-grid_filled = Pełna siatka!

## What a robot is like

robot-habit-lowdown = { $level ->
    [easy] Dot często zapomina skreślać.
    [medium] Rusty często nie widzi 10.
   *[hard] Ada myśli o wszystkim.
}

## Why a match was won

why-lowdown-crossed =
    { $winners }: o { $count ->
        [one] jedną skreśloną linię
        [few] { $count } skreślone linie
       *[many] { $count } skreślonych linii
    } więcej niż { $others }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-lowdown-own_line = { $sum } to { $total }. Skreśl 10 albo trzy takie same.
refused-lowdown-own_help_write = Weź liczbę i kolor. Do których pustych pól pasują?
refused-lowdown-own_help_cross = Dodaj liczby w każdej pełnej linii. Skreśl 10 albo trzy takie same.
