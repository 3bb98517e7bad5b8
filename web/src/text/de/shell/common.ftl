# Was alle Spiele gemeinsam sagen, auch warum etwas nicht geht. Was nur ein Spiel sagt, steht in seiner eigenen Datei.

# Ob diese Sprache von links nach rechts (ltr) oder von rechts nach links (rtl) geschrieben wird.
text-direction = ltr
page-title = { $screen } · Rollbook

## Start-up

start-up-worker = Der Tisch wird gedeckt …
start-up-python = Die Würfel werden ausgepackt …
start-up-rules = Die Regeln werden gelesen …
engine-failed = Das Spiel ließ sich nicht starten. Deine Partien sind sicher. Versuch es noch einmal oder lade die Seite neu.
engine-slow = Rollbook ist nach einer Minute noch nicht gestartet. Deine Partien sind sicher. Schließe andere Tabs und versuch es noch einmal.
engine-no-webassembly = WebAssembly ist hier ausgeschaltet, und Rollbook braucht es. Vielleicht liegt es am Blockierungsmodus. Schalte ihn für diese Seite aus und lade sie neu.
engine-again = Rollbook war hängen geblieben und wurde neu gestartet. Nichts ist verloren.
engine-silent = Rollbook antwortet nicht. Deine Partien sind sicher. Versuch es noch einmal oder lade die Seite neu.
retry = Noch einmal
dismiss = Schließen
close = Schließen

## Offline

offline-preparing = Wird für unterwegs vorbereitet …
offline-ready = ✓ Bereit für unterwegs: Ab jetzt geht es auch ohne Internet.
offline-framed = Rollbook ist hier Teil einer anderen Seite und braucht Internet. Öffne es in einem eigenen Tab, dann geht es auch ohne.
offline-insecure = Nur mit Internet: Diese Adresse beginnt mit http. Nimm die Adresse mit https, wenn es eine gibt.
offline-unsupported = Nur mit Internet: Dieser Browser kann keine Seite speichern. Nimm einen anderen.
new-version = Es gibt eine neue Version von Rollbook. Alle Partien bleiben, wie sie sind.
reload = Jetzt neu laden
storage-full = { $what ->
    [robots] Das Gerät ist voll. Dieser Roboter bleibt nur da, bis die Seite geschlossen wird. Speichere ihn als Datei.
    [classes] Das Gerät ist voll. Schaffen Sie Platz darauf. Sonst ist die letzte Änderung weg, wenn die Seite geschlossen wird.
   *[matches] Das Gerät ist voll. Speichert diese Partie zuerst als Datei, dann spielt weiter. Ohne Datei ist sie weg, wenn die Seite geschlossen wird.
}
storage-blocked = { $what ->
    [robots] In diesem Browser darf Rollbook nichts speichern. Speichert eure Roboter als Dateien. Sonst sind sie weg, wenn die Seite geschlossen wird.
    [classes] In diesem Browser darf Rollbook nichts speichern. Speichern Sie die Ergebnisse als Tabelle. Sonst sind sie weg, wenn die Seite geschlossen wird.
   *[matches] In diesem Browser darf Rollbook nichts speichern. Ihr könnt spielen, aber speichert Partien als Datei. Sonst sind sie weg, wenn die Seite geschlossen wird.
}

## The shelf

