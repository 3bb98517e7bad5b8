# Die Liste einer Klasse: Ergebnisse, Namen, Gruppen und PIN.

## Der Code, wo die Partie eingerichtet wird

for-class-about = { $dice ->
    [own] Jedes Tablet spielt für sich: gleiche Partie, eigene Würfel.
   *[same] Jedes Tablet spielt für sich: gleiche Partie, gleiche Würfel.
}
for-class-dice = Würfel
for-class-dice-value = { $value ->
    [own] Jedes Tablet seine eigenen
   *[same] Auf jedem Tablet gleich
}
for-class-qr = QR-Code mit dem Link zur Partie dieser Klasse
for-class-hints = Tipps
for-class-chances = Die Chancen
for-class-settings = Einstellungen der Partie
for-class-new = Andere neue Partien
for-class-value = { $value ->
    [on] Erlaubt
   *[off] Gesperrt
}
for-class-title = Rollbook, Klassencode { $code }
for-class-join = Hier spielen

## Die Liste der Lehrkraft

class-about = Sammeln Sie hier die Ergebnisse einer Klasse. Sie bleiben auf diesem Tablet.
class-collect = Ergebnisse sammeln
class-first = Neue Klassenliste
class-another = Eine andere Stunde
class-begin = Klassencode
class-begin-about = Der Code der Partie, die die Klasse spielt. „Meiner Klasse eine Partie geben“ auf der Seite für Lehrkräfte macht ihn.
class-begin-do = Beginnen
class-begin-with = Diese Klasse beginnen und das Ergebnis aufnehmen
class-choose = Stunden auf diesem Tablet
class-add = Ergebnisse aufnehmen
class-add-about = Lesen Sie das Bild auf jedem Tablet mit der Kamera ein. Oder wählen Sie Dateien, ziehen Sie sie hierher oder fügen Sie Links ein.
class-add-about-file = Rollbook ist hier eine Datei und öffnet keine Kamera. Wählen Sie Dateien, ziehen Sie sie hierher oder fügen Sie Links ein.
class-read = Mit der Kamera einlesen
class-paste = Links oder Ergebnisse zum Einfügen
class-paste-do = Aufnehmen
class-files = Dateien wählen
class-added = { $count ->
    [one] Ein Ergebnis ist dazugekommen.
   *[other] { $count } Ergebnisse sind dazugekommen.
}
class-added-to = { $count ->
    [one] Ein Ergebnis kam in seine eigene Stunde: { $name }, { $date }.
   *[other] { $count } Ergebnisse kamen in ihre eigene Stunde: { $name }, { $date }.
}
class-same = { $count ->
    [one] Ein Ergebnis ist schon hier.
   *[other] { $count } Ergebnisse sind schon hier.
}
class-older = { $count ->
    [one] Ein Ergebnis ist älter als das in der Liste.
   *[other] { $count } Ergebnisse sind älter als die in der Liste.
}
class-none = Noch keine Ergebnisse.
class-reading = Jedes Ergebnis wird nachgespielt …
class-results = { $count ->
    [one] Ein Ergebnis
   *[other] { $count } Ergebnisse
}
class-unsaved = Die letzten Änderungen sind noch nicht gespeichert. Sie sind weg, wenn die Seite geschlossen wird. Speichern Sie die Ergebnisse vorher als Tabelle.
class-column = { $column ->
    [change] Ändern
    [group] Gruppe
    [listed] Gruppe auf der Liste
    [comparable] Punkte vergleichbar mit Gruppe
    [arrival] Reihenfolge des Eingangs
    [unfinished] Würfe bisher (nicht zu Ende)
    [missing] Fehlt
    [name] Name
    [score] Punkte
    [won] Gewonnen
    [right] Sofort richtig
    [moves] Züge
    [hints] Tipps
    [throws] Zurückgenommen
    [again] Versuch
    [game] Spiel
    [date] Datum
    [wrong] Was schwerfiel
    [code] Klassencode
    [solved] Gelöst
    [puzzles] Aufgaben
    [answers] Gezeigte Lösungen
    [late] Über sechzig Sekunden
   *[compare] Vergleichen
}
class-notes = { $hints ->
    [0] Zurückgenommene Würfe: { $throws }
   *[other] { $throws ->
        [0] Tipps: { $hints }
       *[other] Tipps: { $hints }, zurückgenommene Würfe: { $throws }
    }
}
class-again = Versuch { $number } auf dem Tablet
class-unfinished = { $fewest ->
    [0] Noch nicht zu Ende: { $rolls ->
        [one] ein Wurf
       *[other] { $rolls } Würfe
    }
   *[other] Noch nicht zu Ende: { $rolls } von mindestens { $fewest } Würfen
}
class-same-moves = Gleiche Züge wie { $names }
class-right = { $right } von { $moves }
class-percent = { $number } %
class-figure = { $number }
class-spread = { $row ->
    [min] Minimum
    [median] Median
   *[max] Maximum
}
class-choose-result = Das Ergebnis von { $name } vergleichen
class-compare = Zwei vergleichen
class-compare-how = { $count ->
    [0] Kreuzen Sie zwei Ergebnisse an, um sie zu vergleichen.
    [1] Ausgewählt: { $names }. Kreuzen Sie noch eins an.
   *[other] Ausgewählt: { $names }.
}
class-export-csv = Als Tabelle speichern (CSV)
class-print = Drucken
class-rename-class = Einen Namen geben
weeks-open = Alle Stunden dieser Klasse
class-delete-class = Diese Stunde löschen
class-rename = Wie heißt diese Klasse?
class-name = Name der Klasse
class-remove-do = Entfernen
class-remove = Das Ergebnis von { $name } entfernen?
class-remove-about = Das Tablet, von dem es kommt, hat es noch.
class-remove-one = Das Ergebnis von { $name } entfernen
class-removed = Das Ergebnis ist entfernt.
class-unreadable = einem Tablet
class-delete = Diese Stunde von { $name } löschen?
class-delete-about = { $count ->
    [0] Sie hat keine Ergebnisse.
    [one] Ihr Ergebnis ist dann für immer weg.
   *[other] Ihre { $count } Ergebnisse sind dann für immer weg.
}

