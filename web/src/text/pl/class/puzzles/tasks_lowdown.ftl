# Lowdown: zagadki, które są też zadaniami z biurka nauczyciela.

task-lowdown-best = Twój wynik to { $points }. Weź liczbę i kolor. Które pole zostawia ci najmniej punktów? Nie używaj jokera.
    .heading = Najlepsze pole
    .hint = Szukaj linii, które mogą dać 10 albo trzy takie same.
    .option = { $number } w polu { $box }
task-lowdown-best-answer = { $number } w polu { $box } (pola liczone rzędami). Skreśl linie, które dają 10 albo mają trzy takie same. Punkty na koniec: { $points }, mniej o { $saved }.
task-lowdown-lines = Które linie można teraz skreślić?
    .heading = Co można skreślić?
    .hint = Dodaj liczby w każdej pełnej linii. Czy jest 10 albo trzy takie same?
    .option = { $line }
task-lowdown-lines-answer = { $count ->
    [one] Jedna linia: { $lines } ({ $sums }).
    [few] { $count } linie: { $lines } ({ $sums }).
   *[many] { $count } linii: { $lines } ({ $sums }).
} Przy najlepszym wyborze masz o { $saved ->
    [one] { $saved } punkt
    [few] { $saved } punkty
   *[many] { $saved } punktów
} mniej.
task-lowdown-bond = { $first } i { $second } są w jednej linii. Jaka liczba dopełnia do 10?
    .hint = Dodaj obie. Ile brakuje do 10?
    .ask = Jaka liczba?
task-lowdown-bond-answer = { $sum } = 10
