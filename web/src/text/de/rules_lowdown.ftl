# Die Regeln von Lowdown: eine Zeile, ein Absatz.

rules-lowdown-aim =
    Alle haben eine Tafel mit drei Gittern aus neun Feldern. Füll sie mit Zahlen und streich so viele durch, wie du kannst: Was am Ende übrig ist, zählt, und die wenigsten Punkte gewinnen.
    .heading = Worum es geht

rules-lowdown-turn =
    Wer am jüngsten ist, fängt an. Wer dran ist, würfelt zwei Zahlen und zwei Farben. Die Person rechts davon hat noch eine Zahl und eine Farbe unter dem Becher, die niemand sieht.
    Nimm eine Zahl und eine Farbe und schreib die Zahl in ein leeres Feld, zu dem diese Farbe passt. Zu einem Feld mit zwei Farben passen beide.
    Die beiden Würfel, die du benutzt hast, kommen zur Seite. Jetzt wird der Becher gehoben, und alle anderen nehmen eine Zahl und eine Farbe von den vier übrigen Würfeln. Sie dürfen alle dasselbe nehmen.
    Dann ist die Person links dran.
    .heading = Ein Zug

rules-lowdown-picture-choose = Ada hat die 2 und Rot genommen. Zu den gestrichelten Feldern passt Rot.
rules-lowdown-picture-others = Ada hat die 2 mit Rot geschrieben, also liegen diese zwei beiseite. Der Becher ist gehoben: eine 3 und Grün. Ben nimmt die 3 und Blau.

rules-lowdown-cup =
    Gefallen dir deine vier Würfel nicht, dann schau unter den Becher, bevor du schreibst. Aber dann musst du diese zwei nehmen, egal was es ist. Die vier offenen Würfel sind für die anderen.
    .heading = Der Becher

rules-lowdown-picture-peek = Ada hat nachgeschaut: eine 3 und Grün. Sie muss beide nehmen.

rules-lowdown-wild =
    Viermal in einer Partie darfst du mit einem Joker schreiben: Nimm eine Zahl, die du haben darfst, und schreib sie in irgendein leeres Feld, egal in welcher Farbe.
    Bist du dran, dann legst du trotzdem auch eine Farbe zur Seite.
    .heading = Joker

rules-lowdown-picture-wild = Ada möchte die 3 in Feld A3. Das ist orange, und sie hat kein Orange gewürfelt. Sie nimmt einen Joker.

rules-lowdown-cross =
    Nach dem Schreiben darfst du auf deiner Tafel Linien durchstreichen: drei Felder in einer Reihe, einer Spalte oder einer Diagonale eines Gitters.
    Die drei Zahlen müssen alle gleich sein oder zusammen 10 ergeben.
    Durchgestrichene Linien teilen sich nie ein Feld. Überleg also vorher: Eine Diagonale steht vielen anderen im Weg.
    Du darfst mehrere Linien auf einmal durchstreichen, auch solche, die schon länger fertig sind. Durchgestrichen bleibt durchgestrichen.
    .heading = Durchstreichen

rules-lowdown-picture-cross = 4 + 3 + 3 = 10: Ada darf die obere Reihe von Gitter A durchstreichen. Bis dahin zählt sie 10 Punkte.
rules-lowdown-picture-crossed = Durchgestrichen: Ada hat wieder 0 Punkte.

rules-lowdown-black =
    Passt keiner deiner Würfel und du hast noch Joker, dann musst du einen nehmen. (Bist du dran, darfst du stattdessen unter den Becher schauen.)
    Hast du auch keinen Joker mehr, musst du ein leeres Feld schwarz machen. Es zählt 6 Punkte und lässt sich nie durchstreichen.
    .heading = Wenn nichts passt

rules-lowdown-end =
    Wenn jemand zwei der drei Gitter voll hat, spielen alle diesen Zug zu Ende. Dann ist die Partie vorbei.
    Zähl alle Zahlen zusammen, die nicht durchgestrichen sind, dazu 6 für jedes schwarze Feld. Leere Felder kosten nichts. Die wenigsten Punkte gewinnen; bei Gleichstand gewinnt ihr gemeinsam.
    .heading = Das Ende

rules-lowdown-tips =
    Kleine Zahlen tun am wenigsten weh. 3 3 4, 2 4 4, 1 3 6 und viele andere ergeben 10.
    In einem Gitter kannst du alle drei Reihen durchstreichen oder alle drei Spalten, aber nur eine Diagonale.
    .heading = Gut zu wissen
