# Rollbook als eine Datei (rollbook.html), die ohne Server aufgeht.

one-file-heading = Ganz ohne Internet
one-file-about = Ganz Rollbook gibt es auch als einzelne Datei. Nimm sie auf einem USB-Stick mit.
    Öffne sie auf einem Laptop oder Chromebook. Auf einem iPad läuft sie nicht.
one-file-download = Rollbook als einzelne Datei laden
offline-inside = ✓ Rollbook ist eine Datei auf diesem Gerät. Es braucht kein Internet.
share-no-link = Rollbook ist hier eine Datei und hat keinen Link. Speichere eine Datei und gib sie weiter.
for-class-no-link = Lesen Sie diesen Code vor. Jedes Tablet spielt für sich.
for-class-puzzles-no-link = Lesen Sie diesen Code vor. Jedes Kind löst am Tablet dieselben Aufgaben.
my-result-no-link = Rollbook ist hier eine Datei und hat keinen Link. Speichere eine Datei für die Lehrkraft.
my-result-text = Dein Ergebnis als Text
my-result-text-about = Kopiere diesen Text und gib ihn deiner Lehrkraft.
my-result-text-copied = Der Text ist kopiert.
