# Rollbook als eine Datei (rollbook.html), die ohne Server aufgeht.

one-file-heading = Ganz ohne Internet
one-file-about = Das ganze Rollbook gibt es auch als eine Datei. Nimm sie auf einem Stick mit.
    Öffne sie auf einem Laptop oder Chromebook. Auf einem iPad läuft sie nicht.
one-file-download = Rollbook als eine Datei laden
offline-inside = ✓ Rollbook ist eine Datei auf diesem Gerät. Es braucht kein Internet.
share-no-link = Rollbook ist hier eine Datei und hat keinen Link. Speichere eine Datei und gib sie weiter.
for-class-no-link = Sag diesen Code. Jedes Tablet spielt für sich: gleiche Partie, gleiche Würfel.
my-result-no-link = Rollbook ist hier eine Datei und hat keinen Link. Speichere eine Datei für die Lehrkraft.
