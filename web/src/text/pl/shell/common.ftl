# Słowa wspólne dla wszystkich gier. To, co mówi tylko jedna gra, stoi w jej własnym pliku.

# Czy ten język pisze się od lewej do prawej (ltr), czy od prawej do lewej (rtl).
text-direction = ltr
page-title = { $screen } · Rollbook

## Start-up

start-up-worker = Przygotowuję stół…
start-up-python = Rozpakowuję kostki…
start-up-rules = Czytam zasady…
engine-failed = Gra się nie włączyła. Twoje partie są bezpieczne. Spróbuj ponownie albo odśwież stronę.
engine-slow = Minęła minuta, a Rollbook się nie włączył. Twoje partie są bezpieczne. Zamknij inne karty i spróbuj ponownie.
engine-no-webassembly = Rollbook potrzebuje WebAssembly, a tutaj jest wyłączone. Może to przez Tryb blokady. Wyłącz go dla tej strony i odśwież ją.
engine-again = Rollbook się zaciął i włączył się od nowa. Nic nie zginęło.
engine-silent = Rollbook nie odpowiada. Twoje partie są bezpieczne. Spróbuj ponownie albo odśwież stronę.
retry = Spróbuj ponownie
dismiss = Zamknij
close = Zamknij

## Offline

offline-preparing = Przygotowuję grę bez internetu…
offline-ready = ✓ Gotowe: od teraz Rollbook działa też bez internetu.
offline-framed = Rollbook jest tu częścią innej strony i potrzebuje internetu. Otwórz go w osobnej karcie, a zadziała też bez internetu.
offline-insecure = Działa tylko z internetem: ten adres zaczyna się od http. Wpisz adres z https, jeśli taki jest.
offline-unsupported = Działa tylko z internetem: ta przeglądarka nie zapisuje stron. Spróbuj w innej.
new-version = Jest nowa wersja gry Rollbook. Partie się nie zmienią.
reload = Odśwież teraz
storage-full = { $what ->
    [robots] Na urządzeniu brakuje miejsca. Ten robot zniknie po zamknięciu strony. Zapisz go jako plik.
    [classes] Na urządzeniu brakuje miejsca. Zwolnij trochę miejsca. Inaczej ostatnia zmiana zniknie po zamknięciu strony.
   *[matches] Na urządzeniu brakuje miejsca. Najpierw zapisz tę partię jako plik, potem graj dalej. Bez pliku zniknie po zamknięciu strony.
}
storage-blocked = { $what ->
    [robots] Ta przeglądarka nie pozwala zapisywać. Możesz pisać roboty, ale znikną po zamknięciu strony. Zapisz je jako pliki.
    [classes] Ta przeglądarka nie pozwala zapisywać. Możesz zbierać wyniki, ale znikną po zamknięciu strony. Zapisz je jako tabelę.
   *[matches] Ta przeglądarka nie pozwala zapisywać. Możesz grać, ale partie znikną po zamknięciu strony. Zapisz je jako pliki.
}

## The shelf

shelf-heading = Rollbook
shelf-what = Pięć gier w kostki: razem albo z robotem.
shelf-link = Gry
games-heading = Gry
game-seats = { $fewest ->
    [1] Od 1 do { $most } graczy
   *[other] Od { $fewest } do { $most } graczy
}
game-seats-exact = { $seats } graczy
running-heading = Graj dalej
match-running = { $actions ->
    [0] jeszcze niezaczęta
    [one] na razie 1 krok
    [few] na razie { $actions } kroki
   *[many] na razie { $actions } kroków
}
match-unsaved = jeszcze niezapisana
match-won = { $count ->
    [one] Wygrana: { $winners }
    [few] Wspólna wygrana: { $winners }
   *[many] Wspólna wygrana: { $winners }
}
delete = Usuń
match-deleted = { $count ->
    [one] Usunięto: { $name }.
    [few] Usunięto { $count } partie.
   *[many] Usunięto { $count } partii.
}
put-back = Przywróć
to-the-shelf = Wróć do gier

## Settings

