# Die Partien auf diesem Gerät: ihre Liste, was man mit ihnen tun kann, Dateien und Links.

matches-heading = Partien
matches-all = { $count ->
    [0] Partien
    [one] Alle Partien (1)
   *[other] Alle Partien ({ $count })
}
matches-none = Noch keine Partien.
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
    [one] 1 von { $count } Partien
   *[other] { $found } von { $count } Partien
}

match-turn = { $name } ist dran
match-score = { $name } { $points }
match-scores = { $names }
match-menu = Mehr zu { $name }
match-go-on = Weiterspielen
match-look = Ansehen
rename = Einen Namen geben
rename-heading = Wie heißt diese Partie?
rename-label = Name der Partie
rename-about = Ohne Namen heißt sie nach denen, die mitspielen.
rename-do = So heißt sie
duplicate = Kopie machen
match-copy = { $name } (Kopie)
match-copied = Hier ist eine Kopie von { $name }. Ab hier fallen ihre Würfel anders.
open-match = Öffnen
problem-match-gone = Diese Partie ist nicht mehr auf diesem Gerät.
remark-copied = Bis hierher ist diese Partie eine Kopie einer anderen. Ab hier fallen ihre Würfel anders.
storage-revived = Diese Partie war in einem anderen Fenster gelöscht worden. Weil du hier weiterspielst, bleibt sie nun doch.

matches-files = Dateien
import = Aus Dateien holen
import-about = Partien bleiben nur auf diesem Gerät. Manche Browser vergessen sie nach einer Woche ohne Besuch: Speichere sie ab und zu als Datei. Dateien kannst du auch auf diese Seite ziehen.
export-all = Alle in einer Datei speichern
imported = { $count ->
    [one] Eine Partie ist dazugekommen: { $name }.
   *[other] { $count } Partien sind dazugekommen.
}
import-same = { $count ->
    [one] Eine Partie ist schon hier.
   *[other] { $count } Partien sind schon hier.
}
import-refused = { $file }: { $reason }
import-more = { $count ->
    [one] Eine weitere ließ sich nicht lesen.
   *[other] { $count } weitere ließen sich nicht lesen.
}
problem-file-large = Diese Datei ist viel zu groß, um Partien zu enthalten.
problem-file-not-text = Das ist kein Text, also auch keine Partie.
problem-file-unreadable = Diese Datei ließ sich nicht öffnen.

share = Diese Partie teilen
share-heading = Diese Partie teilen
share-about = Wer den Link öffnet oder eine Kamera auf dieses Bild hält, bekommt eine Kopie der Partie, wie sie jetzt steht.
share-about-link = Wer den Link öffnet, bekommt eine Kopie der Partie, wie sie jetzt steht.
share-code = QR-Code mit dem Link zu dieser Partie
share-too-long = Für einen QR-Code ist diese Partie zu lang geworden. Der Link und die Datei gehen trotzdem.
share-link = Link zu dieser Partie
share-copy = Link kopieren
share-copied = Der Link ist kopiert.
share-not-copied = In diesem Browser darf Rollbook nichts kopieren. Kopiere den Link von hier:
share-system = Verschicken …
share-file = Als Datei speichern

shared-present = Diese Partie ist schon auf diesem Gerät.
shared-open = Öffnen
shared-keep-copy = Noch einmal hinzufügen
