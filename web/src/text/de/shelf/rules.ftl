# Was die Regelseiten aller Spiele gemeinsam haben. Die Regeln jedes Spiels stehen in einer eigenen Datei: eine Zeile, ein Absatz.

rules = Regeln
rules-heading = { $game }: Regeln
rules-to-match = Zurück zur Partie
rules-play = Spielen
rules-waiting = Einen Moment, bitte.
chances-in-all = Insgesamt { $of } Würfe
