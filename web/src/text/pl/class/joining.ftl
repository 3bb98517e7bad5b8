# Tablet klasy: kod, co jest zablokowane, wynik.

## The code, where it is typed

class-code = Kod klasy
join-code = Kod klasy
join-code-about = Kod pokazuje nauczyciel. Duże czy małe litery, spacje i kreski: wszystko jedno.
join-code-do = Otwórz
join-heading = Twoja klasa gra
join-names = Kto tu gra?
join-names-about = { $people ->
    [one] Wpisz swoje imię i zacznij.
    [few] Wpiszcie swoje imiona i zacznijcie.
   *[many] Wpiszcie swoje imiona i zacznijcie.
}
join-finished = Ta partia jest już skończona.
join-begun = Ta partia jest już zaczęta.
join-go-on = Graj dalej
join-see-result = Zobacz wynik
join-again = Zagraj jeszcze raz
join-again-about = Nauczyciel zobaczy, że grasz jeszcze raz.
class-people = { $people ->
    [0] Same roboty
    [one] Przy każdym tablecie jedna osoba
    [few] Przy każdym tablecie { $people } osoby
   *[many] Przy każdym tablecie { $people } osób
}
class-robots = { $names-count ->
    [one] Z robotem: { $names }
    [few] Z robotami: { $names }
   *[many] Z robotami: { $names }
}
class-work = { $value ->
    [self] Liczycie samodzielnie
   *[page] Rollbook dodaje oczka
}
class-own-dice = Każdy tablet ma swoje kostki
class-lock = { $lock ->
    [hints] Bez pomocy
    [chances] Szanse przed rzutem są zablokowane
    [settings] Ustawienia partii są zablokowane
   *[new] Nowa partia dopiero po skończeniu tej
}
remark-class = Ta partia należy do kodu klasy { $code }.
remark-again = To partia numer { $number } z tym kodem na tym tablecie.

## What is locked

locked-new = Masz partię od nauczyciela. Najpierw ją skończ.
locked-settings = Ustawienia tej partii są zablokowane przez nauczyciela.

## The result of a tablet

my-result-show = Pokaż mój wynik
my-result = Mój wynik
my-result-about = Pokaż to kamerze w tablecie nauczyciela. Ona to odczyta.
my-result-so-far = To pokazuje, jak daleko jesteś. Zamknij i graj dalej.
my-result-code = Kod QR z wynikiem tej partii
my-result-turn = Obrazek { $number } z { $count }
my-result-next = Następny obrazek
my-result-hold = Zatrzymaj obrazek
my-result-first = Znowu pierwszy obrazek
my-result-title = Wynik: { $names }

## A locked tablet, and the teacher's PIN

lock-heading = Zablokowane
lock-about = { $pin ->
    [yes] Twoja klasa gra tu partię. Najpierw ją skończ. Resztę otwiera PIN nauczyciela.
   *[no] Twoja klasa gra tu partię. Najpierw ją skończ.
}
lock-to-match = Do partii
lock-pin = PIN nauczyciela
locked-joining = Tu gra twoja klasa. Najpierw wybierz swoje imię.
lock-to-joining = Wybieram swoje imię
lock-opened = Ten tablet jest otwarty dla nauczyciela.
lock-again = Zablokuj znowu
pin-heading = PIN nauczyciela
# As in English
pin-label = PIN
pin-about = Dzieci stukają w „Anuluj”. Partia toczy się dalej.
pin-wrong = Ten PIN się nie zgadza.
pin-wait = Poczekaj chwilę i spróbuj znowu.
pin-seconds = { $seconds ->
    [one] Jeszcze jedna sekunda
    [few] Jeszcze { $seconds } sekundy
   *[many] Jeszcze { $seconds } sekund
}
pin-open = Otwórz
join-pin = Ten tablet zostaje przy partii aż do jej końca.
join-pick-about = { $people ->
    [one] Stuknij w swoje imię i zacznij.
    [few] Stuknijcie w swoje { $people } imiona i zacznijcie.
   *[many] Stuknijcie w swoje { $people } imion i zacznijcie.
}
join-not-listed = Nie ma tu mojego imienia
join-chosen = Tu gra: { $names }
join-two-groups = Te imiona są w różnych grupach. Każda grupa potrzebuje własnego tabletu.
join-name-missing = { $people ->
    [one] Powiedz, kto gra: brakuje jeszcze twojego imienia.
    [few] Powiedzcie, kto gra: potrzebne są { $people } imiona.
   *[many] Powiedzcie, kto gra: potrzeba { $people } imion.
}

## Puzzles that a class solves

puzzles-of = Zagadki: { $game }
puzzles-of-class = Zagadki twojej klasy
puzzles-done = Gotowe zagadki: { $done } z { $count }
puzzles-delete = Usunąć zagadki? ({ $name })
puzzles-delete-about = Odpowiedzi z tego tabletu znikną na zawsze.
class-puzzles = { $count ->
    [one] Jedna zagadka na sześćdziesiąt sekund
    [few] { $count } zagadki, każda na sześćdziesiąt sekund
   *[many] { $count } zagadek, każda na sześćdziesiąt sekund
}
class-puzzles-sheet = Karta pracy { $number }
class-puzzles-lock = Nic innego przed końcem tych zagadek
join-puzzles-begun = Zagadki z tym kodem są już na tym tablecie.
join-puzzles-again = Zacznij od początku
join-puzzles-again-about = Nauczyciel widzi, kto rozwiązuje je dwa razy.
locked-puzzles = Masz zagadki od nauczyciela. Najpierw je rozwiąż.
lock-to-puzzles = Do zagadek
join-puzzles-pin = Ten tablet zostaje przy zagadkach aż do końca.
