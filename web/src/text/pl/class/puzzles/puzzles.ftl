# Zagadki klasy i te, które dziecko wybiera samo.

puzzle-looking = Szukam zagadek…
puzzle-kind = Jakie zagadki?
puzzle-place = Zagadka { $number } z { $last }
puzzle-choose-one = Wybierz jedno.
puzzle-tap-board = Stuknij we właściwe miejsce na planszy.
puzzle-choose-many = Wybierz wszystko, co pasuje.
puzzle-check = Sprawdź
puzzle-hint = Pomoc
puzzle-show = Pokaż odpowiedź
puzzle-next = Dalej
puzzle-right = Dobrze!
puzzle-wrong = Jeszcze nie. Spróbuj jeszcze raz albo stuknij w „Pomoc”.
puzzle-shown = To jest odpowiedź.
puzzle-late = Czas minął. Nie spiesz się: twoja odpowiedź i tak się liczy.
puzzle-hint-count = { $count ->
    [0] Żadna z nich nie jest dobra.
    [one] Jedna z nich jest dobra.
    [few] { $count } z nich są dobre.
   *[many] { $count } z nich jest dobrych.
}
puzzle-hint-out = Zostały dwie odpowiedzi. Jedna z nich jest dobra.
puzzle-hint-between = To liczba od { $low } do { $high }.
puzzle-end = Rozwiązane zagadki: { $right } z { $last }.
puzzle-end-alone = { $count ->
    [0] Następnym razem spróbuj choć jednej bez pomocy.
    [one] Jedna od razu dobrze i bez pomocy.
    [few] { $count } od razu dobrze i bez pomocy.
   *[many] { $count } od razu dobrze i bez pomocy.
}
puzzle-other = Inne zagadki
puzzle-again = Te same jeszcze raz
puzzle-number-about = Ten sam numer daje te same zagadki na każdym tablecie. Na papierze to zadania z tej karty pracy.

desk-tasks-number = Numer karty pracy
problem-no-puzzles = Tych zagadek nie ma na tym tablecie. Otwórz jeszcze raz kod klasy.
problem-puzzles-elsewhere = W innej karcie te zagadki są już dalej. Odśwież tę stronę.

# The exit question of some lesson plans.

puzzle-likelier = Jakie sumy dwóch kostek są bardziej prawdopodobne niż { $total }?
    .hint = Policz dla każdej sumy: ile rzutów ją daje?
    .option = { $total }
puzzle-likelier-answer = { $totals }.
