# Die Regeln von Höchster Wurf: eine Zeile ist ein Absatz, ein Schritt („1.“) oder ein Punkt („•“).

rules-highest_roll-aim =
    Alle behalten einen Wurf mit einem Würfel. Die höchste Zahl gewinnt.
    .heading = Worum es geht

rules-highest_roll-turn =
    1. Wirf den Würfel.
    2. Behalte die Zahl, oder wirf nur noch ein Mal.
    Den zweiten Wurf musst du behalten, auch wenn er niedriger ist.
    .heading = Du bist dran

rules-highest_roll-picture-decide = Ada hat eine 2 geworfen. Sie kann sie behalten oder noch einmal werfen.
rules-highest_roll-picture-second = Ihr zweiter Wurf ist eine 5. Sie muss sie behalten.

rules-highest_roll-end =
    Das Spiel endet, wenn alle eine Zahl behalten haben. Bei gleich hohen Zahlen gewinnt ihr gemeinsam.
    .heading = Das Ende

rules-highest_roll-picture-end = Ben hat eine 4 behalten. Ada gewinnt mit ihrer 5.
