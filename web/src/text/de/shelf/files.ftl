# Files of matches: those that come, those that go, and what cannot be shown.

matches-files = Dateien
import = Aus Dateien holen
import-about = Partien bleiben nur auf diesem Gerät. Manche Browser vergessen sie nach einer Woche ohne Besuch. Speichere sie ab und zu als Datei. Dateien kannst du auch auf diese Seite ziehen.
export-all = Alle in einer Datei speichern
imported = { $count ->
    [one] Eine Partie ist dazugekommen: { $name }.
   *[other] { $count } Partien sind dazugekommen.
}
import-same = Schon hier: { $count }.
import-refused = { $file }: { $reason }
import-more = { $count ->
    [one] Eine weitere ließ sich nicht lesen.
   *[other] { $count } weitere ließen sich nicht lesen.
}
import-lists = { $count ->
    [one] Eine Klassenliste wurde nicht geöffnet. Füge diese Datei allein hinzu.
   *[other] { $count } Klassenlisten wurden nicht geöffnet. Füge jede Datei allein hinzu.
}
problem-file-large = Diese Datei ist viel zu groß, um Partien zu enthalten. Wähle eine andere.
problem-file-not-text = Das ist kein Text, also auch keine Partie. Wähle eine andere Datei.
problem-file-puzzles = Diese Datei enthält Antworten auf die Aufgaben einer Klasse, keine Partie. Öffne „Ergebnisse der Klasse“ und füge sie dort hinzu.
problem-file-unreadable = Diese Datei ließ sich nicht öffnen. Wähle sie noch einmal oder eine andere.
broken-heading = Lässt sich nicht zeigen
broken-about = { $what ->
    [classes] Was hier gespeichert ist, ist beschädigt. Speichern Sie es als Datei: Ergebnisse darin lassen sich oft wieder aufnehmen. Danach können Sie es löschen.
    [robots] Was hier gespeichert ist, ist beschädigt. Speichere es als Datei: Der Code darin lässt sich oft wieder verwenden. Danach kannst du es löschen.
   *[matches] Was hier gespeichert ist, ist beschädigt. Speichere es als Datei: Eine Partie darin lässt sich oft wieder hinzufügen. Danach kannst du es löschen.
}
broken-nameless = { $what ->
    [classes] Eine Klasse ohne Namen
    [robots] Ein Roboter ohne Namen
   *[matches] Eine Partie ohne Namen
}
broken-save = Als Datei speichern
broken-delete-heading = Wirklich für immer löschen?
broken-delete-about = { $what ->
    [classes] Das lässt sich nicht zurückholen. Speichern Sie es vorher als Datei, wenn Sie die Ergebnisse darin noch brauchen könnten.
   *[other] Das lässt sich nicht zurückholen. Speichere es vorher als Datei, wenn du es noch brauchen könntest.
}
broken-shelf = { $count ->
    [one] Eine gespeicherte Partie lässt sich nicht zeigen. Auf der Seite „Partien“ steht sie ganz unten.
   *[other] { $count } gespeicherte Partien lassen sich nicht zeigen. Auf der Seite „Partien“ stehen sie ganz unten.
}
import-progress = Partien gelesen: { $done } von { $count }.
import-stop = Aufhören
everything-back = { $count ->
    [one] 1 Sache aus der Datei ist wieder da.
   *[other] { $count } Sachen aus der Datei sind wieder da.
}
problem-everything-damaged = Diese Datei ist beschädigt, deshalb lässt sich nichts daraus zurückholen. Wählen Sie eine andere.
problem-everything-part = { $count ->
    [one] 1 Sache darin lässt sich nicht lesen.
   *[other] { $count } Sachen darin lassen sich nicht lesen.
}
