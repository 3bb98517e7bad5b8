# Was gedruckt wird: Tafeln, Regeln, Urkunden. Was es zu jedem Spiel sagt, steht in desk_SPIEL.ftl.

paper = Drucken
paper-heading = Auf Papier: { $game }
paper-what = Was soll gedruckt werden?
paper-rules = Die Regeln auf einer Seite
paper-print = Drucken
paper-sheets = { $count ->
    [one] 1 Blatt, für A4 und Letter, ohne Farben.
   *[other] { $count } Blätter, für A4 und Letter, ohne Farben.
}
paper-preview = Vorschau der Blätter
paper-board = Der Spielplan
# As in English
paper-name = Name
paper-points = Punkte
paper-certificate = Urkunde
paper-certificate-heading = Urkunde einer Partie
paper-certificate-about = Namen, Punkte und der Spielplan am Ende, zum Mitnehmen.
paper-certificate-make = Urkunde erstellen
paper-certificate-none = Auf diesem Tablet ist noch keine Partie zu Ende. Bitte erst eine Partie zu Ende spielen.
paper-certificate-of = Von welcher Partie?
paper-certificate-signed = Unterschrift
paper-chances = Die Chancen auf einer Seite
paper-chances-heading = Chancen: { $game }
