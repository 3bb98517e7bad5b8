# Lowdown für Lehrkräfte: Würfel für alle, Aufgaben, Unterrichtsentwurf.

desk-lowdown-open = { $numbers }, { $colours }: Nimm eine Zahl und eine Farbe. Oder steh auf und warte auf den Becher.
    .short = { $numbers } · { $colours }
desk-lowdown-cup = Der Becher: { $number } und { $colour }. Wer steht, schreibt mit diesen beiden.
    .short = Becher: { $number } · { $colour }
desk-lowdown-begin = Alle haben eine leere Tafel und einen Stift.
desk-lowdown-next = Becher hochheben
desk-lowdown-finished = Zwei Gitter sind voll
desk-lowdown-last = Zwei Gitter sind voll: Nach dieser Runde ist Schluss.
desk-lowdown-over = Das Spiel ist aus. Zählt zusammen, was nicht durchgestrichen ist, und 6 für jedes schwarze Feld. Die wenigsten Punkte gewinnen.
paper-lowdown-boards = Tafeln, drei auf einer Seite

desk-lowdown-teaches = Zur Zehn ergänzen, mit zwei Bedingungen planen: Zahl und Farbe.
desk-lowdown-age = ab 9
desk-lowdown-time = 40 Minuten
desk-lowdown-aim =
    Die Kinder finden drei Zahlen, die zusammen 10 ergeben.
    Sie planen mit zwei Bedingungen zugleich: der Zahl und ihrer Farbe.
    Sie wägen eine sichere Wahl gegen den Becher ab.
desk-lowdown-material =
    Eine Tafel und ein Stift für jedes Kind (drei Tafeln auf einer Seite drucken).
    Würfel auf dem Beamer.
desk-lowdown-steps =
    6: Die Tafel erklären: drei Gitter, Farben als Buchstaben, vier Joker.
    4: Zwei Runden gemeinsam. Zahl, Farbe und Feld laut sagen.
    20: Spielen. Wer dem Becher traut, steht auf, bevor er gehoben wird.
    5: Punkte zusammenzählen. Die wenigsten gewinnen.
    5: Zwei Tafeln vergleichen: gleiche Würfel, andere Entscheidungen.
desk-lowdown-questions =
    Welche drei Würfelzahlen ergeben 10? Findet alle.
    Wann lohnt sich der Becher?
    Welches Feld liegt auf den meisten Linien seines Gitters?
    Wann nimmst du einen Joker?
desk-lowdown-further =
    Kinder, die fertig sind, finden alle Linien, die mit einer 3 in der Mitte 10 ergeben.
    Die Aufgaben „Was darf durchgestrichen werden?“ drucken.

task-lowdown-best = Deine Tafel zählt { $points }. Nimm eine Zahl und eine der Farben. Mit welchem Feld bleiben dir die wenigsten Punkte? Ohne Joker.
    .heading = Das beste Feld
task-lowdown-best-answer = { $number } in Feld { $box } (Reihe für Reihe gezählt). Durchstreichen, was 10 ergibt oder gleich ist: { $points } Punkte bleiben, { $saved } gespart.
task-lowdown-lines = Welche Linien dürfen jetzt durchgestrichen werden?
    .heading = Was darf durchgestrichen werden?
task-lowdown-lines-answer = { $count ->
    [one] Eine Linie: { $lines } ({ $sums }).
   *[other] { $count } Linien: { $lines } ({ $sums }).
} Die beste Wahl spart { $saved } Punkte.
