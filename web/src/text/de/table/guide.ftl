# Tipps für die erste Partie, jeder einmal auf einem Gerät: was ein Ereignis oder eine Aufforderung der Regeln bedeutet.

guide-knockout-prompt-sum = Tippe Zahlen mit dieser Summe an. Eine Kugel allein fliegt leicht hinaus. Zwei von dir sind sicher.
guide-knockout-prompt-faces = Tippe die Zahl auf jedem Würfel an oder nur die Summe. Was leuchtet, geht.
guide-knockout-prompt-doubles = Ein Pasch! Tippe seine Zahl zweimal an. Dann ist sie erobert.
guide-knockout-prompt-place_value = Unter dem Ring stehen die Summen deiner Würfel. Tippe eine an. Tippe dann Zahlen auf dem Ring an.
guide-knockout-knocked_out = Eine Kugel flog hinaus! Allein ist keine sicher. Zwei gleiche sind sicher.
guide-knockout-captured = Erobert! Zwei gleiche Kugeln machen die Zahl zu. Das ist ein Punkt.

guide-knaster-prompt-write = Alle haben diese Zahl. Tippe ein leeres Feld auf deinem Zettel an. Denk an die Linien!
guide-knaster-prompt-write_or_circle = Diese Zahl hast du schon. Tippe sie an: Dann ist sie eingekreist. Oder schreib sie noch einmal.
guide-knaster-prompt-bonus = Deine Linie ist eine Kombination! Tippe die Zahlen an, die einen Kreis bekommen.
guide-knaster-line_without_result = Diese Linie ist voll, aber ohne Kombination. Die Liste zeigt, was zählt.
guide-knaster-box_scored = Alle fünf Zahlen haben einen Kreis. Die Punkte im Kästchen gehören dir.
guide-knaster-one_more_roll = Ein Zettel ist voll. Jetzt bekommen alle noch eine letzte Zahl.

guide-roll_it-prompt-place = Jede Zahl, die leuchtet, ist für dich frei. Tippe eine an. Drei Chips in einer Linie bringen Punkte.
guide-roll_it-prompt-any_cell = Eine 7 bringt Glück! Sie passt auf jedes freie Feld. Denk an deine Linien.
guide-roll_it-tic_tac_toe = { $grids ->
    [9] Ein Tic-Tac-Toe: 3 Punkte dazu! Drei solche Gitter in einer Linie sind ein Grand!
   *[other] Ein Tic-Tac-Toe: 3 Punkte dazu!
}
guide-roll_it-grand = Ein Grand! Das sind 5 Punkte dazu.

guide-lowdown-prompt-open = Wer die wenigsten Punkte hat, gewinnt. Tippe eine Zahl und eine Farbe an, dann ein Feld.
guide-lowdown-prompt-left = Jetzt du: Nimm eine Zahl und eine Farbe, die übrig sind. Schreib auf deine Tafel.
guide-lowdown-prompt-secret_or_wild = Du hast geschaut. Diese zwei sind für dich. Tippe beide an, dann ein Feld. Ein Joker ersetzt die Farbe.
guide-lowdown-prompt-cross = Drei gleiche oder die Summe 10! Tippe die Linie an und streich sie durch. Dann zählt sie nichts mehr.
guide-lowdown-blacked_out = Ein schwarzes Feld zählt 6 Punkte. Du kannst es nicht durchstreichen.
guide-lowdown-last_turn = Auf einer Tafel sind zwei Gitter voll. Nach diesem Zug endet die Partie.

guide-roll_out-prompt-both = Tippe einen Stein mit einer dieser Zahlen an. Deiner geht in die Mitte. Ein fremder wird weiß.
guide-roll_out-prompt-both_or_sum = Tippe deinen Stein an: Er kommt in die Mitte. Oder dreh einen fremden um.
guide-roll_out-rolled_out = Roll Out: Alles aus der Mitte kommt zurück. Hör früh genug auf, dann ist es sicher.
guide-roll_out-few_left = Nur noch ein oder zwei Steine vor dir. Jetzt genügt ein Würfel.