settings = Ustawienia
settings-match = Ta partia
settings-device = To urządzenie
settings-language = Język
settings-theme = Kolory
settings-theme-value = { $value ->
    [light] Jasne
    [dark] Ciemne
    [contrast] Duży kontrast
   *[system] Jak w urządzeniu
}
settings-sound = Dźwięk
settings-sound-value = { $value ->
    [on] Włączony
   *[off] Wyłączony
}
settings-motion = Animacje
settings-motion-value = { $value ->
    [less] Mniej ruchu
   *[system] Jak w urządzeniu
}
settings-hand = Przyciski dla lewej albo prawej ręki
settings-hand-value = { $value ->
    [left] Lewa
   *[right] Prawa
}
settings-keys = Skróty jednym klawiszem
settings-keys-value = { $value ->
    [on] Włączone
   *[off] Wyłączone
}
settings-reach = Dokąd prowadzą klawisze i przyciski
settings-reach-value = { $value ->
    [usable] Tylko tam, gdzie można zagrać
   *[everything] Wszędzie
}
settings-spoken = Co mówi czytnik ekranu
settings-spoken-value = { $value ->
    [short] Najważniejsze
   *[everything] Wszystko
}
settings-guide = Wskazówki na pierwszą partię
settings-guide-value = { $value ->
    [on] Włączone (od nowa)
   *[off] Wyłączone
}
settings-speed = Tempo
settings-speed-value = { $value ->
    [slow] Wolne
    [fast] Szybkie
   *[normal] Zwykłe
}

## Set-up