shelf-heading = Rollbook
shelf-what = Fünf Würfelspiele, mit Freunden oder Roboter.
shelf-link = Spiele
games-heading = Spiele
game-seats = { $fewest ->
    [1] Für 1 bis { $most } Personen
   *[other] Für { $fewest } bis { $most } Personen
}
game-seats-exact = Für { $seats } Personen
running-heading = Weiterspielen
match-running = { $actions ->
    [0] noch nicht begonnen
    [one] 1 Schritt bisher
   *[other] { $actions } Schritte bisher
}
match-unsaved = noch nicht gespeichert
match-won = { $count ->
    [one] { $winners } hat gewonnen
   *[other] { $winners } teilen sich den Sieg
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
    [less] Weniger
   *[system] Wie das Gerät
}
settings-hand = Knöpfe für die linke oder rechte Hand
settings-hand-value = { $value ->
    [left] Links
   *[right] Rechts
}
settings-keys = Kürzel mit einer einzigen Taste
settings-keys-value = { $value ->
    [on] An
   *[off] Aus
}
settings-reach = Wohin Tasten und Schalter führen
settings-reach-value = { $value ->
    [usable] Nur zu möglichen Feldern
   *[everything] Überallhin
}
settings-spoken = Was ein Screenreader sagt
settings-spoken-value = { $value ->
    [short] Das Wichtigste
   *[everything] Alles
}
settings-guide = Hilfe für die erste Partie
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
set-up-name = Name von Kind { $number }
set-up-who = Wer ist Kind { $number }?
set-up-level = { $level ->
    [easy] Pünktchen, Roboter (leicht)
    [medium] Rosti, Roboter (mittel)
    [hard] Ada, Roboter (schwer)
   *[other] Mensch
}
set-up-look = Kind { $number } hat: { $look }. Etwas anderes aussuchen
set-up-looks = Farben und Zeichen für Kind { $number }
who-heading = Wer bist du?
who-animal = Dein Tier
who-name = Dein Name
who-about = Name und Tier bleiben auf diesem Gerät. Teilst du eine Partie, steht dein Name darin.
who-me = Das bin ich
set-up-seed = Würfelcode (muss nicht sein)
set-up-seed-about = Gleicher Code, gleiche Würfe. Ohne Code gibt es neue Würfe.
set-up-start = Los geht’s!
dice-choice = Welche Würfel?
dice-choice-value = { $value ->
    [real] Echte
   *[page] Auf dem Bildschirm
}
dice-choice-about = { $value ->
    [real] Ihr würfelt mit eigenen Würfeln und tippt an, was sie zeigen.
   *[page] Die Würfel rollen auf dem Bildschirm.
}
curtain-choice = Spielplan beim Weitergeben verdecken
curtain-choice-value = { $value ->
    [on] An
   *[off] Aus
}
curtain-heading = Gib das Tablet an { $name }
curtain-take = Ich bin { $name }
turning-choice = Spielplan zur Person am Zug drehen
turning-choice-value = { $value ->
    [on] An
   *[off] Aus
}
side-value = { $value ->
    [1] ← links
    [2] ↑ gegenüber
    [3] → rechts
   *[0] ↓ hier
}
seat-name = Kind { $number }
robot = { $level ->
    [easy] Pünktchen
    [medium] Rosti
   *[hard] Ada
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} ({ $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
})
robot-short = { $level ->
    [easy] Pünktchen
    [medium] Rosti
   *[hard] Ada
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
look = { $symbol } in { $colour }
colour-red = Rot
    .letter = R
    .mark = R
colour-blue = Blau
    .letter = B
    .mark = B
colour-yellow = Gelb
    .letter = G
    .mark = Ge
colour-green = Grün
    .letter = Ü
    .mark = Gr
colour-purple = Lila
    .letter = L
    .mark = L
colour-sky = Hellblau
colour-orange = Orange
    .letter = O
    .mark = O
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
symbol-cat = Katze
symbol-dog = Hund
symbol-rabbit = Hase
symbol-frog = Frosch
symbol-fish = Fisch
symbol-bird = Vogel
symbol-turtle = Schildkröte
symbol-butterfly = Schmetterling

## The table

table-heading = Spieltisch
new-match-heading = Neue Partie
turn-heading = Wer dran ist
scores-heading = Spielstand
rolling = Die Würfel rollen …
dice-wait = { $count ->
    [one] Ein Würfel
   *[other] { $count } Würfel
}
dice-show = Die Würfel zeigen { $faces }
prompt-roll = Würfle.
prompt-roll_off = Würfle. Wer die höchste Summe hat, fängt an.
prompt-type = Tippe an, was deine Würfel zeigen.
keypad-heading = Was deine Würfel zeigen
keypad-typed = { $count ->
    [0] Noch nichts angetippt.
   *[other] Angetippt: { $faces }.
}
keypad-done = Diese Würfel nehmen
roll-off-heading = Wer die höchste Summe hat, fängt an
roll-off-starts = { $name } fängt an!
roll-off-tied = Gleich viel: noch einmal würfeln
roll-off-not-yet = –
prompt-others = Bitte warte auf: { $names }.
step-complete = Das ist ein Zug. Tippe auf „Fertig“.
    .spoken = Wähle „Fertig“.
step-more = Weiter: Tippe noch mehr an.
scores-lowest = Wer am wenigsten hat, gewinnt
robot-thinks = { $name } überlegt
robot-rolls = { $name } würfelt gleich
robot-held = { $name } wartet, bis du auf „Weiter“ tippst.
last-turn = Den letzten Zug von { $name } noch einmal zeigen
robots-turn = Jetzt ist { $name } dran.
announce-turn = { $name }: { $prompt }
announce-taken-back = Zurückgenommen: { $what }
announce-again = Noch einmal gespielt: { $what }
announce-places = { $more ->
    [0] Möglich: { $places }.
   *[other] Möglich: { $places } und { $more } weitere.
}
announce-more = Mehr mit W.
announce-words = Tippe an,>Gib ein,;Tippe auf>Wähle;Tippe ([^.]*?) an([ .,:])>Wähle #1#2
announce-score = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
announce-score-words = { $name }: { $words }, { $more }.
keys-heading = Tasten
keys-tab = Tab: zum nächsten Knopf
keys-arrows = Pfeile: über den Plan gehen
keys-ends = Pos1 und Ende: zum ersten und zum letzten Platz
keys-usable = Bild ab und Bild auf: der nächste Platz, der geht
keys-tap = Enter oder Leertaste: antippen
keys-escape = Escape: schließen oder abbrechen
keys-number = Eine Zahl: zu ihrem Platz
keys-roll = R: würfeln oder wiederholen
keys-undo = U: rückgängig
keys-hint = H: ein Tipp
keys-chances = C: die Chancen
keys-thousand = T: 1000 Partien von hier
keys-score = S: den Stand hören
keys-now = W: hören, was du tun kannst und was passiert ist
keys-rules = I: die Regeln
roll = Würfeln
pass = Aussetzen
confirm = Fertig
cancel = Abbrechen
undo = Rückgängig
redo = Wiederholen
result = Ergebnis
new = Neue Partie
new-short = Neu
stop = Anhalten
go-on = Weiter
take-back-heading = Den Wurf zurücknehmen?
take-back-about = Die Würfel fallen dann noch einmal gleich. Im Verlauf steht, dass du ihn zurückgenommen hast.
take-back-robot-heading = Deinen Zug zurücknehmen?
take-back-robot-about = Der Roboter nimmt seinen Zug auch zurück. Das steht dann im Verlauf.
take-back-do = Zurücknehmen
take-back-leave = Wurf behalten
new-heading = Eine neue Partie anfangen?
new-about = Diese Partie bleibt in deiner Liste. Du kannst sie später weiterspielen.
new-do = Neue Partie
new-leave = Hier weiterspielen
conflict-heading = Diese Partie ging in einem anderen Fenster weiter
conflict-about = Du kannst übernehmen, was dort gespielt wurde. Oder behalte beide: Was du hier siehst, wird eine zweite Partie.
conflict-take = Mit der Partie im anderen Fenster weiterspielen
conflict-copy = Beide behalten

## The log

log-heading = Verlauf
log-button = Verlauf
log-empty = Noch ist nichts passiert.
passed = { $name } setzt aus.
    .brief = { "" }
match_over = Die Partie ist zu Ende.
remark-take-back = Hier wurde ein Wurf zurückgenommen.
remark-hint = Hier gab es einen Tipp.

## Zurückschauen

past-heading = Zurückschauen
past-where = So stand es
past-beginning = Noch war nichts gespielt.
past-leave = Zurück zur Partie
past-left = Zurück in der Partie.
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
replay-position = Stelle in der Partie
replay-position-value = Schritt { $number } von { $last }

## The result

result-winners = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } teilen sich den Sieg!
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
again-first = Ihr tauscht die Plätze.
again-outside = Diese Partie zählt nicht für die Liste deiner Lehrkraft.
see-board = Spielplan ansehen

