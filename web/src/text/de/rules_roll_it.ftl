# Die Regeln von Roll-It Tic-Tac-Toe: eine Zeile, ein Absatz.

rules-roll_it-aim =
    Leg Chips auf Zahlen und schaff so oft wie möglich drei eigene in einer Reihe: Das ist ein Tic-Tac-Toe. Drei Gitter in einer Reihe mit einem Tic-Tac-Toe von dir ergeben einen Grand.
    Ihr spielt alle auf demselben Spielplan mit seinen neun Gittern.
    .heading = Worum es geht

rules-roll_it-turn =
    Wer am jüngsten ist, fängt an. Wirf beide Würfel und zähl sie zusammen.
    Leg einen Chip auf eine freie Zahl, die so groß ist wie deine Summe, in welchem Gitter du willst. Gibt es eine, dann musst du.
    Bei einer 7 legst du einen Chip auf irgendeine freie Zahl des Spielplans.
    Bei einer 2 setzt du aus. Du setzt auch aus, wenn deine Zahl nirgends mehr frei ist.
    Chips bleiben liegen. Du darfst den anderen einen Platz vor der Nase wegnehmen: Das gehört zum Spiel.
    .heading = Du bist dran

rules-roll_it-picture-place = Ada hat 1 + 5 = 6. Jede freie 6 ist markiert. Mit einer davon hätte sie drei in einer Reihe.
rules-roll_it-picture-seven = Ben hat 3 + 4 gewürfelt, eine 7: Er hat die Wahl unter allen 31 Zahlen, die frei sind.

rules-roll_it-lines =
    Drei Chips von dir in einer Reihe eines Gitters sind ein Tic-Tac-Toe: waagerecht, senkrecht oder schräg.
    Jede Linie zählt für sich, auch wenn sich zwei Linien einen Chip teilen. In einem Gitter können auch mehrere von euch eins haben.
    .heading = Tic-Tac-Toe

rules-roll_it-picture-line = Ada hat die obere Reihe dieses Gitters. Das macht 3 Chips und ein Tic-Tac-Toe mit 3 Punkten: 6 Punkte. Ben hat 2.

rules-roll_it-grand =
    Drei Gitter in einer Reihe, waagerecht, senkrecht oder schräg, in jedem ein Tic-Tac-Toe von dir: Das ist ein Grand. Die Striche müssen sich nicht berühren.
    Jede Reihe von Gittern zählt einmal, auch wenn du dort mehr Tic-Tac-Toes hast.
    .heading = Grand Tic-Tac-Toe

rules-roll_it-picture-grand = Tic-Tac-Toes in drei Gittern auf der langen Diagonale: ein Grand. Ada hat 9 Chips, dreimal 3 Punkte und einen Grand mit 5: 23 Punkte. Ben hat 8 Chips.

rules-roll_it-end =
    Die Partie endet, wenn jede Zahl belegt ist oder sobald niemand mehr ein Tic-Tac-Toe schaffen kann.
    Jeder Chip zählt 1 Punkt, jedes Tic-Tac-Toe 3 dazu, jeder Grand 5 dazu. Wer am meisten hat, gewinnt.
    Bei Gleichstand zählt die Zahlen zusammen, die unter euren Tic-Tac-Toes stehen; liegt eine Zahl auf zweien, zählt sie doppelt. Ist auch das gleich, gewinnt ihr gemeinsam.
    .heading = Das Ende

rules-roll_it-options =
    Vier statt neun Gitter: eine kürzere Partie für jüngere Kinder. Grands gibt es dann nicht.
    Es gibt acht Seiten des Spielplans mit den Zahlen an anderen Stellen. Auf jeder steht in jedem Gitter jede Zahl einmal.
    .heading = Vor der Partie

rules-roll_it-tips =
    Außer der 7 werden die 6 und die 8 am häufigsten gewürfelt, am seltensten die 12.
    Eine Reihe mit Chips von zweien von euch ist für alle verloren.
    .heading = Gut zu wissen
