# Rollbook als eine Datei (rollbook.html), die ohne Server aufgeht.

offline-inside = ✓ Rollbook ist eine Datei auf diesem Gerät. Es braucht kein Internet.
share-no-link = Rollbook ist hier eine Datei und hat keinen Link. Speichere eine Datei und gib sie weiter.
my-result-no-link = Rollbook ist hier eine Datei und hat keinen Link. Speichere eine Datei für die Lehrkraft.
my-result-text = Dein Ergebnis als Text
my-result-text-about = Kopiere diesen Text und gib ihn deiner Lehrkraft.
my-result-text-copied = Der Text ist kopiert.
