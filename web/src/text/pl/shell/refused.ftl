# Czego Python odmawia komuś, kto gra.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-another_match = Na stole leży inna partia. Otwórz swoją jeszcze raz.
refused-bad_name = Imię ma od 1 do 40 znaków w jednej linijce. Wpisz je bez „|” i bez spacji na końcach.
refused-bad_name_invisible = W imieniu musi być choć jeden znak, który widać.
refused-bad_name_turning = W imieniu nie może być znaków, które zmieniają kierunek pisania.
refused-bad_seed = Kod kostek to liczba od 0 do 9007199254740991, a nie „{ $seed }”. Wpisz inny kod.
refused-code_character = W kodzie klasy nie ma znaku „{ $character }”. Są w nim tylko: { $alphabet }.
refused-code_empty = Kod klasy składa się z liter i cyfr. Wpisz kod, który pokazuje nauczyciel.
refused-code_mistyped = W kodzie klasy jest pomyłka. Sprawdź każdy znak.
refused-code_newer = Ten kod klasy jest z nowszej wersji. Połącz się z internetem i odśwież stronę.
refused-code_of_puzzles = Ten kod klasy jest do zagadek. Do partii weź inny kod.
refused-code_of_match = Ten kod klasy jest do partii. Do zagadek weź inny kod.
refused-puzzle_without_hint = Tu nie ma już więcej pomocy. Wybierz odpowiedź.
refused-puzzles_over = Te zagadki są skończone. Pokaż swój wynik.
refused-code_outdated = Ten kod klasy jest do gry { $game }, zasady w wersji { $version }. Tutaj jest wersja { $known }. Poproś o nowy kod.
refused-dice_count = Kostki nie mogą tak paść: „{ $text }”. Spójrz na nie jeszcze raz.
refused-dice_first = Najpierw rzuć kostkami.
refused-match_over = Ta partia jest skończona. Zacznij nową.
refused-match_too_long = Ta partia jest już za długa: ma { $most ->
    [one] { $most } linijkę
    [few] { $most } linijki
   *[many] { $most } linijek
}. Zacznij nową.
refused-must_move = Masz jakiś ruch, więc nie możesz go pominąć. Poszukaj go.
refused-must_pass = Ten rzut nie daje żadnego ruchu. Stuknij w „Pomiń”.
refused-no_dice_now = Teraz nie rzucaj: najpierw zrób ruch.
refused-no_match = Na stole nie ma partii. Zacznij nową.
refused-internal_error = Coś się popsuło w samym programie ({ $error }). Nic się nie zmieniło. Spróbuj czegoś innego.
refused-not_legal = Ruch „{ $move }” jest tu niedozwolony. Wybierz inny.
refused-not_your_turn = Teraz nie twoja kolej. Poczekaj chwilę.
refused-nothing_to_redo = Nie ma czego ponowić. Graj dalej.
refused-nothing_to_undo = Nie ma czego cofnąć. Graj dalej.
refused-nothing_to_undo_for_seat = Od tego rzutu nie ma czego cofnąć. Graj dalej.
refused-others_moved_since = Po tobie był już ruch innych. Najpierw cofnij ich ruchy.
refused-picks_fit_no_move = To do siebie nie pasuje. Cofnij coś.
refused-too_many_names = Liczba graczy w tej partii to { $people }, a nie { $names }. Usuń imiona, których jest za dużo.
refused-name_of_robot = „{ $name }” to imię robota. Wybierz inne imię.
