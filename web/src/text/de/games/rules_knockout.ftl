# Die Regeln von Knockout: eine Zeile ist ein Absatz, ein Schritt („1.“) oder ein Punkt („•“).

rules-knockout-aim =
    Erobere Zahlen auf dem Ring. Wer zuerst fünf erobert hat, gewinnt. Mit zwei Würfeln reichen drei.
    Zwei Kugeln von dir erobern eine Zahl. Die anderen wollen deine erste vorher hinauswerfen.
    .heading = Worum es geht

rules-knockout-turn =
    Am Anfang würfelt jedes Kind einmal. Wer die höchste Summe hat, fängt an. Gleich viel? Dann würfeln diese Kinder noch einmal. Danach geht es nach links weiter.
    1. Würfle und zähl alle Würfel zusammen.
    2. Zerlege die Summe. Such Zahlen, die genau diese Summe haben. Es kann eine sein oder viele, aber keine doppelt.
    3. Leg auf jede eine Kugel.
    4. Tippe auf „Fertig“. Bis dahin kannst du noch tauschen.
    .heading = Du bist dran

rules-knockout-picture-choose = Ada hat 3 + 6 + 6 = 15. Sie hat 1, 3 und 5 gewählt. Ihr fehlen noch 6, und die 6 passt.
rules-knockout-picture-placed = Sie spielt 1 + 3 + 5 + 6 = 15. Auf jeder liegt jetzt ihre Kugel.

rules-knockout-marbles =
    Was liegt auf der Zahl?
    • Nichts: Deine Kugel bleibt dort.
    • Eine fremde Kugel: Du wirfst sie hinaus. Deine kommt an ihren Platz.
    • Eine Kugel von dir: Mit der zweiten eroberst du die Zahl. Sie ist für alle zu.
    Jede eroberte Zahl ist ein Punkt. Es ist egal, ob die Kugel innen oder außen liegt.
    In einem Zug kann das alles auf einmal passieren. Die Kugeln gehen dir nie aus.
    .heading = Was deine Kugeln tun

rules-knockout-picture-knock_out = Ben hat 2 + 4 + 5 = 11. Mit 3 und 8 macht er 11. Ist er fertig, fliegt Adas Kugel auf der 3 hinaus.
rules-knockout-picture-captured = Ada würfelt 1, 2 und 4. Das sind 7. Sie spielt 1 + 6 und erobert beide: 2 Punkte.

rules-knockout-end =
    • Passen keine Zahlen zu deiner Summe? Dann setzt du aus.
    • Kannst du ziehen? Dann musst du auch.
    Die Partie kann so enden:
    • Jemand hat genug Zahlen. Ein Zug kann auch zwei oder drei bringen.
    • Zwei Runden lang habt ihr alle ausgesetzt.
    Habt ihr alle ausgesetzt, dann gewinnt, wer die meisten Zahlen hat. Gleich viele? Dann zählt die Kugeln auf dem Ring. Auf einer eroberten Zahl liegen zwei. Immer noch gleich? Dann teilt ihr euch den Sieg.
    .heading = Kein Zug und das Ende

rules-knockout-levels =
    Vor der Partie sagt ihr, wie ihr rechnen wollt.
    • Summen: Such Zahlen mit dieser Summe, wie oben. Mit zwei oder drei Würfeln.
    • Augen sind leichter. Nimm die Zahl auf jedem Würfel. Oder leg eine Kugel auf die Summe aller Würfel.
    • Pasch, nur bei Augen: Zwei gleiche Würfel erobern ihre leere Zahl. Ist sie nicht leer? Dann geht nur die Summe.
    • Bei drei Würfeln kommt auch der dritte auf seine eigene Zahl.
    • Drei gleiche Würfel zählen nur als Summe.
    .heading = Leichter: Augen oder zwei Würfel

rules-knockout-picture-faces = Augen, zwei Würfel: Ada hat 2 und 5. Sie kann beide nehmen oder nur die 7. Die 2 hat sie schon.
rules-knockout-picture-doubles = Ben hat zwei Vieren, und die 4 ist leer. Zwei seiner Kugeln erobern sie. Auch die Summe 8 geht.

rules-knockout-place =
    Bilde aus drei Würfeln eine Zahl mit Zehnern und Einern. Die Reihenfolge ist egal. Es gibt vier Möglichkeiten:
    • Leg zwei Würfel nebeneinander. Zähl den dritten dazu: 14 + 6 = 20.
    • Leg zwei Würfel nebeneinander. Zieh den dritten ab: 14 − 6 = 8.
    • Zähl zwei Würfel zusammen, das sind die Zehner: 6 + 1 = 7. Mit der 4 wird es 74.
    • Zieh einen vom anderen ab, das sind die Zehner: 6 − 4 = 2. Mit der 1 wird es 21.
    Es müssen 1 bis 9 Zehner sein. Dann leg Kugeln auf Zahlen mit dieser Summe. Nur alle drei zu addieren gilt hier nicht.
    .heading = Schwerer: Zehner und Einer

rules-knockout-picture-arranged = Ada hat 1, 4 und 6. Sie macht 14 + 6 = 20. Sie spielt 1 + 2 + 3 + 4 + 10.

rules-knockout-tips =
    • Viele kleine Zahlen bringen viele Kugeln. Dann triffst du eher eine zum zweiten Mal.
    • Auf manche Zahlen kommt man selten. Dort liegt deine Kugel gut.
    • Zu viert dauert es lang. Am kürzesten ist „Augen, zwei Würfel“.
    .heading = Gut zu wissen

rules-knockout-printed =
    Zwei Stellen kann man dort verschieden lesen.
    • Augen: Reicht es, nur einen Würfel zu nehmen? Hier nicht. Dort steht auch: Jeder Würfel wird benutzt.
    • Zehner und Einer: Sind 6 + 5 elf Zehner? Hier nicht. Die Anleitung will eine Zahl mit zwei Ziffern.
    .heading = Wenn du die gedruckten Regeln kennst

rules-knockout-chances =
    Jede Säule zählt die Würfe, mit denen du eine Zahl erreichst.
    • Der Ring ist noch leer.
    • Jeder Würfel zählt für sich. 3 + 4 und 4 + 3 sind zwei Würfe.
    .heading = Chancen

chances-knockout-chart = { $chart ->
    [face2] Augen, zwei Würfel
    [face3] Augen, drei Würfel
    [sum2] Summen, zwei Würfel
   *[sum3] Summen, drei Würfel
}