## Ein Ergebnis, das per Link kommt

class-result-added = Das Ergebnis ist dazugekommen
class-result-same = Dieses Ergebnis ist schon hier
class-result-older = Ein späteres Ergebnis dieser Partie ist schon hier
class-result-foreign = Dieses Tablet sammelt noch nicht für diesen Klassencode
class-to-the-list = Zur Liste

## Zwei Ergebnisse nebeneinander

compare-heading = { $dice ->
    [own] Zwei Partien nebeneinander
   *[same] Gleiche Würfel, andere Züge
}
compare-back = Zurück zur Liste
compare-same = Beide haben genau gleich gespielt.
compare-parting = { $here ->
    [yes] Hier, nach Wurf { $number }, spielen sie zum ersten Mal verschieden.
   *[no] Nach Wurf { $number } spielen sie zum ersten Mal verschieden.
}
compare-turn = Wurf
compare-turn-back = Zurück
compare-turn-on = Weiter
compare-to-parting = Zum ersten Unterschied
compare-where = Wurf { $number } von { $last }: { $same ->
    [yes] Beide ziehen gleich.
   *[no] Sie ziehen verschieden.
}
compare-gained = Punkte in diesem Wurf: { $points }
compare-better = { $by ->
    [one] Gleiche Würfel, andere Züge: Einen Punkt besser war { $name }.
   *[other] Gleiche Würfel, andere Züge: { $by } Punkte besser war { $name }.
}
compare-even = Gleiche Würfel, andere Züge: Dieser Wurf bringt beiden gleich viel.
compare-over = Die Partie ist schon zu Ende.
compare-unfinished = So weit ist diese Partie noch nicht.

## All throws of a class

class-throws = Alle Würfe der Klasse
class-throws-about = { $same ->
    [yes] Alle Ergebnisse haben die gleichen Würfel, also zählen ihre Würfe nur einmal. Mehr Würfe bringt ein Code mit eigenen Würfeln für jedes Tablet.
   *[no] Die Würfe aller Tablets zusammen, daneben die erwarteten.
}
class-throws-grow = Ergebnis für Ergebnis zeigen
class-throws-stop = Anhalten
class-throws-next = Nächstes Ergebnis
class-throws-where = Ergebnisse: { $number } von { $last }
class-throws-more = Was würden 30 weitere Tablets bringen?
class-throws-more-heading = Mit { $count } weiteren Tablets
class-throws-more-about = Diese Würfe hat niemand gewürfelt. Rollbook hat { $throws } ausgelost. Beim nächsten Auslosen sieht es anders aus.
class-throws-again = Neu auslosen
class-throws-hide = Würfe ausblenden

