# Was alle Spiele gemeinsam sagen, auch warum etwas nicht geht. Was nur ein Spiel sagt, steht in seiner eigenen Datei.

page-title = { $screen } · Rollbook

## Start-up

start-up-worker = Der Tisch wird gedeckt …
start-up-python = Die Würfel werden ausgepackt …
start-up-rules = Die Regeln werden gelesen …
engine-failed = Die Regeln ließen sich nicht starten. Deine Partien sind sicher. Versuch es noch einmal oder lade die Seite neu.
engine-slow = Der Start dauert viel zu lange; vielleicht ist die Verbindung unterbrochen. Deine Partien sind sicher. Versuch es später noch einmal.
engine-again = Die Regeln waren stehen geblieben und wurden neu gestartet. Nichts ist verloren.
engine-silent = Die Regeln antworten nicht mehr. Deine Partien sind sicher. Versuch es noch einmal oder lade die Seite neu.
retry = Noch einmal versuchen
dismiss = Schließen
close = Schließen

## Offline

offline-preparing = Wird für unterwegs vorbereitet …
offline-ready = ✓ Bereit für unterwegs: Ab jetzt geht es auch ohne Internet.
offline-failed = Noch nicht bereit für unterwegs: Einige Dateien konnten nicht gespeichert werden. Lade die Seite neu, um es noch einmal zu versuchen.
offline-insecure = Nur mit Internet: Diese Adresse beginnt mit http. Browser heben eine Seite nur auf, wenn ihre Adresse mit https beginnt.
offline-unsupported = Nur mit Internet: Dieser Browser kann keine Seite aufheben.
new-version = Es gibt eine neue Version von Rollbook. Alle Partien bleiben, wie sie sind.
reload = Jetzt neu laden
storage-full = Das Gerät ist voll: Ihr könnt weiterspielen, aber die Partie geht verloren, wenn die Seite geschlossen wird.
storage-blocked = In diesem Browser darf Rollbook nichts speichern: Ihr könnt spielen, aber Partien gehen verloren, wenn die Seite geschlossen wird.

## The shelf

shelf-heading = Rollbook
shelf-link = Spiele
games-heading = Spiele
game-seats = { $fewest ->
    [1] Für 1 bis { $most } Personen
   *[other] Für { $fewest } bis { $most } Personen
}
game-seats-exact = Für { $seats } Personen
running-heading = Weiterspielen
finished-heading = Beendete Partien
match-running = { $actions ->
    [0] noch nicht begonnen
    [one] 1 Spielschritt bisher
   *[other] { $actions } Spielschritte bisher
}
match-won = { $count ->
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gemeinsam gewonnen
}
delete = Löschen
match-deleted = { $count ->
    [one] „{ $name }“ wurde gelöscht.
   *[other] { $count } Partien wurden gelöscht.
}
put-back = Zurückholen
to-the-shelf = Zu den Spielen

## Settings

settings = Einstellungen
settings-match = Diese Partie
settings-device = Dieses Gerät
settings-language = Sprache
settings-language-failed = Diese Sprache ließ sich nicht laden; vielleicht ist die Verbindung unterbrochen. Versuch es später noch einmal.
settings-theme = Farben
settings-theme-value = { $value ->
    [light] Hell
    [dark] Dunkel
    [contrast] Starker Kontrast
   *[system] Wie das Gerät
}
settings-sound = Ton
settings-sound-value = { $value ->
    [on] An
   *[off] Aus
}
settings-motion = Bewegung
settings-motion-value = { $value ->
    [less] Wenig
   *[system] Wie das Gerät
}
settings-hand = Hand
settings-hand-value = { $value ->
    [left] Links
   *[right] Rechts
}
settings-guide = Tipps für die erste Partie
settings-guide-value = { $value ->
    [on] An, von vorn
   *[off] Aus
}
settings-speed = Tempo
settings-speed-value = { $value ->
    [slow] Langsam
    [fast] Schnell
   *[normal] Normal
}

## Set-up

