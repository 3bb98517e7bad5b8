# Tipps für die erste Partie, jeder einmal auf einem Gerät: was ein Ereignis oder eine Aufforderung der Regeln bedeutet.

guide-knockout-prompt-sum = Tippe Zahlen mit dieser Summe an.
guide-knockout-prompt-doubles = Ein Pasch! Tippe seine Zahl zweimal an.
guide-knockout-prompt-place_value = Tippe unter dem Ring eine Summe an.
guide-knockout-knocked_out = Eine Kugel flog hinaus! Zwei gleiche sind sicher.
guide-knockout-captured = Erobert! Das ist ein Punkt.

guide-knaster-prompt-write = Alle haben diese Zahl. Tippe ein leeres Feld an.
guide-knaster-prompt-write_or_circle = Kreise diese Zahl ein, oder schreib sie noch einmal.
guide-knaster-line_without_result = Diese Linie ist voll, aber ohne Kombination.
guide-knaster-box_scored = Die Punkte im Kästchen gehören dir.
guide-knaster-one_more_roll = Ein Zettel ist voll. Jetzt bekommen alle noch eine letzte Zahl.

guide-roll_it-prompt-place = Jede Zahl, die leuchtet, ist für dich frei. Tippe eine an.
guide-roll_it-prompt-any_cell = Eine 7 bringt Glück! Sie passt auf jedes freie Feld.
guide-roll_it-tic_tac_toe = { $grids ->
    [9] Ein Tic-Tac-Toe: 3 Punkte dazu! Drei solche Gitter in einer Linie sind ein Grand!
   *[other] Ein Tic-Tac-Toe: 3 Punkte dazu!
}
guide-roll_it-grand = Ein Grand! Das sind 5 Punkte dazu.

guide-lowdown-prompt-open = Tippe eine Zahl und eine Farbe an, dann ein Feld.
guide-lowdown-prompt-secret_or_wild = Diese zwei sind für dich. Tippe beide an, dann ein Feld.
guide-lowdown-prompt-cross = Drei gleiche oder die Summe 10! Tippe die Linie an und streich sie durch.
guide-lowdown-blacked_out = Ein schwarzes Feld zählt 6 Punkte.
guide-lowdown-last_turn = Nach diesem Zug endet die Partie.

guide-roll_out-prompt-both = Tippe einen Stein mit einer dieser Zahlen an.
guide-roll_out-rolled_out = Roll Out: Alles aus der Mitte kommt zurück.
guide-roll_out-few_left = Jetzt genügt ein Würfel.
