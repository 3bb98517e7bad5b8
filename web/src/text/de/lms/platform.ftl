## Inside a learning platform that keeps results

platform-full = Diese Partie ist zu lang für deine Lernplattform. Sie bleibt auf diesem Gerät. Spiel sie hier weiter.
platform-refused = Deine Lernplattform hat das Ergebnis nicht angenommen. Speichere es als Datei.
platform-missing = Hier antwortet keine Lernplattform. Deine Partie bleibt auf diesem Gerät.

## In a frame of another page, which may block files and printing

frame-file-heading = Ist die Datei da?
frame-file-about = Die Seite um Rollbook herum sperrt vielleicht Dateien. Kopiere dann diesen Text.
frame-file-text = Text der Datei { $name }
frame-file-copy = Text kopieren
frame-file-copied = Der Text ist kopiert. Füge ihn in eine eigene Datei ein.
frame-file-select = In diesem Browser darf Rollbook nichts kopieren. Kopiere den Text aus dem Feld.
frame-print-heading = Hier lässt sich nichts drucken
frame-print-about = Die Seite um Rollbook herum sperrt das Drucken. Öffne diese Adresse in einem neuen Tab.
frame-address = Adresse dieser Seite
frame-download = Wenn keine Datei kommt, öffne diese Adresse in einem neuen Tab: { $address }
