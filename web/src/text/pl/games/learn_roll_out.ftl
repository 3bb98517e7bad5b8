roll_out-card-time = Od 7 lat · około 15 minut
roll_out-card-hard = Nauczysz się w jedną rundę
roll_out-card-learns = Ćwiczy: sumy do 9, ryzyko, szanse
roll_out-prompt-own_both = Użyj obu kostek albo ich sumy. Żaden ruch nie pasuje? Stuknij w „Pomiń”.
roll_out-prompt-own_few = Użyj jednej kostki, obu albo ich sumy. Żaden ruch nie pasuje? Stuknij w „Pomiń”.
roll_out-own_rolled = { $name } wyrzuca { $first } i { $second }.

roll_out-lesson-start = Zdejmij wszystkie dziewięć pionków. Stuknij w „Rzuć”.
roll_out-lesson-wrong = Na kostkach jest 3 i 4. Stuknij w 5 i zobacz.
roll_out-lesson-both = 5 nie pasuje. Przesuń 4 i 3 na środek.
roll_out-lesson-on = Jeszcze nie są bezpieczne. Śmiało: rzuć jeszcze raz!
roll_out-lesson-again = Stuknij w „Rzuć”.
roll_out-lesson-sum = 2 i 6 to 8. Jeden pionek za obie kostki!
roll_out-lesson-stop = Na środku leżą trzy. Powiedz stop, a są bezpieczne.
roll_out-lesson-robot = Teraz rzuca robot. Patrz na swoją 5.
roll_out-lesson-third = Robot odwraca twoją 5 na biało. 5 na kostce odwróci ją na kolor. Rzuć.
roll_out-lesson-up = Odwróć 5 na kolor. Przesuń 1 na środek.
roll_out-lesson-brave = Twoja 1 jest zagrożona. Znowu śmiało: rzuć!
roll_out-lesson-risk = Muszą pasować obie kostki albo ich suma. Stuknij w „Rzuć”.
roll_out-lesson-out = Żaden pionek nie pasuje do 4 ani do 10. Stuknij w „Pomiń”.
roll_out-lesson-back = Pech: twoja 1 wraca. Twoja 5 zachowuje kolor.
roll_out-lesson-double = Dwie 5 to dwa ruchy. Odwróć ją na kolor, potem przesuń na środek.
roll_out-lesson-must = Użyj każdego rzutu, który pasuje. Potem stop albo jeszcze jeden rzut.
roll_out-lesson-few = Tylko jeden lub dwa pionki w rzędzie? Wtedy wystarczy jedna kostka.
roll_out-lesson-end = Nie masz już pionków w rzędzie? Od razu wygrywasz. Teraz graj dalej!

alas-roll_out-rolled_out = Pech!

## What a robot is like

robot-habit-roll_out = { $level ->
    [easy] Dot często rzuca o jeden raz za dużo.
    [medium] Rusty często mówi stop bardzo wcześnie.
   *[hard] Ada myśli o wszystkim.
}

## Why a match was won

why-roll_out-rolled_out =
    { $others } ma pecha częściej: o { $count ->
        [one] jeden raz
        [few] { $count } razy
       *[many] { $count } razy
    } więcej niż { $winners }.
why-roll_out-stopped =
    { $winners } częściej mówi stop w porę: o { $count ->
        [one] jeden raz
        [few] { $count } razy
       *[many] { $count } razy
    } więcej.
moment-roll_out-stopped =
    { $count ->
        [one] Jeden pionek zdjęty
        [few] { $count } pionki zdjęte
       *[many] { $count } pionków zdjętych
    } w jednej turze!

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_out-own_number = { $dice } to { $total }. Ten pionek to { $number }. Znajdź taki, który pasuje. Nie ma? Stuknij w „Pomiń”.
