# Die Regeln von Knaster: eine Zeile, ein Absatz.

rules-knaster-aim =
    Jeder Wurf ist für alle. Füll deinen Zettel so mit den gewürfelten Zahlen, dass in einer Linie gute Kombinationen zusammenkommen, und kreise so viele Zahlen ein, wie du kannst.
    Linien sind die fünf Reihen, die fünf Spalten und die zwei langen Diagonalen.
    .heading = Worum es geht

rules-knaster-round =
    Jemand wirft beide Würfel. Ihre Summe ist die Zahl für alle, auch für die Person, die geworfen hat.
    Mit dieser Zahl machst du eins von zwei Dingen. Eins davon musst du machen:
    Schreib sie in ein leeres Feld auf deinem Zettel, egal welches.
    Oder kreise sie ein, wenn sie schon ohne Kreis auf deinem Zettel steht. Gibt es sie mehrmals, kreise eine davon ein.
    Niemand muss warten. Wenn alle fertig sind, wandern die Würfel weiter.
    .heading = Eine Runde

rules-knaster-picture-write = Adas Zettel, und die Würfel zeigen 5 + 6 = 11. Sie darf die 11 in ein leeres Feld schreiben oder die 11 einkreisen, die sie schon hat.
rules-knaster-picture-circle = Sie kreist sie ein. Das ist 1 Punkt, und das leere Feld bleibt frei für eine andere Zahl.

rules-knaster-lines =
    Wenn du die fünfte Zahl einer Linie schreibst, schau dir die fünf Zahlen an. Es ist egal, in welcher Reihenfolge sie stehen und ob manche schon eingekreist sind.
    Ergeben sie eine Kombination aus der Tabelle, kreist du sofort Zahlen in dieser Linie ein: so viele, wie die Tabelle sagt, und welche du willst, auch die neue.
    Genau drei Gleiche: 1 Kreis. Genau vier Gleiche: 2. Fünf Gleiche: 3. Zwei Paare: 1. Drei Gleiche und ein Paar, ein Full House: 2. Fünf Zahlen, die aufeinander folgen, eine Straße: 3.
    Sind weniger Zahlen zum Einkreisen übrig, werden es weniger Kreise. Für später aufheben kannst du keine.
    Macht eine Zahl mehrere Linien fertig, nimm eine nach der anderen, in der Reihenfolge, die du willst.
    Keine Kombination: keine Kreise. Wenn diese Zahlen noch einmal gewürfelt werden, kannst du sie immer noch einzeln einkreisen.
    .heading = Fünf Zahlen in einer Linie

rules-knaster-picture-line = 5 5 5 7 7 ist ein Full House: Ada darf sofort 2 Zahlen dieser Linie einkreisen. Die erste hat sie schon gewählt.
rules-knaster-picture-bonus = Sie kreist eine 5 und eine 7 ein: Jetzt hat sie 2 Punkte.

rules-knaster-boxes =
    Wenn alle fünf Zahlen einer Linie eingekreist sind, bekommst du die Punkte im Kästchen am Ende dieser Linie.
    Die Reihen zählen von oben nach unten 9, 8, 7, 6 und 5 Punkte, die Spalten von links nach rechts 9, 8, 7, 6 und 5, und jede Diagonale 10.
    .heading = Fünf Kreise in einer Linie

rules-knaster-picture-straight = 5 6 7 8 9 in einer Diagonale ist eine Straße: gleich drei Kreise.
rules-knaster-picture-box = Später kreist Ada auch die 8 und die 9 ein. Die ganze Diagonale ist eingekreist: 10 Punkte für ihr Kästchen und 5 für ihre Kreise, zusammen 15.

rules-knaster-end =
    Sobald jemand alle 25 Felder vollgeschrieben hat, spielt ihr die Runde zu Ende. Dann wird nur noch einmal gewürfelt, und alle schreiben oder kreisen ein letztes Mal ein.
    Zähl deine geschafften Kästchen zusammen, dazu einen Punkt für jeden Kreis. Wer am meisten hat, gewinnt. Bei Gleichstand gewinnt ihr gemeinsam.
    Ist dein Zettel voll und du kannst die Zahl auch nicht einkreisen, dann passt du.
    .heading = Das Ende

rules-knaster-alone =
    Du kannst auch allein spielen, mit denselben Regeln. Mehr als 50 Punkte sind gut, mehr als 80 glänzend, mehr als 100 sensationell.
    .heading = Allein

rules-knaster-tips =
    Die 7 wird am häufigsten gewürfelt, die 2 und die 12 am seltensten.
    Das Feld in der Mitte liegt auf vier Linien, ein Eckfeld auf drei.
    Eingekreiste Zahlen zählen in einer Kombination wie alle anderen.
    .heading = Gut zu wissen
