# Lowdown für Lehrkräfte: Würfel für alle, Aufgaben, Unterrichtsentwurf.

desk-lowdown-open = { $numbers }, { $colours }: Nehmt eine Zahl und eine Farbe und schreibt. Oder steht auf und wartet auf den Becher.
    .short = { $numbers } · { $colours }
desk-lowdown-cup = Der Becher: { $number } und { $colour }. Wer steht, schreibt mit diesen beiden.
    .short = Becher: { $number } · { $colour }
desk-lowdown-begin = Alle haben eine leere Tafel und einen Stift.
desk-lowdown-next = Becher hochheben
desk-lowdown-finished = Zwei Gitter sind voll
desk-lowdown-last = Zwei Gitter sind voll: Nach dieser Runde ist Schluss.
desk-lowdown-over = Die Partie ist zu Ende. Zählt zusammen, was nicht durchgestrichen ist, und 6 für jedes schwarze Feld. Wer die wenigsten Punkte hat, gewinnt.
paper-lowdown-boards = Tafeln, drei auf einer Seite

desk-lowdown-teaches = Zerlegungen der 10, Planen mit zwei Bedingungen: Zahl und Farbe.
desk-lowdown-age = ab 9
desk-lowdown-time = 45 Minuten
desk-lowdown-aim =
    Die Kinder finden drei Zahlen, die 10 ergeben.
    Sie planen mit zwei Bedingungen zugleich: der Zahl und ihrer Farbe.
    Sie wägen eine sichere Wahl gegen den Becher ab.
desk-lowdown-words = Zahlzerlegung, Summe, Bedingung, Reihe, Spalte, Diagonale
desk-lowdown-material =
    Für jedes Kind eine Tafel und ein Stift (drei Tafeln auf einer Seite).
    Würfel am Beamer. Alle wählen aus denselben offenen Würfeln, keiner wird beiseitegelegt: Auf dem Tablet ist das anders.
desk-lowdown-steps =
    6: Die Tafel erklären: drei Gitter, Farben als Buchstaben, vier Joker. Das Durchstreichen erklären.
    4: Zwei Runden gemeinsam. Zahl, Farbe und Feld laut sagen.
    20: Spielen und nach 10 Runden aufhören. Eine Runde dauert etwa zwei Minuten. Wer dem Becher traut, steht auf, bevor er gehoben wird.
    5: Punkte addieren. Wer die wenigsten hat, gewinnt.
    10: Zwei Tafeln vergleichen: gleiche Würfel, andere Wahl. Die Fragen unten besprechen.
desk-lowdown-questions =
    Welche drei Würfelzahlen ergeben 10? Finde alle. | { $triple_count }: { $triples }.
    Wann lohnt sich der Becher? | Wenn keine offene Zahl hilft oder keine offene Farbe passt.
    Welches Feld liegt in den meisten Linien seines Gitters? | Das mittlere: Es liegt in { $lines_middle }.
    Wann nimmst du einen Joker? | Wenn er eine Linie fertig macht oder eine hohe Zahl erspart.
desk-lowdown-support =
    Zwei Kinder teilen sich eine Tafel. Die sechs Zahlentrios hängen an der Wand.
desk-lowdown-further =
    Finde alle Linien mit der Summe 10 und einer 3 in der Mitte: { $with_three }.
    Die Aufgaben „Was darf durchgestrichen werden?“ ausdrucken.

desk-lowdown-ten_square = Zehn im Quadrat
desk-lowdown-ten_square-age = 8 bis 10
desk-lowdown-ten_square-time = 45 Minuten
desk-lowdown-ten_square-aim =
    Die Kinder finden alle Trios aus Würfelzahlen, die 10 ergeben.
    Sie füllen Quadrate, in denen jede Reihe und jede Spalte 10 ergibt.
    Sie vollziehen einen Beweis nach.
desk-lowdown-ten_square-words = Zahlzerlegung, Summe, Reihe, Spalte, Diagonale, Beweis
desk-lowdown-ten_square-material =
    Für jedes Kind das Blatt „Zehn im Quadrat“ (Seite 2). Für jedes Paar drei Würfel.
desk-lowdown-ten_square-steps =
    8: Alle Trios mit der Summe 10 finden. Nach der kleinsten Zahl ordnen.
    7: Wie viele Würfe sind das? Die Reihenfolgen jedes Trios zählen.
    18: Die Quadrate füllen. Alle Reihen und alle Spalten ergeben 10.
    7: Die Fragen unten besprechen.
    5: Die Abschlussfrage.
desk-lowdown-ten_square-questions =
    Welche Trios ergeben 10? | { $triple_count }: { $triples }.
    Bei wie vielen der { $throws } Würfe mit drei Würfeln ist die Summe 10? | { $ten_ways }.
    Wie viele solche Quadrate gibt es? | { $squares }, zum Beispiel { $square }.
    Warum können nicht auch beide Diagonalen 10 ergeben? | Die vier Linien durch die Mitte ergäben 40. Das sind alle neun Felder, also 30, und dreimal die Mitte. Sie wäre 10 : 3.
desk-lowdown-ten_square-support =
    Auf dem Blatt ist die erste Reihe des ersten Quadrats schon ausgefüllt: { $first_row }.
desk-lowdown-ten_square-further =
    Finde ein Quadrat, in dem auch eine Diagonale 10 ergibt. Es gibt { $one_diagonal } für jede Diagonale.

desk-lowdown-chances-questions =
    Kommt eine Zahl häufiger als eine andere? | Nein. Jede kommt bei { $numbers_1 } von { $numbers_of } Würfen mit zwei Würfeln.
    Welches Feld ist leichter: mit einer Farbe oder mit zwei? | Mit zwei Farben: { $boxes_double } von { $boxes_of } Würfen. Mit einer: { $boxes_single }.
    Du brauchst Rot. Helfen die offenen Würfel mehr oder der Becher? | Die offenen Würfel: { $boxes_single } von { $boxes_of } Würfen. Der Becher: { $cup_single } von { $cup_of }.
