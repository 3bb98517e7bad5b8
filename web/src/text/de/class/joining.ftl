# A tablet of a class: the code, what is locked, its result.

## Der Code, wo er eingetippt wird

class-code = Klassencode
join-code = Klassencode
join-code-about = Deine Lehrkraft zeigt ihn. Groß oder klein, mit oder ohne Strich: egal.
join-code-do = Öffnen
join-heading = Deine Klasse spielt
join-names = Wer spielt hier?
join-names-about = { $people ->
    [one] Tippe deinen Namen ein, dann geht es los.
   *[other] Tippt eure Namen ein, dann geht es los.
}
join-finished = Ihr habt diese Partie zu Ende gespielt.
join-begun = Ihr habt diese Partie schon begonnen.
join-go-on = Weiterspielen
join-see-result = Zum Ergebnis
join-again = Noch einmal spielen
join-again-about = Eure Lehrkraft sieht, dass ihr noch einmal spielt.
class-people = { $people ->
    [0] Nur Roboter
    [one] Eine Person an jedem Tablet
   *[other] { $people } Personen an jedem Tablet
}
class-robots = Gegen { $names }
class-work = { $value ->
    [self] Ihr rechnet selbst
   *[page] Rollbook zählt die Würfel zusammen
}
class-own-dice = Jedes Tablet hat eigene Würfel
class-lock = { $lock ->
    [hints] Keine Tipps
    [chances] Die Chancen vor dem Wurf sind gesperrt
    [settings] Die Einstellungen der Partie sind gesperrt
   *[new] Keine andere Partie, bevor diese zu Ende ist
}
remark-class = Diese Partie gehört zum Klassencode { $code }.
remark-again = Das ist Partie { $number } mit diesem Code auf diesem Tablet.

## Was gesperrt ist

locked-new = Deine Lehrkraft hat eine Partie ausgesucht. Spiel sie erst zu Ende.
locked-settings = Deine Lehrkraft hat die Einstellungen dieser Partie gesperrt.

## Das Ergebnis eines Tablets

my-result-show = Mein Ergebnis zeigen
my-result = Mein Ergebnis
my-result-about = Zeig dieses Bild dem Tablet deiner Lehrkraft. Die Kamera liest es.
my-result-so-far = Das zeigt, wie weit du bist. Spiel danach weiter.
my-result-code = QR-Code mit dem Ergebnis dieser Partie
my-result-turn = Bild { $number } von { $count }
my-result-next = Nächstes Bild
my-result-hold = Anhalten
my-result-first = Wieder das erste Bild
my-result-title = Ergebnis von { $names }

## Ein gesperrtes Tablet und die PIN der Lehrkraft

lock-heading = Gesperrt
lock-about = { $pin ->
    [yes] Hier spielt deine Klasse eine Partie. Spiel sie erst zu Ende. Alles andere öffnet die PIN der Lehrkraft.
   *[no] Hier spielt deine Klasse eine Partie. Spiel sie erst zu Ende.
}
lock-to-match = Zur Partie
lock-pin = PIN der Lehrkraft
locked-joining = Hier spielt deine Klasse. Wähle erst deinen Namen.
lock-to-joining = Meinen Namen wählen
lock-opened = Dieses Tablet ist für die Lehrkraft offen.
lock-again = Wieder sperren
pin-heading = Die PIN der Lehrkraft
# As in English
pin-label = PIN
pin-about = Kinder tippen auf „Abbrechen“. Die Partie geht weiter.
pin-wrong = Diese PIN stimmt nicht.
pin-wait = Warte ein wenig, bevor du es noch einmal versuchst.
pin-seconds = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
pin-open = Öffnen
join-pin = Dieses Tablet bleibt in der Partie, bis sie zu Ende ist.
join-pick-about = { $people ->
    [one] Tippe auf deinen Namen und fang an.
   *[other] Tippt auf eure { $people } Namen und fangt an.
}
join-not-listed = Mein Name fehlt hier
join-chosen = Hier spielt: { $names }
join-two-groups = Diese Namen sind in verschiedenen Gruppen. Jede Gruppe braucht ein eigenes Tablet.
join-name-missing = { $people ->
    [one] Sag, wer spielt: Dein Name fehlt noch.
   *[other] Sagt, wer spielt: Es braucht { $people } Namen.
}

## Aufgaben, die eine Klasse löst

puzzles-of = Knobelaufgaben: { $game }
puzzles-of-class = Aufgaben deiner Klasse
puzzles-done = Fertige Aufgaben: { $done } von { $count }
puzzles-delete = Aufgaben von { $name } löschen?
puzzles-delete-about = Die Antworten auf diesem Tablet sind dann endgültig weg.
class-puzzles = { $count ->
    [one] Eine Aufgabe, sechzig Sekunden
   *[other] { $count } Aufgaben, je sechzig Sekunden
}
class-puzzles-sheet = Blatt { $number }
class-puzzles-lock = Nichts anderes, bevor diese Aufgaben fertig sind
join-puzzles-begun = Aufgaben zu diesem Code sind schon auf diesem Tablet.
join-puzzles-again = Von vorn beginnen
join-puzzles-again-about = Deine Lehrkraft sieht, wer sie zweimal löst.
locked-puzzles = Deine Lehrkraft hat Aufgaben ausgesucht. Löse sie zuerst.
lock-to-puzzles = Zu den Aufgaben
join-puzzles-pin = Dieses Tablet bleibt bei den Aufgaben, bis sie fertig sind.
