# Die Regeln von Lowdown: eine Zeile ist ein Absatz, ein Schritt („1.“) oder ein Punkt („•“).

rules-lowdown-aim =
    Ihr habt alle eine Tafel. Darauf sind drei Gitter mit je neun Feldern.
    • Schreib Zahlen hinein.
    • Streich so viele Zahlen durch, wie du kannst.
    Was übrig bleibt, zählt. Wer die wenigsten Punkte hat, gewinnt.
    .heading = Worum es geht

rules-lowdown-turn =
    Das jüngste Kind fängt an. Rechts von dir steht der Becher. Darunter liegen noch eine Zahl und eine Farbe. Mit echten Würfeln würfelt das Kind rechts von dir verdeckt.
    1. Würfle zwei Zahlen und zwei Farben.
    2. Nimm eine Zahl und eine Farbe. Schreib die Zahl in ein leeres Feld dieser Farbe. Zu einem Feld mit zwei Farben passt jede der beiden.
    3. Deine zwei Würfel werden beiseitegelegt. Jetzt hebt das Kind rechts von dir den Becher hoch.
    4. Vier Würfel sind noch da. Alle anderen nehmen eine Zahl und eine Farbe und schreiben. Die Reihenfolge ist egal. Alle dürfen das Gleiche nehmen.
    5. Dann geht es links weiter.
    .heading = Ein Zug

rules-lowdown-picture-choose = Ada hat die 2 und Rot. In die Felder mit gestricheltem Rand passt Rot.
rules-lowdown-picture-others = Ada hat die 2 mit Rot geschrieben. Diese zwei Würfel werden beiseitegelegt. Unter dem Becher lagen eine 3 und Grün. Ben nimmt die 3 und Blau.

rules-lowdown-cup =
    Magst du deine vier Würfel nicht? Dann schau unter den Becher, bevor du schreibst.
    • Jetzt sind diese zwei für dich. Nimm beide, oder nimm einen Joker für die Farbe.
    • Die vier offenen Würfel sind für die anderen.
    .heading = Der Becher

rules-lowdown-picture-peek = Ada hat geschaut: eine 3 und Grün. Nur noch diese zwei sind für sie.

rules-lowdown-wild =
    Du hast vier Joker in einer Partie.
    • Nimm eine Zahl, die du nehmen darfst. Schreib sie in ein leeres Feld.
    • Die Farbe ist egal. Bist du dran, dann legst du auch eine Farbe beiseite.
    .heading = Joker

rules-lowdown-picture-wild = Ada will die 3 in Feld A3. Dort passt Orange, und das hat sie nicht. Sie nimmt einen Joker.

rules-lowdown-cross =
    Hast du geschrieben, dann darfst du auf deiner Tafel Linien durchstreichen.
    • Drei Felder in einem Gitter sind eine Linie: Reihe, Spalte oder Diagonale.
    • Die drei Zahlen sind alle gleich, oder ihre Summe ist 10.
    • Zwei durchgestrichene Linien teilen sich nie ein Feld. Eine Diagonale steht vielen anderen im Weg.
    • Du darfst auch mehr als eine durchstreichen, auch alte.
    • Durchgestrichen bleibt durchgestrichen.
    .heading = Durchstreichen

rules-lowdown-picture-cross = 4 + 3 + 3 = 10. Ada darf die Reihe streichen. Bis dahin zählt sie 10 Punkte.
rules-lowdown-picture-crossed = Durchgestrichen: Ada hat wieder 0 Punkte.

rules-lowdown-black =
    • Passt kein Würfel? Dann musst du einen Joker nehmen.
    • Hast du keinen Joker mehr? Dann mach ein leeres Feld schwarz.
    • Bist du dran? Dann darfst du vorher unter den Becher schauen.
    Ein schwarzes Feld zählt 6 Punkte. Es gilt als voll. Niemand kann es durchstreichen.
    Bist du dran, dann legst du trotzdem zwei Würfel beiseite.
    .heading = Wenn nichts passt

rules-lowdown-end =
    Hat jemand zwei Gitter voll, dann ist das der letzte Zug. Alle spielen ihn zu Ende.
    1. Zähl alle Zahlen ohne Strich zusammen.
    2. Dazu kommen 6 für jedes schwarze Feld. Ein leeres Feld kostet nichts.
    Wer die wenigsten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.
    .heading = Das Ende

rules-lowdown-tips =
    • Kleine Zahlen tun nicht so weh.
    • 3 3 4, 2 4 4 und noch vier Trios machen 10.
    • In einem Gitter darfst du alle drei Reihen durchstreichen. Oder alle drei Spalten. Aber nur eine Diagonale.
    .heading = Gut zu wissen

rules-lowdown-printed =
    Zwei Dinge lassen sie offen.
    • Darfst du eine Farbe nehmen, die in kein Feld passt? Hier nicht. Denn danach wird die Zahl geschrieben.
    • Dürfen die anderen jederzeit einen Joker nehmen? Hier ja. Die Anleitung erlaubt es, wenn kein Feld passt. Eine Regel für alle ist leichter.
    .heading = Wenn du die gedruckten Regeln kennst

rules-lowdown-chances =
    Jede Säule zählt die Würfe, die eine Zahl oder Farbe bringen.
    • In ein Feld mit zwei Farben passt jede der beiden. In alle übrigen passt nur eine.
    • Jeder Würfel zählt für sich. 3 + 4 und 4 + 3 sind zwei Würfe.
    .heading = Chancen

chances-lowdown-chart = { $chart ->
    [numbers] Jede Zahl, mit den offenen Würfeln
    [boxes] Ein Feld, mit den offenen Würfeln
   *[cup] Ein Feld, mit den Würfeln unter dem Becher
}
chances-lowdown-label = { $label ->
    [single] eine Farbe
    [double] zwei Farben
   *[other] { $label }
}
