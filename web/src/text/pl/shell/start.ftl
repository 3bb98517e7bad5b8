# Start i to, co zostaje zapisane do gry bez internetu.

## What the browser does to what is kept

offline-failed = Gra bez internetu jeszcze niegotowa. Rollbook sam spróbuje ponownie.
new-version-incomplete = Nowej wersji jeszcze nie ma w całości. Graj dalej i spróbuj później.
kept-cleared = Przeglądarka usunęła to, co Rollbook tu zapisał. Twoje partie mogły zniknąć. Dodaj je znowu z plików, na stronie „Partie”.
engine-not-started = Gra się nie włączyła. Twoje partie są bezpieczne.
engine-failed-cleared = Gra się nie włączyła. Odśwież stronę.

## The start

start-up-loading = Wczytuję…
start-up-share = { $percent }%
engine-thinks = Trwa to dłużej niż zwykle. Poczekaj chwilę.
early-tap = Już wiem! Chwileczkę.
early-lost = Partia poszła już dalej. Stuknij jeszcze raz.

## Where these words cannot be read: plain text alone, which becomes part of the start's script

wordless-loading = Rollbook jeszcze się wczytuje.
wordless-broken = Część programu się nie wczytała.
wordless-again = Spróbuj ponownie.
wordless-too-old = Rollbook potrzebuje nowszej przeglądarki: Safari lub iPadOS 16.4, Chrome lub Edge 111, Firefox 121 albo nowszej.
wordless-no-script = Rollbook potrzebuje JavaScriptu, a tutaj on nie działa. Na iPadzie nie działa on w pliku. Otwórz adres internetowy gry Rollbook.

## Why a file did not come or did not work; these words become part of the start's script too

cause-offline = Nie ma połączenia z grą Rollbook. Sprawdź internet i spróbuj ponownie.
cause-memory = To urządzenie ma za mało wolnej pamięci. Zamknij inne karty i aplikacje i spróbuj ponownie.

## About

settings-about = Rollbook { $release }, wydanie { $version }.
settings-licences = Licencje i autorzy
