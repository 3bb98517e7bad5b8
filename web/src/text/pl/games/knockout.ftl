# Knockout

knockout-name = Knockout
knockout-about = Rozłóż sumę kostek na liczby. Zbijaj kulki. Zdobywaj liczby drugą kulką.
    .aim = Zdobądź { $level ->
        [face2] trzy liczby
        [sum2] trzy liczby
       *[other] pięć liczb
    }, a wygrasz.
knockout-first-seat = Kostki pokażą, kto zaczyna.

knockout-option-level = Jak chcesz liczyć?
knockout-option-level-value = { $value ->
    [face2] Oczka, dwie kostki
    [face3] Oczka, trzy kostki
    [sum2] Sumy, dwie kostki
    [place] Dziesiątki i jedności
   *[sum3] Sumy, trzy kostki
}
knockout-option-level-about = { $value ->
    [face2] Najłatwiej. Weź liczbę z każdej kostki albo tylko sumę. Dwie takie same kostki zdobywają pustą liczbę. Zdobądź trzy liczby, a wygrasz.
    [face3] Weź liczbę z każdej kostki albo tylko sumę. Dwie takie same kostki zdobywają pustą liczbę. Zdobądź pięć liczb, a wygrasz.
    [sum2] Szukaj liczb, które razem dają sumę obu kostek. Każdej liczby użyj tylko raz. Zdobądź trzy liczby, a wygrasz.
    [place] Najtrudniej. Ułóż dziesiątki i jedności, na przykład 14 + 6 = 20. Szukaj liczb, które razem dają tyle samo. Zdobądź pięć liczb, a wygrasz.
   *[sum3] Szukaj liczb, które razem dają sumę trzech kostek. Każdej liczby użyj tylko raz. Zdobądź pięć liczb, a wygrasz.
}
knockout-advice-long = We czworo gra się długo, często ponad 100 tur. Szybciej: „{ $level ->
    [face2] Oczka, dwie kostki
    [sum2] Sumy, dwie kostki
   *[other] { $level }
}”.

## What to do now

knockout-prompt-no_move = Żadna otwarta liczba nie pasuje do tego rzutu. Stuknij w „Pomiń”.
knockout-prompt-sum = Stuknij w liczby, które razem dają { $total }.
knockout-prompt-faces = Stuknij w liczbę z każdej kostki. Albo tylko w { $total }.
knockout-prompt-faces_only = Stuknij w liczbę z każdej kostki.
knockout-prompt-doubles = Stuknij w liczbę z każdej kostki. Albo tylko w { $total }. Dwie kulki zdobywają { $number }.
knockout-prompt-doubles_only = Stuknij w liczbę z każdej kostki. Dwie kulki zdobywają { $number }.
knockout-prompt-sum_only = Stuknij w { $total }. Nic innego nie pasuje do tego rzutu.
knockout-prompt-place_value = Ułóż liczbę z dziesiątek i jedności. Potem stuknij w liczby, które razem dają tyle samo.
knockout-step-complete = { $count ->
    [one] { $sum } pasuje! Stuknij w „Gotowe”.
    [few] { $sum }. Pasuje! Stuknij w „Gotowe”.
   *[many] { $sum }. Pasuje! Stuknij w „Gotowe”.
}
knockout-step-missing = Masz { $sum }. Brakuje jeszcze { $missing }.
knockout-step-more = Masz { $sum }. Stuknij w kolejne liczby.
knockout-step-faces = Teraz stuknij jeszcze w: { $numbers }.

## What happened

knockout-roll_off = { $other } wyrzuca { $action }. Razem { $total }.
knockout-starts = Zaczyna { $other }.
knockout-tied = Remis. Jeszcze raz: { $others }.
knockout-total = { $name } wyrzuca { $action }. Razem { $total }.
knockout-totals = { $name } wyrzuca { $action }. Z tego wychodzi { $totals }.
knockout-no_move = Żadna otwarta liczba nie pasuje.
knockout-placed = { $name } układa { $total } z { $numbers }.
    .do = Ułóż { $total } z { $numbers }.
    .spoken = { $name } wybiera { $numbers }.
knockout-arranged = Kostki: { $arrangements }.
knockout-knocked_out = { $numbers-count ->
    [one] { $other }: kulka na { $numbers } jest zbita.
    [few] { $other }: kulki na { $numbers } są zbite.
   *[many] { $other }: kulki na { $numbers } są zbite.
}
knockout-captured = { $name } zdobywa { $numbers }!

## The score

knockout-score-captures = Zdobyte liczby
    .figures = { $count ->
        [0] żadna
       *[other] { $count }: { $numbers }
    }
knockout-score-marbles = Przy remisie: kulki w kręgu
    .figures = { $count }
