# Knockout: zagadki, które są też zadaniami z biurka nauczyciela.

task-knockout-ways = Na kostkach jest { $dice } = { $total }. Znajdź wszystkie sposoby na { $total } z różnych otwartych liczb.
    .heading = Wszystkie sposoby
    .hint = Zacznij od największej liczby. Potem szukaj tego, czego brakuje.
    .ask = Ile jest sposobów?
task-knockout-ways-answer = { $count ->
    [one] Jeden sposób: { $sums }.
    [few] { $count } sposoby: { $sums }.
   *[many] { $count } sposobów: { $sums }.
}
task-knockout-place = Jakie liczby z dziesiątek i jedności ułożysz z { $dice }?
    .heading = Dziesiątki i jedności
    .hint = Niech każda kostka będzie raz dziesiątkami. Potem dodaj albo odejmij pozostałe.
    .ask = Ile różnych liczb?
task-knockout-place-answer = { $count ->
    [one] Jedna liczba: { $totals }.
    [few] { $count } liczby: { $totals }.
   *[many] { $count } liczb: { $totals }.
}
task-knockout-chance = Rzucasz trzema kostkami. W ilu z 216 możliwych rzutów suma to { $total }?
    .heading = Jaka jest szansa na sumę?
    .hint = Najpierw znajdź trzy liczby. Potem policz, w ilu kolejnościach mogą wypaść.
    .ask = Ile rzutów?
task-knockout-chance-answer = { $ways } z { $throws }, { $percent ->
    [0] mniej niż 1%
   *[other] około { $percent }%
}. Bez względu na kolejność: { $sums }.
task-knockout-make = Znajdź wszystkie sposoby na { $total } z różnych liczb. Samo { $total } też się liczy.
    .hint = Zacznij od największej liczby. Potem szukaj tego, czego brakuje.
    .ask = Ile jest sposobów?