## What to teach from

class-missed = Was schwerfiel
class-missed-about = Wer einen zweiten Versuch brauchte, zählt einmal. Auch wer auf ein falsches Feld getippt hat, zählt.
class-missed-none = Jeder Zug war sofort richtig.
class-missed-most = Am häufigsten falsch
class-missed-by = falsch bei { $missed } von { $people }
class-missed-table = Summe für Summe
class-missed-table-about = Jede Zeile beginnt mit der größten Zahl. Die Spalte sagt, was dazukommt. Das Feld sagt, wie viele Kinder es falsch hatten.
class-missed-cell = { $missed } von { $people }
class-missed-children = Kind für Kind
class-missed-times = { $count ->
    [one] { $question }, einmal
   *[other] { $question }, { $count }-mal
}
class-missed-hide = Ausblenden, was schwerfiel
# As in English
class-asked_sum = { $sum } = { $total }
class-asked_move = Ein Zug ohne Rechnung

## Ein gesperrtes Tablet und die PIN der Lehrkraft

pin-digits = Eine PIN hat 4 bis 12 Ziffern. Bitte eine eingeben.
pin-set = Die PIN ist gesetzt. Zeigen Sie jetzt den Code.
pin-removed = Die PIN ist entfernt. Zeigen Sie jetzt den Code.
pin-what = Mit einer PIN spielt ein Tablet, das Ihren Link geöffnet hat, bis zum Ende nur diese Partie. Die PIN öffnet es früher. Sie hält Kinder in der Partie; wer programmieren kann oder die Daten des Browsers löscht, kommt daran vorbei. Dann ist die Partie weg, und Sie sehen es.
pin-is-set = Eine PIN sperrt die Tablets
pin-none = Die Tablets mit einer PIN sperren
pin-new = Neue PIN
pin-set-do = PIN festlegen
pin-remove = PIN entfernen

## Die Liste einer Klasse

