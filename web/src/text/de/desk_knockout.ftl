# Knockout für Lehrkräfte: Aufgaben, Unterrichtsentwurf.

paper-knockout-boards = Der Ring

desk-knockout-teaches = Addieren, eine Zahl zerlegen, Zehner und Einer, abziehen.
desk-knockout-age = ab 7 (Augen), ab 9 (Zehner und Einer)
desk-knockout-time = 40 Minuten
desk-knockout-aim =
    Die Kinder zerlegen eine Summe auf viele Arten.
    Sie suchen die Art, die am meisten hilft: legen, hinauswerfen, erobern.
    Mit Zehnern und Einern bauen sie Zahlen.
desk-knockout-material =
    Ein Tablet für jede Gruppe, oder ein gedruckter Ring mit Kugeln in zwei bis vier Farben.
    Zwei oder drei Würfel für jede Gruppe.
desk-knockout-steps =
    6: Gemeinsam: die 12 zerlegen. Alle Arten an der Tafel sammeln.
    4: Erklären, was eine Kugel tut: legen, hinauswerfen, erobern.
    20: In Gruppen zu zweit bis viert spielen. Mit zwei Würfeln anfangen.
    5: Jede Gruppe zeigt ihren besten Zug.
    5: Über die Fragen unten sprechen.
desk-knockout-questions =
    Auf wie viele Arten ergeben verschiedene Zahlen 9?
    Viele kleine Zahlen oder eine große: Was ist wann besser?
    Welche Zahlen erreicht man schwer? Warum?
    Zehner und Einer: Was ist die größte Zahl aus 1, 4 und 6?
desk-knockout-further =
    Auf drei Würfel wechseln, dann auf Zehner und Einer.
    Die Aufgaben „Auf alle Arten“ drucken.

task-knockout-ways = Du hast { $dice } = { $total } gewürfelt. Finde alle Arten, { $total } aus verschiedenen offenen Zahlen zu bilden.
    .heading = Auf alle Arten
task-knockout-ways-answer = { $count } Arten: { $sums }.
task-knockout-place = Welche Zahlen kannst du aus { $dice } mit Zehnern und Einern bauen?
    .heading = Zehner und Einer
task-knockout-place-answer = { $count } Zahlen: { $totals }.
task-knockout-chance = Du würfelst mit drei Würfeln. Bei wie vielen der 216 möglichen Würfe ist die Summe { $total }?
    .heading = Wie wahrscheinlich ist eine Summe?
task-knockout-chance-answer = { $ways } von { $throws }, { $percent ->
    [0] weniger als 1 %
   *[other] etwa { $percent } %
}. Ohne Reihenfolge: { $sums }.
