# Für Lehrkräfte: was dort zu haben ist. Was es zu jedem Spiel sagt, steht in desk_SPIEL.ftl.

desk-intro = Für den Unterricht: Würfel für den Beamer, Unterrichtsentwürfe, Aufgaben mit Lösungen und alles auf Papier. Nichts verlässt dieses Gerät, wenn Sie es nicht weitergeben.
desk-age = Alter:
desk-time = Dauer der Stunde:
desk-dice = Würfel für den Beamer
desk-plan = Unterrichtsentwurf
desk-tasks = Aufgaben
desk-minutes = { $minutes } Min.

lesson-heading = Stunden einer Klasse
lesson-about = Wählen Sie ein Spiel und Ihre Klasse und zeigen Sie den Code. Sammeln Sie danach die Ergebnisse.
lesson-give = Meiner Klasse eine Partie geben
lesson-game = Spiel und Hilfen
lesson-names = Namen und Gruppen
lesson-change = Spiel oder Hilfen ändern
lesson-which-game = Welches Spiel?
lesson-class = Welche Klasse?
lesson-new-class = Eine neue Klasse
lesson-more = Ein Roboter am Tablet oder ein eigener Würfelcode?
lesson-help = Hilfegruppe bilden
lesson-help-about = Für alle, die beim letzten Mal mehr als 5 von 30 Fragen falsch hatten. Wer in einer anderen Gruppe ist, bleibt dort.
lesson-help-one = { $name } ({ $missed } von { $asked })
lesson-help-made = Mehr als { $missed } von { $of } falsch, ab jetzt in Gruppe { $letter }: { $names }.
lesson-help-more = Mehr als { $missed } von { $of } falsch: { $names }. Aber alle haben diese Hilfe schon, oder alle Gruppen sind vergeben.
lesson-help-kept = Schon in einer anderen Gruppe: { $names }.
lesson-help-none = Am { $day } hatte niemand mehr als { $missed } von { $of } falsch.
lesson-help-few = Es gibt zu wenige Antworten für ein Urteil.

## Die Stunden einer Klasse, Woche für Woche

weeks = Woche für Woche
weeks-heading = Stunden, Woche für Woche
weeks-none = Noch keine Stunden. „Meiner Klasse eine Partie geben“ legt die erste an. Oder fügen Sie Stunden aus einer Datei hinzu.
weeks-nameless = Stunden mit demselben Klassennamen gehören zusammen. Diese hat noch keinen Namen: Geben Sie ihr unter „Ergebnisse sammeln“ einen.
weeks-about = Ein Feld zeigt, wie viele Züge sofort richtig waren, oder die Punkte, wenn die Seite gerechnet hat. Fehlt: auf der Liste, aber ohne Ergebnis. Tippen Sie auf einen Namen, um die Seite des Kindes zu sehen.
weeks-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
weeks-unfinished = nicht zu Ende
weeks-missing = fehlt
weeks-missed-about = Auch ein Tipp auf ein falsches Feld zählt, nicht nur eine falsche Summe.
weeks-nothing = Es ist kein falscher Versuch verzeichnet.
weeks-wrong = Falsch: { $dates }
weeks-right = Danach sofort richtig: { $dates }
weeks-times = { $count ->
    [one] { $date }
   *[other] { $date } ({ $count }-mal)
}
weeks-sheets = Ein Blatt für jedes Kind
weeks-back = Zurück zur Tabelle
weeks-child = Welches Kind?
weeks-all = Alle Kinder
weeks-from-to = { $from } bis { $to }
weeks-notes = Notizen
weeks-files = Auf einem anderen Gerät
weeks-files-about = Die Datei enthält die Namen und alle Ergebnisse dieser Stunden. Fügen Sie sie auf dem anderen Gerät hinzu. Was dort schon ist, bleibt.
weeks-save = Diese Stunden als Datei speichern
weeks-add = Stunden aus einer Datei hinzufügen

## Entwürfe, Blätter und Aufgaben

desk-plan-heading = Unterrichtsentwurf: { $game }
desk-plan-which = Welcher Entwurf?
desk-plan-play = Eine Partie spielen
desk-plan-aim = Ziel
desk-plan-words = Wortspeicher
# As in English
desk-plan-material = Material
desk-plan-steps = Ablauf
desk-plan-questions = Fragen und Antworten
desk-plan-support = Unterstützung
desk-plan-further = Zur Vertiefung
desk-plan-odd = Bei ungerader Kinderzahl
desk-plan-odd-text = Ein Paar wird zur Dreiergruppe: Das dritte Kind prüft jeden Zug. Nach jeder Partie wird getauscht.
desk-plan-exit = Abschlussfrage
desk-plan-exit-give = Abschlussfrage für meine Klasse
desk-plan-standard = Bezug zum Lehrplan
desk-plan-ahead = Ausblick auf { $codes }

