# Die Partien auf diesem Gerät: ihre Liste, was man mit ihnen tun kann, Dateien und Links.

matches-heading = Partien
matches-all = { $count ->
    [0] Alle Partien
    [one] Alle Partien (1)
   *[other] Alle Partien ({ $count })
}
matches-none = Noch keine Partien. Hier findest du später, was du gespielt hast.
matches-begin = Such dir ein Spiel aus und fang an!
matches-search = Nach einem Namen oder Spiel suchen
matches-kinds = Welche Partien
matches-kind = { $kind ->
    [running] Noch nicht fertig
    [finished] Beendet
   *[all] Alle
}
matches-found = { $found ->
    [0] Dazu passt keine Partie.
   *[other] Passende Partien: { $found } von { $count }
}

match-turn = { $name } ist dran
match-score = { $name }: { $points }
match-scores = { $scores }
match-menu = Mehr zu { $name }
match-go-on = Weiterspielen
match-look = Ansehen
rename = Einen Namen geben
rename-heading = Wie heißt diese Partie?
rename-label = Name der Partie
rename-about = Ohne Namen heißt sie nach denen, die mitspielen.
rename-do = Name speichern
duplicate = Kopie machen
match-copy = { $name } (Kopie)
match-copied = Hier ist eine Kopie von { $name }. Ab hier fallen ihre Würfel anders.
open-match = Öffnen
problem-match-gone = Diese Partie ist nicht mehr auf diesem Gerät. Wähle eine andere.
problem-went-on = Die Partie ist inzwischen weitergegangen. Nichts wurde zurückgenommen. Sieh dir an, wie sie jetzt steht. Versuch es dann noch einmal.
remark-copied = Bis hier ist diese Partie eine Kopie. Ab hier fallen die Würfel anders.
storage-revived = Diese Partie war gelöscht worden. Weil du hier weiterspielst, bleibt sie nun doch.

share = Diese Partie teilen
share-heading = Diese Partie teilen
share-about = Schick den Link, oder lass eine andere Kamera dieses Bild lesen. Beide öffnen eine Kopie der Partie, wie sie jetzt steht.
share-code = QR-Code mit diesem Link
share-too-long = Für einen QR-Code ist diese Partie zu lang geworden. Der Link und die Datei gehen trotzdem.
share-link = Link zum Kopieren
share-copy = Link kopieren
share-copied = Der Link ist kopiert.
share-not-copied = In diesem Browser darf Rollbook nichts kopieren. Kopiere den Link von hier:
share-system = Verschicken …
share-file = Als Datei speichern

shared-present = Diese Partie ist schon auf diesem Gerät.
shared-open = Öffnen
shared-keep-copy = Noch eine Kopie behalten

problem-match-broken = Diese gespeicherte Partie ist beschädigt. Auf der Seite „Partien“ kannst du sie als Datei speichern.
problem-storage-unread = Was auf diesem Gerät gespeichert ist, lässt sich gerade nicht lesen. Lade die Seite neu.
problem-storage-unchanged = Es wurde nichts geändert, weil der Browser es nicht konnte. Versuch es noch einmal.
storage-failed = { $what ->
    [robots] Dieser Roboter ließ sich gerade nicht speichern. Schreib weiter und lass die Seite offen. Rollbook versucht es von selbst wieder.
    [classes] Die letzte Änderung ließ sich gerade nicht speichern. Lassen Sie die Seite offen. Rollbook versucht es von selbst wieder.
   *[matches] Diese Partie ließ sich gerade nicht speichern. Spielt weiter und lasst die Seite offen. Rollbook versucht es von selbst wieder.
}
storage-silent = { $what ->
    [robots] Dieser Browser antwortet nicht, wenn Rollbook etwas speichern will. Schließt seine anderen Fenster. Bis dahin gehen Roboter verloren, wenn die Seite geschlossen wird.
    [classes] Dieser Browser antwortet nicht, wenn Rollbook etwas speichern will. Schließen Sie seine anderen Fenster. Bis dahin gehen Ergebnisse verloren, wenn die Seite geschlossen wird.
   *[matches] Dieser Browser antwortet nicht, wenn Rollbook etwas speichern will. Schließt seine anderen Fenster. Bis dahin gehen Partien verloren, wenn die Seite geschlossen wird.
}
storage-cleared = Der Browser hat die Partien gelöscht, die hier gespeichert waren. Die Partie auf dem Tisch ist wieder gespeichert. Speichert Partien ab und zu als Dateien.
conflict-followed = Diese Partie ging in einem anderen Fenster weiter. Du siehst jetzt, wie sie dort steht.
problem-other-match = Rollbook ist mit dieser Partie durcheinandergekommen. Der letzte Schritt ist nicht gespeichert. Öffne die Partie noch einmal.
problem-link-large = Dieser Link ist viel zu lang für eine Partie. Lass ihn dir noch einmal schicken.
log-earlier = { $count ->
    [one] Davor war noch ein Schritt. Tippe den ältesten hier an, um mehr zu sehen.
   *[other] Davor waren noch { $count } Schritte. Tippe den ältesten hier an, um mehr zu sehen.
}
log-later = { $count ->
    [one] Danach kam noch ein Schritt. Tippe den neuesten hier an, um mehr zu sehen.
   *[other] Danach kamen noch { $count } Schritte. Tippe den neuesten hier an, um mehr zu sehen.
}
