# Der Start, und was für unterwegs aufgehoben wird.

## Was der Browser mit dem tut, was aufgehoben wird

offline-failed = Noch nicht bereit für unterwegs. Rollbook versucht es von selbst noch einmal.
new-version-incomplete = Die neue Version ist noch nicht vollständig. Spiel weiter und versuch es später noch einmal.
kept-cleared = Der Browser hat gelöscht, was Rollbook auf diesem Gerät gespeichert hatte. Partien sind vielleicht weg. Hol sie unter „Partien“ aus deinen Dateien zurück.
engine-not-started = Das Spiel konnte nicht starten. Deine Partien sind sicher.
engine-failed-cleared = Das Spiel konnte nicht starten. Lade die Seite neu.

## Der Start

start-up-loading = Wird geladen …
start-up-share = { $percent } %
engine-thinks = Das dauert länger als sonst. Bitte warte kurz.
early-tap = Gemerkt! Einen Moment, bitte.
early-lost = Die Partie ist schon weiter. Tipp bitte noch einmal.

## Wo diese Worte nicht gelesen werden können: reiner Text, der Teil des Startskripts wird

wordless-loading = Rollbook wird noch geladen.
wordless-broken = Ein Teil von Rollbook wurde nicht geladen.
wordless-again = Noch einmal versuchen.
wordless-too-old = Rollbook braucht einen neueren Browser: Safari oder iPadOS 16.4, Chrome oder Edge 111, Firefox 121 oder neuer.
wordless-no-script = Rollbook braucht JavaScript, und hier gibt es keins. Ein iPad führt es in einer Datei nicht aus. Öffne dort die Adresse von Rollbook.

## Warum eine Datei nicht kam oder nicht taugte; diese Worte werden auch ein Teil des Startskripts

cause-offline = Es gibt keine Verbindung zu Rollbook. Prüfe die Verbindung und versuch es noch einmal.
cause-memory = Dieses Gerät hat zu wenig freien Speicher zum Rechnen. Schließe andere Tabs und Apps und versuch es noch einmal.

## Über

settings-about = Rollbook { $release }, Stand { $version }.
settings-licences = Lizenzen und Dank
