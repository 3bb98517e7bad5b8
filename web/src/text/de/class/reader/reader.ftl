# The reader of codes, which is fetched with the words of the teacher's desk.

reader-starts = Die Kamera startet. Erlauben Sie sie, wenn der Browser fragt.
reader-picture = Das Bild der Kamera
reader-lines = Eingelesen
reader-done = Fertig
reader-turn = Andere Kamera
reader-retry = Noch einmal versuchen
reader-sound = { $value ->
    [on] Ton: an
   *[off] Ton: aus
}
reader-photo = Foto einlesen
reader-photo-none = In „{ $file }“ ist kein lesbarer Code.
reader-part = Teil { $number } von { $count }. Es fehlt noch: { $numbers }.
reader-other-code = Dieser Code gehört zu etwas anderem.
reader-refused = Rollbook darf die Kamera nicht benutzen. Erlauben Sie es in den Einstellungen des Browsers für diese Seite.
reader-none = Dieses Gerät hat keine Kamera. Wählen Sie ein Foto oder Dateien, oder fügen Sie Links ein.
reader-taken = Eine andere App benutzt die Kamera. Schließen Sie diese App und versuchen Sie es noch einmal.
reader-insecure = Die Kamera geht nur bei Adressen, die mit „https“ beginnen. Wählen Sie Dateien oder fügen Sie Links ein.
reader-framed = Die Seite um Rollbook herum verbietet die Kamera. Öffnen Sie Rollbook in einem eigenen Tab.

## Results of a class

class-read-about = Halten Sie ein Tablet nach dem anderen vor die Kamera, mit „Mein Ergebnis“ geöffnet.
class-read-count = { $count ->
    [0] Noch kein Ergebnis eingelesen
    [one] Ein Ergebnis aufgenommen
   *[other] { $count } Ergebnisse aufgenommen
}
class-read-added = { $name }
class-read-same = { $name } – schon da
