# Die Regeln von Knockout: eine Zeile, ein Absatz.

rules-knockout-aim =
    Erobere Zahlen auf dem Ring. Wer zuerst fünf hat, gewinnt. (Mit zwei Würfeln genügen drei.)
    Eine Zahl gehört dir, sobald zwei Kugeln von dir auf ihr liegen. Die anderen versuchen, deine erste vorher vom Ring zu werfen.
    .heading = Worum es geht

rules-knockout-turn =
    Vor dem ersten Zug würfeln alle einmal. Wer am meisten hat, fängt an.
    Wirf die Würfel und zähl sie zusammen. Alle Würfel zählen mit.
    Zerlege die Summe: Leg je eine Kugel auf Zahlen, die zusammen genau die Summe ergeben. Es kann eine Zahl sein oder viele, aber keine doppelt.
    Solange du nicht auf „Fertig“ getippt hast, kannst du es dir noch anders überlegen, so oft du willst.
    .heading = Du bist dran

rules-knockout-picture-choose = Ada hat 3 + 6 + 6 = 15. Sie hat 1, 3 und 5 gewählt, und es fehlen noch 6: Die 6 würde passen.
rules-knockout-picture-placed = Sie spielt 1 + 3 + 5 + 6 = 15 und hat auf jeder dieser Zahlen eine Kugel.

rules-knockout-marbles =
    Die Zahl ist leer: Jetzt liegt deine Kugel dort.
    Eine fremde Kugel liegt dort: Du wirfst sie hinaus, und deine nimmt ihren Platz ein.
    Deine eigene Kugel liegt schon dort: Mit der zweiten eroberst du die Zahl. Das ist ein Punkt, und die Zahl ist bis zum Ende für alle geschlossen.
    Ein Zug kann das alles auf einmal tun, auf verschiedenen Zahlen.
    .heading = Was deine Kugeln tun

rules-knockout-picture-knock_out = Ben hat 2 + 4 + 5 = 11. Mit 3 und 8 macht er 11: Adas Kugel auf der 3 ist hochgehoben, und sie geht, sobald er fertig ist.
rules-knockout-picture-captured = Ada wirft 1, 2 und 4, zusammen 7. Sie spielt 1 + 6 und erobert beide: 2 Punkte.

rules-knockout-end =
    Wenn keine offenen Zahlen deine Summe ergeben, kannst du nicht ziehen: Du passt. Kannst du ziehen, dann musst du auch.
    Die Partie endet mit dem Zug, nach dem jemand genug Zahlen erobert hat. In einem Zug können es auch mehrere sein.
    Sie endet auch, wenn alle zweimal hintereinander gepasst haben. Dann gewinnen die meisten eroberten Zahlen; bei Gleichstand zählen die meisten Kugeln auf dem Ring (auf einer eroberten Zahl liegen zwei). Ist auch das gleich, gewinnt ihr gemeinsam.
    .heading = Kein Zug, und das Ende

rules-knockout-levels =
    Vor der Partie wählt ihr, wie ihr rechnen wollt.
    Summen: beliebige verschiedene Zahlen, die zusammen die Summe ergeben, wie oben erklärt, mit zwei oder drei Würfeln.
    Augen: leichter, für jüngere Kinder. Nimm entweder die Zahl auf jedem Würfel oder die Summe aller Würfel auf einer Zahl. Dazwischen gibt es nichts.
    Pasch (nur bei Augen): Zwei gleiche Würfel erobern ihre Zahl sofort, wenn dort noch keine Kugel liegt. Mit drei Würfeln muss auch der dritte auf seine eigene Zahl. Drei gleiche Würfel zählen nur als Summe.
    .heading = Leichter: Augen, und zwei Würfel

rules-knockout-picture-faces = Augen, zwei Würfel: Bei 2 und 5 kann Ada die 2 und die 5 nehmen oder nur die 7. Sie hat mit der 2 angefangen.
rules-knockout-picture-doubles = Ben hat zwei 4en, und die 4 ist leer: Seine beiden Kugeln kommen dorthin und erobern sie. Er könnte auch die Summe 8 nehmen.

rules-knockout-place =
    Bau aus den drei Würfeln eine Zahl mit Zehnern und Einern. Es gibt vier Wege, mit den Würfeln in jeder Reihenfolge:
    Zwei Würfel nebeneinander, dann den dritten dazu: 14 + 6 = 20.
    Zwei Würfel nebeneinander, dann den dritten weg: 14 − 6 = 8.
    Zwei Würfel zusammen sind die Zehner, der dritte die Einer: 6 und 1 sind 7 Zehner, mit der 4 also 74.
    Ein Würfel weniger der andere sind die Zehner, der dritte die Einer: 6 weniger 4 sind 2 Zehner, mit der 1 also 21.
    Es müssen 1 bis 9 Zehner sein. Dann legst du wie immer Kugeln auf Zahlen, die zusammen so viel ergeben. Einfach alle drei zusammenzählen gilt hier nicht.
    .heading = Schwerer: Zehner und Einer

rules-knockout-picture-arranged = Aus 1, 4 und 6 hat Ada 14 + 6 = 20 gebaut und spielt 1 + 2 + 3 + 4 + 10.

rules-knockout-tips =
    Viele kleine Zahlen bringen viele Kugeln und damit viele Chancen auf eine zweite.
    Auf einer Zahl, die selten zu einer Summe passt, bleibt deine Kugel länger liegen.
    Zu viert dauert es lange. Am schnellsten geht „Augen, zwei Würfel“.
    .heading = Gut zu wissen
