knockout-card-time = Od 7 lat · około 25 minut
knockout-card-hard = Szybko się nauczysz
knockout-card-learns = Ćwiczy: dodawanie, rozkładanie sum, dziesiątki i jedności
knockout-option-level-example = { $value ->
    [face2] 4 i 3: 4 oraz 3 albo 7
    [face3] 4, 3 i 1: wszystkie trzy albo 8
    [sum2] 4 i 3: 7, 5 + 2, 6 + 1 …
    [place] 1, 4 i 6: 14 + 6 = 20
   *[sum3] 4, 3 i 1: 8, 6 + 2, 5 + 2 + 1 …
}
knockout-prompt-own_faces = Użyj każdej kostki albo ich sumy. Nic nie pasuje? Stuknij w „Pomiń”.
knockout-prompt-own_sum = Dodaj oczka. Wybierz liczby, które razem dają tyle samo. Nic nie pasuje? Stuknij w „Pomiń”.
knockout-prompt-own_place = Ułóż liczbę z dziesiątek i jedności. Wybierz liczby, które razem dają tyle samo.
knockout-own_rolled = { $name } wyrzuca { $action }.

knockout-lesson-start = Stuknij w „Rzuć” i rzuć kostkami.
knockout-lesson-wrong = 3 i 4 to 7. Stuknij w 9 i zobacz.
knockout-lesson-break = 9 to za dużo. Połóż kulki na 3 i 4.
knockout-lesson-holes = Każda liczba ma dwa dołki. Wewnątrz czy na zewnątrz: wszystko jedno.
knockout-lesson-robot = Liczą się wszystkie kostki: 3 i 4 to 7. Teraz robot.
knockout-lesson-again = Rzuć jeszcze raz.
knockout-lesson-capture = 1 i 3 to 4. Leży tam twoja kulka: zdobądź 4!
knockout-lesson-hit = Dwie kulki: 4 jest już na zawsze twoja. Patrz na robota.
knockout-lesson-third = Robot zbija twoją samotną kulkę na 3. Rzuć!
knockout-lesson-back = Twoja 10 zbija kulkę robota. Zrób to!
knockout-lesson-closed = Teraz twoja kulka leży na 10. Zobacz, co zdobywa robot.
knockout-lesson-fourth = Robot ma 3. Teraz 3 i 4 są zamknięte. Rzuć!
knockout-lesson-pass = Z otwartych liczb nie wyjdzie 4. Tylko wtedy pomijasz ruch. Stuknij w „Pomiń”.
knockout-lesson-more = W jednej turze można zdobyć kilka liczb. Kulek nigdy nie zabraknie.
knockout-lesson-stuck = Wszyscy pomijają ruch dwa razy z rzędu? Wygrywa, kto ma najwięcej zdobytych liczb. Remis? Wygrywa, kto ma najwięcej kulek.
knockout-lesson-end = Zdobądź trzy liczby, a wygrasz. Teraz graj dalej!

joy-knockout-captured = Zdobyte: { $numbers }!
moment-knockout-captured = { $numbers-count ->
    [one] Liczba { $numbers } zdobyta!
    [few] { $numbers } zdobyte naraz!
   *[many] { $numbers } zdobyte naraz!
}

## What a robot is like

robot-habit-knockout = { $level ->
    [easy] Dot lubi brać tylko jedną liczbę.
    [medium] Rusty rzadko zbija twoje kulki.
   *[hard] Ada myśli o wszystkim.
}

## Why a match was won

why-knockout-captured =
    { $winners }: o { $count ->
        [one] jedną zdobytą liczbę
        [few] { $count } zdobyte liczby
       *[many] { $count } zdobytych liczb
    } więcej niż { $others }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knockout-own_total = { $dice } to { $total }. U ciebie jest { $made }. Ułóż { $total }. Nie da się? Stuknij w „Pomiń”.
refused-knockout-own_totals = { $dice } to { $total }. { $numbers } to { $made }. Ułóż { $total }. Nie da się? Stuknij w „Pomiń”.
refused-knockout-own_faces = Użyj każdej kostki: { $faces }. Albo wszystkich razem: { $dice } to { $total }.
refused-knockout-own_place = Z kostek nie wyjdzie { $made }. Ale { $arrangement } to { $total }. Ułóż { $total }. Nie da się? Stuknij w „Pomiń”.
refused-knockout-own_places = { $numbers } to { $made }. Z kostek nie wyjdzie { $made }. Ale { $arrangement } to { $total }. Ułóż { $total }. Nie da się? Stuknij w „Pomiń”.
