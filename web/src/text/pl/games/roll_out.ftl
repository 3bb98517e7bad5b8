# Roll Out

roll_out-name = Roll Out
roll_out-about = Przesuń dziewięć pionków na środek. Odwracaj cudze. Powiedz stop w porę!
roll_out-first-seat = Kostki pokażą, kto zaczyna.

## What to do now

roll_out-prompt-both = Użyj { $first } i { $second }.
roll_out-prompt-both_or_sum = Użyj { $first } i { $second } albo tylko { $total }.
roll_out-prompt-any = { $kinds ->
    [1] Użyj { $first } raz albo dwa razy.
   *[other] Użyj { $first }, { $second } albo obu.
}
roll_out-prompt-any_or_sum = { $kinds ->
    [1] Użyj { $first } raz albo dwa razy. Albo użyj tylko { $total }.
   *[other] Użyj { $first }, { $second } albo obu. Albo użyj tylko { $total }.
}
roll_out-prompt-one = Użyj { $number }. Nic innego nie pasuje.
    .spoken = Użyj { $number }.
roll_out-prompt-one_or_sum = Użyj { $number } albo tylko { $total }.
roll_out-prompt-sum = Użyj tylko { $total }. Nic innego nie pasuje.
    .spoken = Użyj tylko { $total }.
roll_out-prompt-roll_out = Nie możesz użyć { $first } i { $second }. Pech: twoje pionki ze środka wracają. Stuknij w „Pomiń”.
roll_out-prompt-decide = { $count ->
    [0] Środek jest pusty. Stop czy jeszcze jeden rzut?
   *[other] Stop? Bezpieczne będą: { $numbers }. Czy jeszcze jeden rzut?
}
roll_out-step-both = Teraz użyj jeszcze { $number }.
roll_out-step-also = Stuknij w „Gotowe” albo użyj jeszcze { $number }.

## What happened

roll_out-roll_off = { $other } wyrzuca { $first } i { $second }. Razem { $total }.
roll_out-starts = Zaczyna { $other }.
roll_out-tied = Remis. Jeszcze raz: { $others }.
roll_out-rolled = { $name } wyrzuca { $first } i { $second }.
roll_out-few_left = { $name } wyrzuca { $first } i { $second }. Teraz wystarczy jedna kostka.
    .short = Zostało mało pionków: wystarczy jedna kostka.
roll_out-no_use = { $name } wyrzuca { $first } i { $second }, ale to nie pasuje.
    .short = { $first } i { $second } nie pasują.
    .brief = { "" }
roll_out-moved = { $name } przesuwa { $number } na środek.
    .turn = { $name } przesuwa { $numbers } na środek.
    .do = Przesuń { $number } na środek.
    .brief = { "" }
roll_out-turned_up = { $name } odwraca { $number } na kolor.
    .turn = { $name } odwraca { $numbers } na kolor.
    .do = Odwróć { $number } na kolor.
roll_out-flipped = { $name } odwraca na biało { $number }, którą ma { $other }.
    .turn = { $numbers-count ->
        [one] { $name } odwraca na biało { $numbers }, którą ma { $other }.
        [few] { $name } odwraca na biało { $numbers }, które ma { $other }.
       *[many] { $name } odwraca na biało { $numbers }, które ma { $other }.
    }
    .do = Odwróć na biało { $number }, którą ma { $other }.
roll_out-rolls_on = { $count ->
    [0] { $name } rzuca jeszcze raz.
   *[other] { $name } rzuca jeszcze raz. Na środku: { $numbers }.
}
    .spoken = { $name } rzuca jeszcze raz.
    .turn = { $name } rzuca jeszcze { $times ->
        [one] raz
        [few] { $times } razy
       *[many] { $times } razy
    }.
    .do = Rzuć jeszcze raz.
    .brief = { "" }
roll_out-stopped = { $count ->
    [0] { $name } mówi stop.
    [one] { $name } mówi stop: { $numbers } jest bezpieczna.
    [few] { $name } mówi stop: { $numbers } są bezpieczne.
   *[many] { $name } mówi stop: { $numbers } są bezpieczne.
}
    .short = { $count ->
        [0] { $name } mówi stop.
       *[other] { $name } mówi stop. Bezpieczne: { $numbers }
    }
    .do = Powiedz stop.
roll_out-rolled_out = { $count ->
    [0] { $name } ma pecha.
    [one] { $name } ma pecha: { $numbers } wraca.
    [few] { $name } ma pecha: { $numbers } wracają.
   *[many] { $name } ma pecha: { $numbers } wracają.
}
    .short = { $count ->
        [0] { $name } ma pecha.
       *[other] { $name } ma pecha. Znowu w rzędzie: { $numbers }
    }

## The score