roster-heading = { $count ->
    [0] Namen
    [one] Ein Name
   *[other] { $count } Namen
}
roster-about = Mit einer Liste tippen die Kinder auf ihre Namen, und Sie sehen, wer fehlt. Die Namen reisen im Link und in seinem Bild mit und bleiben auf jedem Tablet, bis es für die nächste Klasse geleert wird: Nehmen Sie Vornamen.
roster-names = Namen, einer in jeder Zeile
roster-hint = Fügen Sie eine Liste oder Spalten einer Tabelle ein. Gleiche Namen bekommen Nummern. Ein Buchstabe in der letzten Spalte ist die Gruppe.
roster-look = Namen lesen
roster-take = Diese Liste übernehmen
roster-back = Zurück zum Text
roster-found = { $count ->
    [0] Keine Namen.
    [one] Ein Name.
   *[other] { $count } Namen.
}
roster-found-group = Gruppe { $letter }: { $count }.
pasted-title = Weggelassen: die Überschrift „{ $line }“.
pasted-heading = Weggelassen: die erste Zeile „{ $line }“.
pasted-column = Weggelassen: die Spalte „{ $heading }“.
pasted-numbers = Weggelassen: die Nummern.
pasted-mail = Weggelassen: die E-Mail-Adressen. Sie gehören in keinen Link.
pasted-groups = Gruppen: { $groups }.
pasted-ungrouped = Weggelassen: die Gruppen. Eine Klasse kann höchstens { $most } haben.
pasted-nameless = { $count ->
    [one] Weggelassen: eine Zeile ohne Namen.
   *[other] Weggelassen: { $count } Zeilen ohne Namen.
}
group-wanted = { $count ->
    [one] Ein Name ist in Gruppe { $letter }. Wählen Sie, was diese Gruppe anders macht.
   *[other] { $count } Namen sind in Gruppe { $letter }. Wählen Sie, was diese Gruppe anders macht.
}
class-elsewhere = { $name } ist auf Ihrer Liste in Gruppe { $letter }.
roster-other = Die Namen einer anderen Klasse nehmen
roster-change = Namen ändern
roster-group = Gruppe { $letter }
roster-groups = Gruppen, die anders spielen
roster-groups-about = Alle spielen dasselbe Spiel mit denselben Würfeln. Eine Gruppe kann eine leichtere Stufe, Hilfe oder echte Würfel haben. Die Liste sagt dann, was sich vergleichen lässt.
roster-share = Code zeigen
roster-share-about = Jedes Tablet öffnet diesen Link oder liest das Bild einmal.
roster-typed = Keine Kamera und kein Link?
roster-typed-about = Die Kinder tippen diesen Code ein. Er bringt keine Namen, keine Gruppen und keine PIN mit.
roster-share-no-link = Rollbook ist hier eine Datei und hat keinen Link. Speichern Sie die Liste als Datei und öffnen Sie sie auf den Tablets.
group-same = Wie die Klasse
group-new = Eine neue Gruppe
group-work = Rechnen
group-add = Gruppe hinzufügen
group-added = Gruppe { $letter } ist hinzugefügt. Zeigen Sie jetzt den Code.
group-remove = Gruppe { $letter } entfernen
group-compare = { $points ->
    [yes] Gleiche Würfel; die Punkte lassen sich vergleichen.
   *[no] { $dice ->
        [yes] Gleiche Würfel; die Punkte lassen sich nicht vergleichen.
       *[no] Andere Würfel; die Punkte lassen sich nicht vergleichen.
    }
}
class-real-dice = Die Kinder werfen echte Würfel
class-name-again = { $name } ({ $number })
class-missing = { $count ->
    [one] Es fehlt:
   *[other] Es fehlen { $count }:
}
class-order = Sortiert nach
class-order-by = { $order ->
    [points] Punkten
    [name] Namen
   *[arrival] Eingang
}
class-groups = Gruppen: { $letters }
class-groups-apart = Die Punkte dieser Gruppen lassen sich nicht mit denen der anderen vergleichen.
class-group-note = { $same ->
    [yes] Gruppe { $letter }: Die Punkte lassen sich vergleichen
   *[no] Gruppe { $letter }
}
class-stranger = Nicht auf der Liste: { $names }
class-rename-one = { $name } umbenennen
class-rename-heading = In dieser Liste umbenennen
class-rename-label = Statt { $name }

## Aufgaben, die eine Klasse löst

for-class-puzzles = Jedes Kind löst am Tablet dieselben Aufgaben.
for-class-puzzles-qr = QR-Code mit dem Link zu diesen Aufgaben
for-class-puzzles-join = Hier lösen
for-class-puzzles-new = Anderes auf dem Tablet
class-solved = { $count ->
    [one] Eine Aufgabe gelöst
   *[other] { $count } Aufgaben gelöst
}
class-puzzles-note = { $what ->
    [hints] Tipps: { $count }
    [shown] Gezeigte Lösungen: { $count }
   *[late] Über sechzig Sekunden: { $count }
}
class-puzzles-again = Versuch { $number } auf dem Tablet
class-same-answers = Gleiche Antworten wie { $names }
class-puzzle-number = Aufgabe { $number }
class-missed-puzzles-about = Ein Kind zählt einmal, wenn es einen zweiten Versuch, einen Tipp oder die Lösung brauchte.
class-missed-puzzles-none = Jede Aufgabe war sofort richtig, ohne Tipp.
group-compare-puzzles = { $points ->
    [yes] Gleiche Aufgaben; die Ergebnisse sind vergleichbar.
   *[no] Andere Aufgaben; die Ergebnisse sind nicht vergleichbar.
}

## Wo eine Klasse verschieden gewählt hat

class-choices = Wo sie verschieden gewählt haben
class-choices-where = Stellung { $number } von { $last }, nach Wurf { $roll }
class-choices-ways = { $people } Kinder hatten diese Stellung und diese Würfel. Verschiedene Wege: { $ways }.
class-choices-people = { $count ->
    [one] Ein Kind
   *[other] { $count } Kinder
}
class-choices-best = am besten
class-choices-none = In gleicher Stellung haben alle dasselbe gewählt.
class-choices-hide = Ausblenden, wo sie verschieden gewählt haben