set-up-count = Wie viele spielen mit?
set-up-seats = Wer spielt mit?
set-up-name = Name von Person { $number }
set-up-who = Wer sitzt auf Platz { $number }?
set-up-level = { $level ->
    [easy] Roboter, leicht
    [medium] Roboter, mittel
    [hard] Roboter, schwer
   *[other] Mensch
}
set-up-look = Person { $number } hat: { $look }. Etwas anderes aussuchen
set-up-looks = Farben und Zeichen für Person { $number }
set-up-more = Mehr
set-up-seed = Nummer der Würfel
set-up-seed-about = Mit derselben Nummer fallen die Würfel noch einmal genauso. Bleibt das Feld leer, weiß niemand, was kommt.
set-up-start = Los geht’s!
dice-choice = Welche Würfel?
dice-choice-value = { $value ->
    [real] Echte
   *[page] Diese hier
}
dice-choice-about = { $value ->
    [real] Ihr werft eigene Würfel und tippt an, was sie zeigen.
   *[page] Die Würfel rollen auf dem Bildschirm.
}
curtain-choice = Vorhang zwischen den Zügen
curtain-choice-value = { $value ->
    [on] An
   *[off] Aus
}
curtain-heading = Gib weiter an { $name }
curtain-take = Ich bin { $name }
turning-choice = Zur Person am Zug drehen
turning-choice-value = { $value ->
    [on] An
   *[off] Aus
}
side-value = { $value ->
    [1] ← links
    [2] ↑ drüben
    [3] → rechts
   *[0] ↓ hier
}
seat-name = Person { $number }
robot = { $number ->
    [0] Roboter
   *[other] Roboter { $number }
} ({ $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
})
look = { $symbol } in { $colour }
colour-red = Rot
    .letter = R
colour-blue = Blau
    .letter = B
colour-yellow = Gelb
    .letter = G
colour-green = Grün
    .letter = Ü
colour-purple = Lila
    .letter = L
colour-sky = Hellblau
colour-orange = Orange
    .letter = O
colour-pink = Rosa
colour-brown = Braun
colour-lime = Hellgrün
colour-black = Schwarz
colour-white = Weiß
symbol-star = Stern
symbol-disc = Scheibe
symbol-triangle = Dreieck
symbol-square = Quadrat
symbol-moon = Mond
symbol-drop = Tropfen
symbol-cross = Kreuz
symbol-heart = Herz
symbol-bar = Balken
symbol-leaf = Blatt
symbol-diamond = Raute
symbol-ring = Ring

## The table

table-heading = Spieltisch
wish-heading = Neue Partie
turn-heading = Wer dran ist
scores-heading = Spielstand
rolling = Die Würfel rollen …
dice-wait = { $count ->
    [one] Ein Würfel
   *[other] { $count } Würfel
}
dice-show = Die Würfel zeigen { $faces }
prompt-roll = Wirf die Würfel.
prompt-type = Tipp an, was deine Würfel zeigen.
keypad-heading = Was deine Würfel zeigen
keypad-typed = { $count ->
    [0] Noch nichts angetippt.
   *[other] Angetippt: { $faces }.
}
keypad-done = Stimmt so
roll-off-heading = Der höchste Wurf fängt an
roll-off-starts = Der höchste Wurf:
roll-off-tied = Gleichstand: noch einmal werfen
roll-off-not-yet = –
prompt-others = Gerade hast du nichts zu tun. Noch dran: { $names }.
robot-thinks = überlegt
robot-rolls = würfelt gleich
robot-held = wartet, bis es weitergehen soll.
robots-turn = Jetzt ist { $name } dran.
announce-turn = { $name }: { $prompt }
roll = Würfeln
pass = Passen
confirm = Fertig
cancel = Abbrechen
undo = Zurück
redo = Vor
result = Ergebnis
new = Neue Partie
new-short = Neu
stop = Anhalten
go-on = Weiter
take-back-heading = Den Wurf zurücknehmen?
take-back-about = Die Würfel würden noch einmal genauso fallen. Im Verlauf steht dann, dass der Wurf zurückgenommen wurde.
take-back-do = Zurücknehmen
take-back-leave = So lassen
new-heading = Eine neue Partie anfangen?
new-about = Diese Partie bleibt bei den Spielen liegen, und ihr könnt sie später weiterspielen.
new-do = Neue Partie
new-leave = Hier weiterspielen
conflict-heading = Diese Partie ging in einem anderen Fenster weiter
conflict-about = Dort hat inzwischen jemand weitergespielt. Übernimm, was dort gespielt wurde, oder behalte das, was du hier siehst, als eigene Partie.
conflict-take = Von dort übernehmen
conflict-copy = Als eigene Partie behalten

