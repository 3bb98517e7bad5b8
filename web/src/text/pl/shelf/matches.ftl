# Partie na tym urządzeniu: lista, co można z nimi zrobić, pliki i linki.

matches-heading = Partie
matches-all = { $count ->
    [0] Wszystkie partie
    [one] Wszystkie partie (1)
    [few] Wszystkie partie ({ $count })
   *[many] Wszystkie partie ({ $count })
}
matches-none = Nie ma jeszcze partii. Tu będą partie, w które grasz.
matches-begin = Wybierz grę i zacznij!
matches-search = Szukaj imienia albo gry
matches-kinds = Jakie partie
matches-kind = { $kind ->
    [running] Jeszcze trwają
    [finished] Skończone
   *[all] Wszystkie
}
matches-found = { $found ->
    [0] Nie znaleziono partii.
   *[other] Znalezione partie: { $found } z { $count }
}

match-turn = Teraz gra { $name }
match-score = { $name }: { $points }
match-scores = { $scores }
match-menu = Więcej: { $name }
match-go-on = Graj dalej
match-look = Obejrzyj
rename = Nadaj nazwę
rename-heading = Jak się nazywa ta partia?
rename-label = Nazwa partii
rename-about = Bez nazwy widać tu imiona graczy.
rename-do = Zapisz nazwę
duplicate = Zrób kopię
match-copy = { $name } (kopia)
match-copied = Oto kopia: { $name }. Od tego miejsca kostki padają inaczej.
open-match = Otwórz
problem-match-gone = Tej partii nie ma już na tym urządzeniu. Wybierz inną.
problem-went-on = Partia poszła w tym czasie dalej. Nic nie jest cofnięte. Spójrz na planszę i spróbuj jeszcze raz.
remark-copied = Do tego miejsca ta partia jest kopią innej. Dalej kostki padają inaczej.
storage-revived = Ta partia była usunięta. Grasz w nią dalej, więc znowu jest zapisana.

share = Wyślij tę partię
share-heading = Wyślij tę partię
share-about = Wyślij link albo pokaż ten obrazek innej kamerze. Tak otwiera się kopia tej partii z tej chwili.
share-code = Kod QR z tym linkiem
share-too-long = Ta partia jest za długa na kod QR. Link i plik nadal działają.
share-link = Link do skopiowania
share-copy = Kopiuj link
share-copied = Link jest skopiowany.
share-not-copied = Ta przeglądarka nie pozwala kopiować. Skopiuj link stąd:
share-system = Wyślij…
share-file = Zapisz jako plik

shared-present = Ta partia jest już na tym urządzeniu.
shared-open = Otwórz
shared-keep-copy = Zapisz drugą kopię

problem-match-broken = Zapisana partia jest uszkodzona. Możesz ją zapisać jako plik na stronie „Partie”.
problem-storage-unread = Rollbook nie może teraz odczytać pamięci tego urządzenia. Odśwież stronę.
problem-storage-unchanged = Przeglądarce się to nie udało i nic się nie zmieniło. Spróbuj ponownie.
storage-failed = { $what ->
    [robots] Tego robota nie udało się teraz zapisać. Pisz dalej i nie zamykaj strony. Rollbook sam spróbuje ponownie.
    [classes] Ostatniej zmiany nie udało się teraz zapisać. Nie zamykaj strony. Rollbook sam spróbuje ponownie.
   *[matches] Tej partii nie udało się teraz zapisać. Graj dalej i nie zamykaj strony. Rollbook sam spróbuje ponownie.
}
storage-silent = { $what ->
    [robots] Przeglądarka nie odpowiada, gdy Rollbook chce coś zapisać. Zamknij inne jej okna. Inaczej roboty znikną po zamknięciu strony.
    [classes] Przeglądarka nie odpowiada, gdy Rollbook chce coś zapisać. Zamknij inne jej okna. Inaczej wyniki znikną po zamknięciu strony.
   *[matches] Przeglądarka nie odpowiada, gdy Rollbook chce coś zapisać. Zamknij inne jej okna. Inaczej partie znikną po zamknięciu strony.
}
storage-cleared = Przeglądarka usunęła zapisane tu partie. Partia na stole jest znowu zapisana. Zapisuj czasem partie jako pliki.
conflict-followed = Ta partia poszła dalej w innym oknie. Tu widać, jak jest teraz.
problem-other-match = Rollbook pogubił się w tej partii. Ostatni krok nie jest zapisany. Otwórz partię jeszcze raz.
problem-link-large = Ten link jest za długi jak na partię. Poproś o nowy.
log-earlier = { $count ->
    [one] Wcześniej jest jeszcze jeden krok. Stuknij tu w najstarszy, a zobaczysz więcej.
    [few] Wcześniej są jeszcze { $count } kroki. Stuknij tu w najstarszy, a zobaczysz więcej.
   *[many] Wcześniej jest jeszcze { $count } kroków. Stuknij tu w najstarszy, a zobaczysz więcej.
}
log-later = { $count ->
    [one] Później jest jeszcze jeden krok. Stuknij tu w najnowszy, a zobaczysz więcej.
    [few] Później są jeszcze { $count } kroki. Stuknij tu w najnowszy, a zobaczysz więcej.
   *[many] Później jest jeszcze { $count } kroków. Stuknij tu w najnowszy, a zobaczysz więcej.
}