roll_out-score-out = Zdjęte pionki
    .figures = { $count }
roll_out-score-centre = Pionki na środku na końcu
    .figures = { $count }
roll_out-score-words = bezpieczne: { $safe }
    .more = zagrożone: { $at_stake }
roll_out-ended-cleared = W rzędzie nie ma już ani jednego pionka.

## Hints: what a move gains, as parts of a list

hint-roll_out-look_other = Najpierw spójrz na pionki, które ma { $other }.
hint-roll_out-look_own = Najpierw spójrz na swoje pionki.
hint-roll_out-wins = przesuwa ostatni pionek na środek i wygrywa
hint-roll_out-moves = { $count ->
    [one] przesuwa jeden pionek na środek
    [few] przesuwa { $count } pionki na środek
   *[many] przesuwa { $count } pionków na środek
}
hint-roll_out-flips = { $count ->
    [one] odwraca na biało jeden cudzy pionek
    [few] odwraca na biało { $count } cudze pionki
   *[many] odwraca na biało { $count } cudzych pionków
}
hint-roll_out-turns_up = { $count ->
    [one] odwraca na kolor jeden pionek
    [few] odwraca na kolor { $count } pionki
   *[many] odwraca na kolor { $count } pionków
}
hint-roll_out-stops = { $count ->
    [0] unika ryzyka: nie pasuje około { $percent } na 100 rzutów
   *[other] chroni { $numbers }: nie pasuje około { $percent } na 100 rzutów
}
hint-roll_out-rolls_on = { $count ->
    [0] nic nie ryzykuje
   *[other] mało ryzykuje: nie pasuje tylko około { $percent } na 100 rzutów
}

### Board

roll_out-board = Stół: strzałki przechodzą od pionka do pionka
roll_out-row = Rząd: { $name }
roll_out-centre = Środek
roll_out-out = Zdjęte
roll_out-pile = { $count ->
    [0] { $name }: brak zdjętych
   *[other] { $name }: zdjęte { $count } ({ $numbers })
}
roll_out-checker-up = { $number } ({ $name })
roll_out-checker-white = { $number } ({ $name }), białą stroną do góry
roll_out-checker-centre = { $number } ({ $name }), na środku
roll_out-checker-open-c = { $number } ({ $name }): może iść na środek
roll_out-checker-open-u = { $number } ({ $name }), białą stroną do góry: można odwrócić na kolor
roll_out-checker-open-f = { $number } ({ $name }): można odwrócić na biało
roll_out-checker-chosen-c = { $number } ({ $name }): idzie na środek
roll_out-checker-chosen-u = { $number } ({ $name }): odwraca się na kolor
roll_out-checker-chosen-f = { $number } ({ $name }): odwraca się na biało
roll_out-sign-c = na środek
roll_out-sign-u = na kolor
roll_out-sign-f = na biało
# As in English
roll_out-stop = Stop
roll_out-stop-about = { $count ->
    [0] Twoja tura się kończy
   *[other] Bezpieczne: { $numbers }
}
roll_out-roll = Rzuć jeszcze raz
roll_out-roll-about = { $count ->
    [0] Nic nie ryzykujesz
   *[other] Zagrożone: { $numbers }
}
roll_out-risk = Ryzyko: { $ways } z { $of } rzutów

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_out-decide = Ten rzut jest już zużyty. Powiedz stop albo rzuć jeszcze raz.
refused-roll_out-in_centre = Twoja { $number } jest już na środku. Znajdź pionek, który pasuje.
refused-roll_out-no_sum = Kostki pokazują { $first } i { $second }. Użyj tych liczb: nie ma pionka { $total }.
refused-roll_out-not_white = Twoja { $number } ma już kolor. Znajdź pionek, który pasuje.
refused-roll_out-one_die = Użyj obu kostek. Została jeszcze { $number }.
refused-roll_out-opponent_out = Cudza { $number } jest już zdjęta. Znajdź pionek, który pasuje.
refused-roll_out-opponent_white = Cudza { $number } jest już biała. Znajdź pionek, który pasuje.
refused-roll_out-other_die = Użyj obu kostek. Po tym ruchu { $number } nie będzie pasować. Poszukaj ruchu dla obu.
refused-roll_out-other_numbers = Kostki pokazują { $first } i { $second }. Użyj tych liczb albo { $first } + { $second } = { $total }.
refused-roll_out-out = Twoja { $number } jest już zdjęta. Znajdź pionek, który pasuje.
refused-roll_out-rolled_out = Nie możesz użyć { $first } i { $second }. Pech: stuknij w „Pomiń”.
refused-roll_out-use_first = Najpierw użyj { $first } i { $second }.
refused-roll_out-white = Twoja { $number } jest biała. Najpierw odwróć ją na kolor.