desk-sheet-tally = Strichliste
desk-sheet-sums = Additionstafel
desk-sheet-throws = Würfeltafel
desk-sheet-scores = Punktezettel
desk-sheet-total = Summe
desk-sheet-prediction = Vermutung
desk-sheet-tallies = Striche
desk-sheet-frequency = Häufigkeit
# As in English
desk-sheet-name = Name
# As in English
desk-sheet-chips = Chips × { $each }
# As in English
desk-sheet-tic_tac_toes = Tic-Tac-Toes × { $each }
# As in English
desk-sheet-grands = Grands × { $each }
desk-sheet-number = Zahl
desk-sheet-ways = Alle Möglichkeiten, mit der größten Zahl zuerst
desk-sheet-count = Wie viele?
# As in English
desk-sheet-term = Term
desk-sheet-tens = Zehner
desk-sheet-ones = Einer
desk-sheet-worked = Ging
desk-sheet-failed = Ging nicht

desk-tasks-heading = Aufgaben: { $game }
desk-tasks-kind = Welche Aufgaben?
desk-tasks-count = Wie viele?
desk-tasks-answers = Ein Blatt mit den Lösungen?
desk-yes-no = { $value ->
    [yes] Ja
   *[no] Nein
}
desk-tasks-number-about = Dieselbe Nummer ergibt dieselben Aufgaben, auf jedem Gerät.
desk-tasks-other = Andere Aufgaben
desk-tasks-note = Blatt { $number }
desk-tasks-answers-to = Lösungen: { $name }

desk-dice-heading = Würfel für alle: { $game }
desk-dice-round = Runde { $round }
desk-dice-ready = Sind alle fertig?
desk-dice-all-ready = Alle sind fertig
desk-dice-back = Einen Wurf zurück
desk-dice-new = Neue Partie
desk-dice-new-heading = Eine neue Partie beginnen?
desk-dice-new-about = Die bisherigen Runden werden dann nicht mehr angezeigt.
desk-dice-stay = Bei dieser bleiben
desk-dice-past = Die bisherigen Würfe
desk-dice-code = Würfelcode { $code }: Eine Partie auf einem Tablet mit diesem Code würfelt dasselbe.

desk-next-heading = Für die nächste Klasse
desk-next-here = Auf diesem Tablet:
desk-next-matches = { $matches ->
    [0] keine Partien
    [one] 1 Partie
   *[other] { $matches } Partien
}
desk-next-robots = { $robots ->
    [0] keine Roboter
    [one] 1 Roboter
   *[other] { $robots } Roboter
}
desk-next-classes = { $classes ->
    [0] keine Stunden von Klassen
    [one] 1 Stunde einer Klasse
   *[other] { $classes } Stunden von Klassen
}
desk-next-lists = { $lists ->
    [one] Namen oder Aufgaben von 1 Klasse
   *[other] Namen oder Aufgaben von Klassen: { $lists }
}
desk-next-save = Alles als Datei speichern
desk-next-clear = Dieses Tablet leeren
desk-next-question = Dieses Tablet leeren?
desk-next-what = Alle Partien, Roboter und Klassenergebnisse auf diesem Tablet werden gelöscht, auch alle Namen. Das lässt sich nicht rückgängig machen. Sprache, Farben und Ton bleiben.
desk-next-save-and-clear = Als Datei speichern, dann leeren
desk-next-only-clear = Leeren, ohne zu speichern
desk-next-done = Dieses Tablet ist bereit für die nächste Klasse.
desk-next-look = Ist die Datei da?
desk-next-look-about = Suchen Sie „{ $file }“ unter Ihren Downloads. Leeren Sie dieses Tablet nur, wenn die Datei da ist.
desk-next-there = Die Datei ist da
desk-next-not-there = Sie ist nicht da
desk-next-stayed = { $count ->
    [one] 1 Sache hat sich inzwischen geändert und bleibt.
   *[other] { $count } Sachen haben sich inzwischen geändert und bleiben.
} Speichern und leeren Sie noch einmal.
desk-next-bring-back = Aus einer Datei zurückholen

board = Am Beamer spielen
board-heading = Am Beamer: { $game }
board-who = Wer spielt?
board-halves = Hälfte gegen Hälfte
board-teacher = Klasse gegen Lehrkraft
board-left = Linke Hälfte
board-right = Rechte Hälfte
board-class = Klasse
board-me = Lehrkraft
board-new = Neue Partie
board-ways = Alle Wege?
board-ways-question = Wie viele Möglichkeiten gibt es? Findet sie alle.
board-ways-show = Lösungen zeigen
board-ways-places = { $places ->
    [one] { $words } An einer Stelle.
   *[other] { $words } An { $places } Stellen.
}
board-ways-count = { $count ->
    [one] Es gibt einen Weg.
   *[other] Es gibt { $count } Wege.
}
board-ways-more = { $count ->
    [one] Einer mehr steht nicht hier.
   *[other] { $count } weitere stehen nicht hier.
}

paper-which = Welcher Spielplan?
paper-all = Alle
desk-tasks-fewer = { $count ->
    [one] Auf diesem Blatt gibt es nur eine Aufgabe dieser Art.
   *[other] Auf diesem Blatt gibt es nur { $count } verschiedene Aufgaben dieser Art.
}
