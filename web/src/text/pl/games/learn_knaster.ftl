knaster-card-time = Od 8 lat · około 20 minut
knaster-card-hard = Nauczysz się w jedną rundę
knaster-card-learns = Ćwiczy: dodawanie, układy, szanse
knaster-prompt-own_total = Dodaj oczka. Potem stuknij w puste pole albo zakreśl tę liczbę.
knaster-prompt-own_bonus = Twoja linia jest pełna. Jaki to układ? Stuknij w ramkę linii, potem w liczby.
knaster-prompt-own_bonuses = Kilka linii jest pełnych. Stuknij w ramkę jednej, potem zakreśl liczby.
knaster-own_rolled = { $name } wyrzuca { $action } dla wszystkich.
knaster-own_last = { $name } wyrzuca { $action }. To ostatni rzut.
knaster-own_completed = { $name } ma pełną linię.

knaster-lesson-start = Na twojej kartce są cztery liczby. Stuknij w „Rzuć”.
knaster-lesson-wrong = Na kostkach jest razem 7. Stuknij w tę 5 i zobacz.
knaster-lesson-write = 5 to nie 7. Wpisz tutaj 7.
knaster-lesson-robot = Robot też wpisuje 7. Każdy rzut jest dla obu graczy.
knaster-lesson-line = Masz 5: wpisz ją tutaj, a rząd będzie pełny.
knaster-lesson-circles = 7 7 7 5 5 to full. Narysuj teraz dwa kółka!
knaster-lesson-robot2 = Teraz robot.
knaster-lesson-again = Rzuć.
knaster-lesson-circle = Wpisz 7 albo zakreśl taką, którą masz. Zakreśl tę!
knaster-lesson-rounds = Gracie dalej. Patrz na swój pierwszy rząd.
knaster-lesson-box = W twoim rzędzie są cztery kółka. Teraz robot rzuca dla obu graczy.
knaster-lesson-fifth = Jest 5! Zakreśl ją, a cały rząd będzie gotowy.
knaster-lesson-points = Rząd daje 9 punktów, a każde kółko 1.
knaster-lesson-lines = Kolumny i przekątne też się liczą. Linię wypełniają tylko wpisane liczby.
knaster-lesson-list = Lista pokazuje, co daje kółka. Nic innego ich nie daje.
knaster-lesson-several = Dwie linie naraz? Wybierz, która będzie pierwsza. Kółka zostają.
knaster-lesson-full = Wszystkie 25 pól pełne? Będzie ostatni rzut. Nic nie pasuje? Stuknij w „Pomiń”.
knaster-lesson-end = Kto ma najwięcej punktów, wygrywa. Grasz solo? Zdobądź ponad 50. Graj dalej!

joy-knaster-line_completed = { $result }!
joy-knaster-box_scored = { $points ->
    [one] { $points } punkt!
    [few] { $points } punkty!
   *[many] { $points } punktów!
}

## What a robot is like

robot-habit-knaster = { $level ->
    [easy] Dot często pisze rząd po rzędzie.
    [medium] Rusty patrzy na rzędy i zapomina o kolumnach.
   *[hard] Ada myśli o wszystkim.
}

## Why a match was won

why-knaster-box_scored =
    { $winners }: o { $count ->
        [one] jedną zdobytą ramkę
        [few] { $count } zdobyte ramki
       *[many] { $count } zdobytych ramek
    } więcej niż { $others }.
why-knaster-line_completed =
    { $winners }: o { $count ->
        [one] jedną dobrą linię
        [few] { $count } dobre linie
       *[many] { $count } dobrych linii
    } więcej niż { $others }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knaster-own_answer = { $dice } to { $total }, a nie { $answer }. Stuknij w { $total }.
refused-knaster-own_number = { $dice } to { $total }. W tym polu jest { $number }. Wybierz puste pole albo { $total }.
refused-knaster-own_circles = { $result }. Narysuj tyle kółek: { $circles }. Teraz masz: { $drawn }.
refused-knaster-own_box = Stuknij też w ramkę pełnej linii.
refused-knaster-own_look_up = Szukaj w linii takich samych liczb. Potem znajdź je na liście.