## The log

log-heading = Verlauf
log-button = Verlauf
log-empty = Noch ist nichts passiert.
passed = { $name } passt.
match_over = Die Partie ist zu Ende.
remark-take-back = Hier wurde ein Wurf zurückgenommen (Spielschritt { $number }).
remark-hint = Hier gab es einen Tipp.

## Zurückschauen

past-heading = Zurückschauen
past-where = { $number ->
    [0] So stand es am Anfang
   *[other] So stand es nach Schritt { $number }
}
past-beginning = Noch war nichts gespielt.
past-leave = Zurück ins Spiel
past-left = Zurück im Spiel.
replay = Nachspielen
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Ein Schritt weiter
replay-speed = { $speed ->
    [slow] Tempo: langsam
    [fast] Tempo: schnell
   *[normal] Tempo: normal
}
replay-position = Stelle im Spiel
replay-position-value = nach { $number } von { $last } Schritten

## The result

result-winners = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } gewinnen gemeinsam!
}
result-alone = { $points ->
    [one] { $name } hat einen Punkt!
   *[other] { $name } hat { $points } Punkte!
}
result-won = Gewonnen
score-points = = { $points }
score-sum = { $points }
score-total = Zusammen
again = Noch einmal
again-first = Diesmal sitzt { $name } vorn
see-board = Spielplan ansehen

## Hints: what a move gains, as parts of a list

hint-points = { $points ->
    [one] ein Punkt mehr
   *[other] { $points } Punkte mehr
}

## Hints and robots

hints-ask = Zeig mir gute Züge
hints-heading = Gute Züge
hints-choice = Tipps
hints-choice-value = { $value ->
    [off] Keine Tipps
   *[on] Wer einen will
}
hints-choice-about = Wer dran ist, kann nach guten Zügen fragen. Das steht dann im Verlauf.
settings-seats = Wer spielt?
seat-rename = Ein anderer Name
seat-person = Ein Mensch übernimmt
seat-do = OK
seat-robot = Ein Roboter übernimmt
seat-other-robot = Ein anderer Roboter übernimmt
seat-leave = So lassen
decided-heading = Hier fiel die Entscheidung
decided-looking = Die wichtigsten Züge werden gesucht
decided-nothing = Niemand hat etwas Großes übersehen.
decided-played = Schritt { $number }: { $move }
decided-better = Besser: { $move }
decided-gains = ({ $gains })

## A match that was sent

shared-heading = Eine Partie für dich
shared-seats = Es spielen: { $names }
shared-option = { $option } { $value }
shared-about = Sie wird zu einer eigenen Partie auf diesem Gerät. Was schon da ist, bleibt, wie es ist.
shared-keep = Auf den Tisch damit

## What cannot be done

picks-incomplete = Das ist noch kein ganzer Zug: Wähle weiter oder brich ab.
problem-heading = Das hat nicht geklappt
problem-defect = In Rollbook selbst ist etwas schiefgegangen. Deine Partien sind sicher. ({ $detail })
problem-no-such-page = Unter dieser Adresse gibt es nichts.
problem-no-such-match = Unter dieser Adresse gibt es auf diesem Gerät keine Partie. Partien bleiben auf dem Gerät, auf dem sie gespielt werden.
problem-no-match-open = Auf dem Tisch liegt keine Partie.
problem-damaged-link = Dieser Link ist beschädigt: Ein Teil fehlt oder wurde verändert. Lass ihn dir noch einmal schicken.
problem-unknown-parameter = In dieser Adresse steht „{ $name }“, und das kennt Rollbook nicht. Es kennt: game, seats, seat.0, seat.1 und so weiter, option.NAME, seed, dice, auto.
problem-parameter-twice = In dieser Adresse steht „{ $name }“ zweimal.
problem-no-game = Diese Adresse sagt nicht, welches Spiel gemeint ist: Es fehlt game=…
problem-bad-number = In dieser Adresse muss „{ $name }“ eine ganze Zahl sein, nicht „{ $value }“.
problem-real-or-page = In dieser Adresse muss „{ $name }“ real oder page sein, nicht „{ $value }“.
problem-on-or-off = In dieser Adresse muss „{ $name }“ on oder off sein, nicht „{ $value }“.
problem-seat-beyond = In dieser Adresse steht seat.{ $seat }, aber es gibt { $seats } Plätze, von 0 an gezählt.
problem-no-board = Für „{ $game }“ gibt es noch keinen Spielplan.

