# Die Regeln von Knaster: eine Zeile ist ein Absatz, ein Schritt („1.“) oder ein Punkt („•“).

rules-knaster-aim =
    Jeder Wurf gilt für alle. Schreib die Zahlen auf deinen Zettel.
    • Mach gute Kombinationen in einer Linie.
    • Kreise so viele Zahlen ein, wie du kannst.
    Eine Linie ist eine Reihe, eine Spalte oder eine lange Diagonale.
    .heading = Worum es geht

rules-knaster-round =
    Das jüngste Kind würfelt zuerst.
    1. Würfle mit beiden Würfeln und zähl sie zusammen. Alle spielen diese Zahl.
    2. Schreib sie in ein leeres Feld auf deinem Zettel.
    3. Oder kreise sie ein, wenn sie dort ohne Kreis steht. Eins von beiden musst du tun.
    4. Sind alle fertig, gehen die Würfel nach links.
    Ihr schreibt alle zur gleichen Zeit.
    .heading = Eine Runde

rules-knaster-picture-write = Die Würfel zeigen 5 + 6 = 11. Ada darf 11 in ein leeres Feld schreiben. Oder sie kreist ihre 11 ein.
rules-knaster-picture-circle = Sie kreist sie ein. Das ist 1 Punkt. Die leeren Felder bleiben frei.

rules-knaster-lines =
    Die fünfte Zahl macht eine Linie voll, ein Kreis nie. Schau dir ihre fünf Zahlen an. Es ist egal, wie sie liegen.
    Für eine Kombination gibt es sofort Kreise:
    • Genau drei Gleiche: 1 Kreis.
    • Genau vier Gleiche: 2 Kreise.
    • Fünf Gleiche: 3 Kreise.
    • Zwei Paare: 1 Kreis.
    • Ein Full House, drei Gleiche und ein Paar: 2 Kreise.
    • Eine Straße, fünf Zahlen wie 4 5 6 7 8: 3 Kreise.
    Das musst du noch wissen:
    • Kreise in dieser Linie ein, was du willst, auch die neue Zahl.
    • Mach alle Kreise jetzt. Für später kannst du keine behalten.
    • Sind nicht mehr genug Zahlen da? Dann machst du weniger Kreise.
    • Eine Zahl kann zwei Linien voll machen. Nimm eine nach der anderen.
    • Ohne Kombination gibt es keine Kreise. Warte, bis die Zahl wieder fällt.
    .heading = Fünf Zahlen in einer Linie

rules-knaster-picture-line = 5 5 5 7 7 ist ein Full House. Ada muss hier genau 2 Zahlen einkreisen. Eine hat sie schon gewählt.
rules-knaster-picture-bonus = Sie kreist eine 5 und eine 7 ein. Jetzt hat sie 2 Punkte.

rules-knaster-boxes =
    Haben alle fünf Zahlen einer Linie einen Kreis? Dann bekommst du die Punkte in ihrem Kästchen.
    • Die Reihen bringen 9, 8, 7, 6 und 5 Punkte, von oben.
    • Die Spalten bringen 9, 8, 7, 6 und 5 Punkte, von links.
    • Jede Diagonale bringt 10 Punkte.
    .heading = Fünf Kreise in einer Linie

rules-knaster-picture-straight = 5 6 7 8 9 in einer Diagonale ist eine Straße. Das gibt gleich drei Kreise.
rules-knaster-picture-box = Später kreist Ada auch 8 und 9 ein. Das Kästchen bringt 10 Punkte, die fünf Kreise 5. Das macht 15.

rules-knaster-end =
    Auf einem Zettel sind alle 25 Felder voll? Dann ist bald Schluss.
    1. Spielt die Runde zu Ende.
    2. Würfelt nur noch einmal. Schreibt die Zahl auf oder kreist sie ein, zum letzten Mal.
    3. Zähl die Punkte deiner Kästchen zusammen, dazu 1 für jeden Kreis.
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.
    Dein Zettel ist voll, und nichts geht? Dann setzt du aus.
    .heading = Das Ende

rules-knaster-alone =
    Du kannst auch allein spielen, mit den gleichen Regeln.
    • Mehr als 50 Punkte sind gut.
    • Mehr als 80 Punkte sind toll.
    • Mehr als 100 Punkte sind super.
    .heading = Allein

rules-knaster-tips =
    • Eine 7 kommt am häufigsten, eine 2 oder 12 am seltensten.
    • Das Feld in der Mitte liegt auf vier Linien. Eine Ecke liegt auf drei.
    • Auch Zahlen mit Kreis zählen in einer Kombination.
    .heading = Gut zu wissen

rules-knaster-chances =
    Jede Säule zählt die Würfe, die eine Zahl zeigen.
    • Jeder Würfel zählt für sich. 3 + 4 und 4 + 3 sind zwei Würfe.
    .heading = Chancen

chances-knaster-chart = { $chart ->
   *[totals] Würfe für jede Zahl
}
