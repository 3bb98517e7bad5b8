# Knockout für Lehrkräfte: Aufgaben, Unterrichtsentwurf.

paper-knockout-boards = Der Ring

desk-knockout-teaches = Addieren, Zahlzerlegung, Stellenwert, Differenz.
desk-knockout-age = ab 7 (Augen), ab 9 (Zehner und Einer)
desk-knockout-time = 40 Minuten
desk-knockout-aim =
    Die Kinder finden viele Zerlegungen einer Summe.
    Sie suchen die, die am meisten bringt: legen, hinauswerfen, erobern.
desk-knockout-words = Zahlzerlegung, Summand, Summe, zerlegen, verschieden
desk-knockout-material =
    Für jede Gruppe ein Tablet oder ein gedruckter Ring mit Kugeln in zwei bis vier Farben.
    Für jede Gruppe zwei oder drei Würfel.
desk-knockout-steps =
    6: Gemeinsam: 12 zerlegen. Alle Möglichkeiten an der Tafel sammeln.
    4: Erklären, was eine Kugel tut: liegen bleiben, hinauswerfen, erobern.
    20: In Gruppen von zwei bis vier Kindern spielen. Mit zwei Würfeln beginnen.
    5: Jede Gruppe zeigt ihren besten Zug.
    5: Die Fragen unten besprechen.
desk-knockout-questions =
    Wie viele Möglichkeiten gibt es, 9 aus verschiedenen Zahlen zu bilden? | { $nine_count } Möglichkeiten: { $nine }.
    Viele kleine Zahlen oder eine große? | Mit vielen kann man mehr erobern. Dafür können mehr eigene Kugeln hinausgeworfen werden. Beides kann richtig sein.
    Welche Zahlen sind schwer zu erreichen? Warum? | Große. Für die 18 braucht man drei Sechsen: { $hard_ways } von { $throws } Würfen.
desk-knockout-support =
    Mit „Augen, zwei Würfel“ beginnen. Die Summe mit Plättchen legen.
desk-knockout-further =
    Auf drei Würfel wechseln, dann auf Zehner und Einer.
    Die Aufgaben „Alle Möglichkeiten“ ausdrucken.

desk-knockout-every_way = Alle Möglichkeiten, keine doppelt
desk-knockout-every_way-age = 7 bis 9
desk-knockout-every_way-time = 45 Minuten
desk-knockout-every_way-aim =
    Die Kinder zerlegen die Zahlen 1 bis 12 in verschiedene Summanden.
    Sie gehen der Reihe nach vor und begründen, dass keine Zerlegung fehlt.
desk-knockout-every_way-words = Summand, Zahlzerlegung, verschieden, der Reihe nach, Dreieckszahl
desk-knockout-every_way-material =
    Für jedes Paar das Blatt „Alle Möglichkeiten, keine doppelt“ (Seite 2). Plättchen.
desk-knockout-every_way-steps =
    5: Gemeinsam: 6 ist 6, 5 + 1, 4 + 2 und 3 + 2 + 1. Mit dem größten Summanden beginnen.
    20: Die Paare zerlegen 1 bis 12 und schreiben auf, wie viele Möglichkeiten es gibt.
    8: Je zwei Paare vergleichen ihre Listen. Fehlt eine Möglichkeit? Steht eine doppelt da?
    7: Die Fragen unten besprechen.
    5: Die Abschlussfrage.
desk-knockout-every_way-questions =
    Wie viele Möglichkeiten hat jede Zahl? | { $ways }.
    Woher weißt du, dass keine fehlt? | Nach dem größten Summanden ordnen. Dann folgen nur noch kleinere.
    Für welche Zahlen kann man mehr Kugeln legen als für alle kleineren? | { $triangular }: 1 + 2, 1 + 2 + 3 und so weiter, die Dreieckszahlen.
desk-knockout-every_way-support =
    Nur bis 8 zerlegen, mit Plättchen.
desk-knockout-every_way-further =
    Wie viele Möglichkeiten hat die 13? Es sind { $thirteen_count }.

desk-knockout-tens_ones = Werkstatt Zehner und Einer
desk-knockout-tens_ones-age = 9 bis 11
desk-knockout-tens_ones-time = 45 Minuten
desk-knockout-tens_ones-aim =
    Die Kinder bilden Zahlen aus Zehnern und Einern, durch Addieren und Subtrahieren.
    Sie schreiben sie als Terme mit Klammern.
desk-knockout-tens_ones-words = Zehner, Einer, Stellenwert, Summe, Differenz, Klammer, Zehnerzahl
desk-knockout-tens_ones-material =
    Für jedes Paar das Blatt „Werkstatt Zehner und Einer“ (Seite 2) und drei Würfel.
desk-knockout-tens_ones-steps =
    6: Die vier Möglichkeiten mit 1, 4 und 6 erklären: 14 + 6, 14 − 6, 10 × (6 + 1) + 4, 10 × (6 − 4) + 1.
    15: Die Paare suchen alle Zahlen aus 1, 4 und 6.
    7: Vergleichen. Welche Terme ergeben dieselbe Zahl?
    12: Die Paare würfeln mit drei Würfeln. Wer kommt der 50 am nächsten?
    5: Die Abschlussfrage.
desk-knockout-tens_ones-questions =
    Wie viele Zahlen gibt es aus 1, 4 und 6? | { $made_count }: { $made }.
    Welche ist die größte? Welche die kleinste? | { $largest }. { $smallest }. Mehr als 9 Zehner zählen nicht.
    Welche liegt der 50 am nächsten? | { $nearest }.
    Welche drei Würfel ergeben die meisten Zahlen? | Je { $richest_count } Zahlen: { $richest }.
desk-knockout-tens_ones-support =
    Nur zwei Würfel nebeneinander, der dritte wird addiert oder subtrahiert.
desk-knockout-tens_ones-further =
    Vor dem Wurf Zahlen auf dem Ring wählen, etwa { $challenge }. Welche Würfel ergeben das? { $challenge_dice }.

desk-knockout-chances-questions =
    Augen, zwei Würfel: Welche Zahl ist am leichtesten zu treffen? Warum? | { $face2_most }, mit { $face2_most_ways } von { $face2_of } Würfen. Ein Würfel zeigt sie, oder beide zusammen ergeben sie.
    Summen, zwei Würfel: Vergleiche 1 und 12. | Die 1 passt bei { $sum2_1 } von { $sum2_of } Würfen, denn sie steckt in vielen Summen. Die 12 passt bei { $sum2_12 }.
    Drei Würfel: Wie viele Würfe passen zur 18? | { $sum3_18 } von { $sum3_of }: drei Sechsen.