## Hints: what a move gains, as parts of a list

hint-points = { $points ->
    [one] ein Punkt mehr
   *[other] { $points } Punkte mehr
}

## Hints and robots

hints-ask = Tipp
hints-heading = Gute Züge
# The first step: a region of the board. The button below it shows the moves.
hints-region = Schau zuerst hier
hints-more = Zeig mir gute Züge
hints-as_good = Genauso gut
hints-choice = Tipps
hints-choice-value = { $value ->
    [off] Keine Tipps
   *[on] Erlaubt
}
hints-choice-about = Du kannst nach guten Zügen fragen. Der Verlauf zeigt, wann.
settings-seats = Wer spielt?
seat-rename = Namen ändern
seat-person = Ein Mensch übernimmt
seat-do = OK
seat-robot = Ein Roboter übernimmt
seat-other-robot = Ein anderer Roboter übernimmt
seat-leave = So lassen
decided-heading = Gab es einen besseren Zug?
decided-looking = Rollbook sieht sich deine Züge an
decided-failed = Rollbook konnte sich deine Züge nicht ansehen. Versuch es noch einmal.
decided-nothing = Keine großen Fehler. Gut gespielt!
decided-played = Gespielt:
decided-better = Besser:
decided-try = Probier es

## A match that was sent

shared-heading = Eine Partie für dich
shared-seats = Es spielen: { $names }
shared-option = { $option } { $value }
shared-about = Sie wird zu einer eigenen Partie auf diesem Gerät. Deine anderen Partien bleiben, wie sie sind.
shared-keep = Diese Partie öffnen

## What cannot be done

problem-heading = Das hat nicht geklappt
problem-defect = In Rollbook selbst ist etwas schiefgegangen. Deine Partien sind sicher. Lade die Seite neu. Passiert es wieder, sieh bei „Über Rollbook“ nach. ({ $detail })
problem-no-such-page = Unter dieser Adresse gibt es nichts. Tippe auf „Spiele“.
problem-no-such-match = Unter dieser Adresse gibt es auf diesem Gerät keine Partie. Partien bleiben auf dem Gerät, auf dem sie gespielt werden. Tippe auf „Spiele“.
problem-no-match-open = Auf dem Tisch liegt keine Partie. Tippe auf „Spiele“.
problem-damaged-link = Dieser Link ist beschädigt: Ein Teil fehlt oder wurde verändert. Lass ihn dir noch einmal schicken.

## Was die Regeln für alle Spiele ablehnen

problem-part-missing = Dieser Teil von Rollbook wurde nicht geladen. Versuch es noch einmal.