## Was die Regeln für alle Spiele ablehnen

refused-bad_bot = Den Computer-Gegner „{ $level }“ gibt es nicht. Die Stufen sind: { $levels }.
refused-bad_name = Ein Name hat 1 bis 40 Zeichen in einer Zeile, ohne „|“ und ohne Leerzeichen am Anfang oder Ende.
refused-bad_option = Die Einstellung „{ $option }“ kann nicht „{ $value }“ sein. Möglich sind: { $values }.
refused-bad_remark = Eine Anmerkung ist eine Zeile mit höchstens 200 Zeichen.
refused-bad_seats = { $game } spielt man mit { $fewest } bis { $most } Personen, nicht mit { $seats }.
refused-bad_seats_exact = { $game } spielt man mit genau { $fewest } Personen, nicht mit { $seats }.
refused-bad_seed = Die Nummer der Würfel ist eine ganze Zahl von 0 bis 9007199254740991, nicht „{ $seed }“.
refused-dice_count = So können diese Würfel nicht fallen: „{ $text }“.
refused-dice_first = Erst wird gewürfelt.
refused-match_over = Die Partie ist zu Ende.
refused-must_move = Passen darfst du nur, wenn du nicht ziehen kannst, und du kannst ziehen.
refused-must_pass = Mit diesem Wurf kannst du nicht ziehen: Passe.
refused-no_dice_now = Jetzt wird nicht gewürfelt: Erst ist Platz { $seats } am Zug.
refused-no_match = Auf dem Tisch liegt keine Partie.
refused-no_options = Bei { $game } gibt es nichts einzustellen, also auch „{ $option }“ nicht.
refused-no_such_position = Den Stand { $position } gibt es nicht: Diese Partie hat { $actions } Spielschritte.
refused-no_such_seat = Platz { $seat } gibt es nicht: Diese Partie hat { $seats } Plätze.
refused-not_a_move = So schreibt man keinen Zug in diesem Spiel: „{ $move }“. Ein Zug sieht so aus: { $examples }.
refused-not_legal = „{ $move }“ ist hier nicht erlaubt.
refused-not_your_turn = Platz { $seat } ist gerade nicht dran.
refused-nothing_to_redo = Es gibt nichts, was du wiederholen kannst.
refused-nothing_to_undo = Es gibt nichts, was du zurücknehmen kannst.
refused-nothing_to_undo_for_seat = Platz { $seat } hat seit dem letzten Wurf nichts gemacht, was sich zurücknehmen lässt.
refused-picks_fit_no_move = Das ergibt zusammen keinen Zug: { $picks }.
refused-record_action = Zeile { $line }: „{ $text }“ ist kein Spielschritt. Ein Spielschritt beginnt mit „dice“ oder der Nummer eines Platzes.
refused-record_missing = Zeile { $line }: Hier müsste „{ $expected }“ stehen.
refused-record_newer = Diese Aufzeichnung stammt von einem neueren Rollbook („{ $shown }“); dieses hier liest „rollbook 1“.
refused-record_not_text = Das ist keine Aufzeichnung von Rollbook: Sie müsste mit der Zeile „rollbook 1“ beginnen.
refused-record_option = Zeile { $line }: Eine Einstellung schreibt man name=wert, nicht „{ $text }“.
refused-record_refused = Zeile { $line }: { $reason }
refused-record_too_long = Diese Aufzeichnung ist zu lang: Eine Partie hat höchstens { $most } Zeilen.
refused-record_version = Zeile { $line }: Diese Aufzeichnung folgt Version { $version } der Regeln von { $game }; dieses Rollbook spielt Version { $known }.
refused-unknown_game = Ein Spiel „{ $game }“ gibt es nicht. Die Spiele sind: { $games }.
refused-unknown_option = Bei { $game } lässt sich „{ $option }“ nicht einstellen. Einstellen lässt sich: { $options }.
