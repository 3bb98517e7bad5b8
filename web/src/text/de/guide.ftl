# Tipps für die erste Partie, jeder einmal auf einem Gerät: was ein Ereignis oder eine Aufforderung der Regeln bedeutet.

guide-understood = Alles klar
guide-roll = Tippe hier, um zu würfeln.
guide-confirm = Das ist ein Zug. Tippe hier, um ihn zu spielen. Bis dahin kannst du noch alles ändern.
guide-pass = Diesmal kannst du nichts machen: Du passt, und es geht weiter.
guide-undo = War das nicht so gemeint? Hier nimmst du es zurück.
guide-end = Das war die Partie! Hier siehst du, wie die Punkte zustande kommen.

guide-knockout-prompt-sum = Tippe leuchtende Zahlen an, die zusammen die Summe ergeben. In der Mitte steht, was fehlt.
guide-knockout-prompt-faces = Tippe die Zahl auf jedem Würfel an oder nur die Summe. Was leuchtet, geht.
guide-knockout-prompt-doubles = Ein Pasch! Tippe seine Zahl zweimal an, und sie gehört gleich dir.
guide-knockout-prompt-place_value = Unter dem Ring siehst du, was deine Würfel ergeben können. Tippe eine Summe an, um zu sehen, wie, und dann Zahlen auf dem Ring.
guide-knockout-knocked_out = Hinausgeworfen! Eine Kugel allein kann jeder treffen. Zwei von derselben Farbe nicht.
guide-knockout-captured = Erobert: Zwei Kugeln von derselben Farbe schließen die Zahl. Das ist ein Punkt.

guide-knaster-prompt-write = Diese Zahl haben alle. Tippe ein leeres Feld auf deinem Zettel an, um sie dort zu schreiben. Denk an die Linien!
guide-knaster-prompt-write_or_circle = Diese Zahl hast du schon: Tippe sie an, um sie einzukreisen, oder schreib sie noch einmal in ein leeres Feld.
guide-knaster-prompt-bonus = Deine Linie ist eine Kombination! Tippe das Kästchen an ihrem Ende an, dann die Zahlen, die du einkreisen willst.
guide-knaster-line_without_result = Diese Linie ist voll, aber ohne Kombination. Die Tabelle neben deinem Zettel zeigt, was zählt.
guide-knaster-box_scored = Alle fünf Zahlen dieser Linie sind eingekreist: Die Punkte in ihrem Kästchen gehören dir.
guide-knaster-one_more_roll = Ein Zettel ist voll: Jetzt bekommen alle noch eine letzte Zahl.

guide-roll_it-prompt-place = Jede markierte Zahl ist für dich frei: Tippe eine an. Drei Chips von dir in einer Reihe sind ein Tic-Tac-Toe.
guide-roll_it-prompt-any_cell = Eine 7 ist Glück: Nimm irgendeine freie Zahl.
guide-roll_it-tic_tac_toe = Ein Tic-Tac-Toe: 3 Punkte dazu! Je eins in drei Gittern in einer Reihe ergeben einen Grand.
guide-roll_it-grand = Ein Grand! Das sind 5 Punkte dazu.

guide-lowdown-prompt-open = Tippe eine Zahl und eine Farbe an, dann ein Feld, zu dem die Farbe passt. Oder schau unter den Becher, aber dann musst du nehmen, was dort liegt.
guide-lowdown-prompt-left = Jetzt bist du dran: Nimm eine Zahl und eine Farbe von den übrigen Würfeln und ein Feld auf deiner eigenen Tafel.
guide-lowdown-prompt-secret = Du hast nachgeschaut, also nimmst du diese zwei. Tippe beide an, dann ein Feld.
guide-lowdown-prompt-cross = Drei Gleiche oder zusammen 10: Tippe eine Linie an, um sie durchzustreichen, und sie zählt nichts mehr. Durchgestrichene Linien teilen sich kein Feld.
guide-lowdown-blacked_out = Ein schwarzes Feld zählt 6 Punkte und lässt sich nicht durchstreichen.
guide-lowdown-last_turn = Zwei Gitter sind voll: Das ist der letzte Zug.

guide-roll_out-prompt-both_dice = Du musst beide Würfel nehmen. Tippe deinen Stein an, um ihn in die Mitte zu bringen, oder einen der Gegenseite, um ihn umzudrehen.
guide-roll_out-prompt-decide = Hör auf, dann ist alles in der Mitte endgültig draußen. Oder würfle weiter: Es wird mehr, oder du verlierst alles.
guide-roll_out-flipped = Ein weißer Stein braucht seine Zahl zweimal: einmal zum Aufdrehen, einmal für die Mitte.
guide-roll_out-rolled_out = Roll Out: Alles aus der Mitte kommt zurück. Hör nächstes Mal rechtzeitig auf!
guide-roll_out-few_left = Nur noch einer oder zwei vor dir: Jetzt genügt ein Würfel.