set-up-count = Ilu jest graczy?
set-up-seats = Kto gra?
set-up-name = Imię gracza { $number }
set-up-who = Kto jest graczem { $number }?
set-up-level = { $level ->
    [easy] Dot, łatwy robot
    [medium] Rusty, średni robot
    [hard] Ada, trudny robot
   *[other] Człowiek
}
set-up-look = Gracz { $number } ma: { $look }. Wybierz coś innego
set-up-looks = Kolory i znaki gracza { $number }
who-heading = Kim jesteś?
who-animal = Twoje zwierzę
who-name = Twoje imię
who-about = Imię i zwierzę zostają na tym urządzeniu. W wysłanej partii widać twoje imię.
who-me = To ja
set-up-seed = Kod kostek (możesz pominąć)
set-up-seed-about = Ten sam kod, te same rzuty. Bez kodu rzuty są nowe.
# As in English
set-up-start = Start
dice-choice = Jakie kostki?
dice-choice-value = { $value ->
    [real] Prawdziwe
   *[page] Na ekranie
}
dice-choice-about = { $value ->
    [real] Rzucasz prawdziwymi kostkami i stukasz w to, co pokazują.
   *[page] Kostki toczą się po ekranie.
}
curtain-choice = Zakryj planszę, gdy podajesz tablet
curtain-choice-value = { $value ->
    [on] Tak
   *[off] Nie
}
curtain-heading = Podaj tablet. Teraz gra { $name }
curtain-take = To ja, { $name }
turning-choice = Obracaj planszę do gracza
turning-choice-value = { $value ->
    [on] Tak
   *[off] Nie
}
side-value = { $value ->
    [1] ← po lewej
    [2] ↑ naprzeciwko
    [3] → po prawej
   *[0] ↓ tutaj
}
seat-name = Gracz { $number }
robot = { $level ->
    [easy] Dot
    [medium] Rusty
   *[hard] Ada
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} ({ $level ->
    [easy] łatwy
    [medium] średni
   *[hard] trudny
})
# As in English
robot-short = { $level ->
    [easy] Dot
    [medium] Rusty
   *[hard] Ada
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
look = { $symbol }, kolor { $colour }
colour-red = czerwony
    .letter = C
    .mark = C
colour-blue = niebieski
    .letter = N
    .mark = N
colour-yellow = żółty
    .letter = L
    .mark = Żł
colour-green = zielony
    .letter = Z
    .mark = Z
colour-purple = fioletowy
    .letter = F
    .mark = F
colour-sky = błękitny
colour-orange = pomarańczowy
    .letter = P
    .mark = P
colour-pink = różowy
colour-brown = brązowy
colour-lime = jasnozielony
colour-black = czarny
colour-white = biały
symbol-star = gwiazdka
symbol-disc = koło
symbol-triangle = trójkąt
symbol-square = kwadrat
symbol-moon = księżyc
symbol-drop = kropla
symbol-cross = krzyżyk
symbol-heart = serce
symbol-bar = pasek
symbol-leaf = listek
symbol-diamond = romb
symbol-ring = pierścień
symbol-cat = kot
symbol-dog = pies
symbol-rabbit = królik
symbol-frog = żaba
symbol-fish = ryba
symbol-bird = ptak
symbol-turtle = żółw
symbol-butterfly = motyl

## The table

table-heading = Stół
new-match-heading = Nowa partia
turn-heading = Czyja kolej
scores-heading = Punkty
rolling = Kostki się toczą…
dice-wait = { $count ->
    [one] Jedna kostka
    [few] { $count } kostki
   *[many] { $count } kostek
}
dice-show = Kostki pokazują { $faces }
prompt-roll = Rzuć kostkami.
prompt-roll_off = Rzuć kostkami. Kto ma najwięcej, zaczyna.
prompt-type = Stuknij w to, co pokazują twoje kostki.
keypad-heading = Co pokazują twoje kostki
keypad-typed = { $count ->
    [0] Jeszcze nic tu nie ma.
   *[other] Wybrane: { $faces }.
}
keypad-done = To moje kostki
roll-off-heading = Kto ma najwięcej, zaczyna
roll-off-starts = Zaczyna { $name }!
roll-off-tied = Remis: rzućcie jeszcze raz
roll-off-not-yet = –
prompt-others = Poczekaj. Teraz gra: { $names }.
step-complete = To już cały ruch. Stuknij w „Gotowe”.
    .spoken = Wybierz „Gotowe”.
step-more = Stukaj dalej: to jeszcze nie cały ruch.
scores-lowest = Kto ma najmniej punktów, wygrywa
robot-thinks = { $name } myśli
robot-rolls = { $name } zaraz rzuci
robot-held = { $name } czeka, aż stukniesz w „Dalej”.
last-turn = Pokaż jeszcze raz ostatnią turę: { $name }
robots-turn = Teraz gra { $name }.
announce-turn = { $name }: { $prompt }
announce-taken-back = Cofnięte: { $what }
announce-again = Ponowione: { $what }
announce-places = { $more ->
    [0] Pasuje: { $places }.
   *[other] Pasuje: { $places } i jeszcze { $more }.
}
announce-more = Więcej: W.
announce-words = Stuknij w>Wybierz;stuknij jeszcze w:>wybierz jeszcze:;stuknij w>wybierz;tylko w ([0-9])>tylko #1;obie i w>obie i;potem w (jej|liczby)>potem #1;Stukaj>Wybieraj
announce-score = { $name }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
announce-score-words = { $name }: { $words }, { $more }.
keys-heading = Klawisze
keys-tab = Tab: do następnego przycisku
keys-arrows = Strzałki: chodź po planszy
keys-ends = Home i End: pierwsze i ostatnie miejsce
keys-usable = Page Down i Page Up: następne możliwe miejsce
keys-tap = Enter albo spacja: stuknij
keys-escape = Escape: zamknij albo anuluj
keys-number = Liczba: idź na jej miejsce
keys-roll = R: rzuć albo ponów
keys-undo = U: cofnij
keys-hint = H: pomoc
keys-chances = C: szanse
keys-thousand = T: 1000 partii od tego miejsca
keys-score = S: posłuchaj, ile kto ma punktów
keys-now = W: posłuchaj, co możesz zrobić i co się stało
keys-rules = I: zasady
roll = Rzuć
pass = Pomiń
confirm = Gotowe
cancel = Anuluj
undo = Cofnij
redo = Ponów
result = Wynik
new = Nowa partia
new-short = Nowa
# As in English
stop = Stop
go-on = Dalej
take-back-heading = Cofnąć rzut?
take-back-about = Kostki padną potem tak samo. W przebiegu partii widać, że ten rzut był cofnięty.
take-back-robot-heading = Cofnąć twój ruch?
take-back-robot-about = Ruch robota też będzie cofnięty. Widać to w przebiegu partii.
take-back-do = Cofnij
take-back-leave = Zostaw rzut
new-heading = Zacząć nową partię?
new-about = Ta partia zostaje na twojej liście. Możesz do niej potem wrócić.
new-do = Nowa partia
new-leave = Graj dalej tutaj
conflict-heading = Ta partia toczy się dalej w innym oknie
conflict-about = Możesz przejść do partii z tamtego okna. Albo zostaw obie: ta tutaj będzie drugą partią.
conflict-take = Graj dalej partię z tamtego okna
conflict-copy = Zostaw obie

## The log

log-heading = Przebieg
log-button = Przebieg
log-empty = Jeszcze nic się nie stało.
passed = { $name } pomija ruch.
    .brief = { "" }
match_over = Koniec partii.
remark-take-back = Tutaj cofnięto rzut.
remark-hint = Tutaj ktoś korzysta z pomocy.

## Looking back

past-heading = Jak było wcześniej
past-where = Wcześniej w tej partii
past-beginning = Tu partia się dopiero zaczyna.
past-leave = Wróć do gry
past-left = Jesteś znów w grze.
replay = Film z partii
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Pauza
replay-forward = Krok do przodu
replay-speed = { $speed ->
    [slow] Tempo: wolne
    [fast] Tempo: szybkie
   *[normal] Tempo: zwykłe
}
replay-position = Miejsce w partii
replay-position-value = krok { $number } z { $last }

## The result

result-winners = { $count ->
    [one] Wygrywa { $winners }!
    [few] Wspólna wygrana: { $winners }!
   *[many] Wspólna wygrana: { $winners }!
}
result-alone = { $points ->
    [one] { $name } ma jeden punkt!
    [few] { $name } ma { $points } punkty!
   *[many] { $name } ma { $points } punktów!
}
result-won = Wygrana
score-points = = { $points }
score-sum = { $points }
score-total = Razem
again = Zagraj znowu
again-first = Gracze zamieniają się miejscami.
again-outside = Ta partia nie liczy się już dla twojej klasy.
see-board = Zobacz planszę

## Hints: what a move gains, as parts of a list

hint-points = { $points ->
    [one] daje jeden punkt więcej
    [few] daje { $points } punkty więcej
   *[many] daje { $points } punktów więcej
}

## Hints and robots

hints-ask = Pomoc
hints-heading = Dobre ruchy
# The first step: a region of the board. The button below it shows the moves.
hints-region = Najpierw spójrz tutaj
hints-more = Pokaż mi dobre ruchy
hints-as_good = Tak samo dobre
hints-choice = Pomoc w grze
hints-choice-value = { $value ->
    [off] Bez pomocy
   *[on] Dozwolona
}
hints-choice-about = Możesz pytać o dobre ruchy. W przebiegu partii widać, kiedy.
settings-seats = Kto gra?
seat-rename = Zmień imię
seat-person = Dalej gra człowiek
# As in English
seat-do = OK
seat-robot = Dalej gra robot
seat-other-robot = Dalej gra inny robot
seat-leave = Zostaw jak jest
decided-heading = Czy był lepszy ruch?
decided-looking = Rollbook ogląda twoje ruchy
decided-failed = Nie udało się obejrzeć twoich ruchów. Spróbuj ponownie.
decided-nothing = Bez dużych błędów. Dobra gra!
decided-played = Twój ruch:
decided-better = Lepszy ruch:
decided-try = Spróbuj tak

## A match that was sent

shared-heading = Partia dla ciebie
shared-seats = Gracze: { $names }
shared-option = { $option } { $value }
shared-about = To będzie osobna partia na tym urządzeniu. Twoje inne partie się nie zmienią.
shared-keep = Otwórz tę partię

## What cannot be done

problem-heading = To się nie udało
problem-defect = Coś się popsuło w samym programie. Twoje partie są bezpieczne. Odśwież stronę. Jeśli to się powtórzy, zajrzyj do „O programie Rollbook”. ({ $detail })
problem-no-such-page = Pod tym adresem nic nie ma. Stuknij w „Gry”.
problem-no-such-match = Na tym urządzeniu nie ma partii o tym adresie. Partie są tylko na urządzeniu, na którym grasz. Stuknij w „Gry”.
problem-no-match-open = Na stole nie ma żadnej partii. Stuknij w „Gry”.
problem-damaged-link = Ten link jest uszkodzony: czegoś brakuje albo coś się zmieniło. Poproś o nowy.

problem-part-missing = Ta część programu się nie wczytała. Spróbuj ponownie.