knockout-ended-captures = Koniec partii. Zdobyte liczby: { $captures }.
knockout-ended-no_move = Każdy gracz ma { $rolls ->
    [one] { $rolls } rzut bez ruchu.
    [few] { $rolls } rzuty z rzędu bez ruchu.
   *[many] { $rolls } rzutów z rzędu bez ruchu.
}
    .brief = Nikt nie mógł wykonać ruchu.

## Hints: what a move gains, as parts of a list

hint-knockout-look = Spójrz na liczby od { $low } do { $high }. Tam jest dobry ruch.
hint-knockout-wins = zdobywa { $numbers } i wygrywa
hint-knockout-captures = zdobywa { $numbers }
hint-knockout-knocks_out = { $count ->
    [one] zbija jedną kulkę
    [few] zbija { $count } kulki
   *[many] zbija { $count } kulek
}
hint-knockout-places = { $count ->
    [one] kładzie jedną kulkę na pustej liczbie
    [few] kładzie { $count } kulki na pustych liczbach
   *[many] kładzie { $count } kulek na pustych liczbach
}

### Board

knockout-board = Krąg: strzałki przechodzą od liczby do liczby
knockout-number-empty = { $number }: pusta
knockout-number-single = { $number }: jedna kulka ({ $name })
knockout-number-closed = { $number }: zdobyta i zamknięta ({ $name })
knockout-number-open-place = { $number }: pusta, można tu położyć kulkę
knockout-number-open-knock_out = { $number }: jedna kulka ({ $name }), można ją zbić
knockout-number-open-capture = { $number }: twoja kulka, druga zdobędzie tę liczbę
knockout-number-chosen-place = { $number }: tu kładziesz kulkę
knockout-number-chosen-knock_out = { $number }: tu kładziesz kulkę i zbijasz cudzą ({ $name })
knockout-number-chosen-capture = { $number }: tu kładziesz drugą kulkę i zdobywasz liczbę
knockout-number-both = { $number }: tu kładziesz obie kulki i zdobywasz liczbę

knockout-missing = jeszcze { $missing }
knockout-ready = Pasuje ✓
knockout-to-win = { $captures ->
    [one] Zdobądź { $captures } liczbę, a wygrasz
    [few] Zdobądź { $captures } liczby, a wygrasz
   *[many] Zdobądź { $captures } liczb, a wygrasz
}
knockout-passes = Rzuty bez ruchu: { $passes } z { $end }
knockout-totals-heading = Sumy kostek: wybierz jedną i zobacz, jak powstaje
knockout-look-at-total = { $count ->
    [one] Możesz jeszcze ułożyć jedną sumę. Stuknij w nią i zobacz jak.
    [few] Możesz jeszcze ułożyć { $count } sumy. Stuknij w jedną i zobacz jak.
   *[many] Możesz jeszcze ułożyć { $count } sum. Stuknij w jedną i zobacz jak.
}
knockout-lost = już nie wyjdzie
knockout-total-left = { $total }: jeszcze { $missing }
knockout-total-reached = { $total }: gotowe
knockout-total-lost = { $total }: już nie wyjdzie

## What a class has missed

knockout-asked_split = Rozłóż { $total }: { $sum }
knockout-asked_faces = Każda kostka albo razem: { $sum }
knockout-asked_place = Dziesiątki i jedności: { $faces }

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knockout-captured = Liczba { $number } jest zdobyta i zamknięta. Wybierz inną.
refused-knockout-faces_or_sum = Kostki pokazują { $faces }. Użyj każdej liczby albo tylko { $total }.
refused-knockout-misadded = Masz { $sum }, a nie { $total }. Policz jeszcze raz.
refused-knockout-no_completion = Masz { $sum }. Z otwartych liczb nie wyjdzie już { $total }. Cofnij jedną liczbę.
refused-knockout-no_completion_place = Masz { $sum }. Z otwartych liczb nie wyjdzie już żadna suma kostek. Cofnij jedną liczbę.
refused-knockout-not_a_place_total = Masz { $sum }. Z tych kostek wychodzi { $totals }. Ułóż jedną z tych sum.
refused-knockout-not_doubles = Dwie kulki na { $number }? Do tego trzeba dwóch kostek z { $number }. Cofnij jedną.
refused-knockout-not_empty = Na { $number } leży już kulka. Dwie takie same kostki zdobywają tylko pustą liczbę. Weź { $total }.
refused-knockout-other_total = Masz { $sum }. Kostki dają { $total }. Ułóż { $total }.
refused-knockout-too_much = Masz { $sum }. To więcej niż { $total }. Cofnij jedną liczbę.
refused-knockout-triple = Trzy takie same kostki liczą się tylko razem. Weź { $total }.
refused-knockout-twice = Liczby { $number } możesz użyć tylko raz. Wybierz inną.
