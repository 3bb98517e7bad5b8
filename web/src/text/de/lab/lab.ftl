# Das Labor: Roboter, die man selbst schreibt.

## Woran ein Roboter scheitert

robot-failed-died = Das Programm des Roboters ist abgestürzt. Versuch es noch einmal: Es startet neu.
robot-failed-ended = Der Roboter wurde angehalten.
robot-failed-not_started = Das Programm des Roboters ließ sich nicht starten. Lade die Seite neu. ({ $reason })
robot-failed-slow = { $line ->
    [0] Der Roboter hat länger als { $seconds } Sekunden gebraucht. Gibt es eine Schleife, die nie endet?
   *[other] Zeile { $line }: Nach { $seconds } Sekunden war der Roboter immer noch in dieser Zeile. Endet diese Schleife?
}
robot-failed-no_choose = Zeile { $line }: Der Code endet, und die Funktion „choose“ fehlt. Fang so an: def choose(state, seat, rng):
robot-failed-choose_name = Zeile { $line }: Die Funktion muss „choose“ heißen. Ändere „{ $name }“.
robot-failed-signature = Zeile { $line }: „choose“ bekommt drei Dinge. Schreib: def choose(state, seat, rng):
robot-failed-yield = Zeile { $line }: „yield“ gibt keinen Zug zurück. Schreib „return“.
robot-failed-async = Zeile { $line }: Auf diese Funktion kann Rollbook nicht warten. Lass „async“ weg.
robot-failed-none = Zeile { $line }: Hier endet „choose“ und gibt keinen Zug zurück. Schreib „return“ vor den Zug.
robot-failed-illegal = Zeile { $line }: Der Roboter hat { $answer } geantwortet. Das ist kein erlaubter Zug. { $why }
robot-failed-odd = Zeile { $line }: { $answer } ist kein Zug. Gib einen aus state.legal(seat) zurück.
robot-failed-several = { $count ->
    [1] Zeile { $line }: Hier kommt eine Liste zurück und kein Zug. Nimm den Zug heraus: [0].
   *[other] Zeile { $line }: Hier kommen { $count } Dinge auf einmal zurück. Gib einen Zug zurück.
}
robot-failed-number = Zeile { $line }: { $answer } ist eine Zahl und keiner deiner Züge. Gib einen aus state.legal(seat) zurück.
robot-failed-function = Zeile { $line }: Hier kommt eine Funktion zurück und kein Zug. Schreib Klammern ( ) hinter ihren Namen.
robot-failed-position = Zeile { $line }: Hier kommt eine Stellung zurück. Gib den Zug zurück, der zu ihr führt.
robot-failed-kept_out = Zeile { $line }: „{ $name }“ gibt es im Labor nicht. Lass es weg: Roboter benutzen Python und das Spiel.
robot-failed-no_module = Zeile { $line }: Ein Modul „{ $name }“ gibt es hier nicht. Es gibt: { $modules }.
robot-failed-not_in_module = Zeile { $line }: Das Modul „{ $module }“ hat kein „{ $name }“. Ist es richtig geschrieben?
robot-failed-refused = Zeile { $line }: Diesen Zug erlauben die Regeln nicht. Nimm nur Züge aus state.legal(seat). ({ $detail })
robot-failed-frozen = Zeile { $line }: Eine Stellung lässt sich nicht ändern. Mit state.apply(seat, move) bekommst du eine neue.
robot-failed-fixed = Zeile { $line }: Diese Werte lassen sich nicht ändern. Mach zuerst eine Liste daraus: list(...)
robot-failed-nothing = Zeile { $line }: Hier ist nichts (None). Gibt die Funktion davor etwas zurück?
robot-failed-no_brackets = Zeile { $line }: Hier steht eine Funktion ohne ihre Klammern. Schreib ( ) hinter ihren Namen.
robot-failed-brackets = Zeile { $line }: Das ist keine Funktion. Lass die Klammern ( ) dahinter weg. ({ $detail })
robot-failed-arguments = Zeile { $line }: „{ $name }“ braucht etwas anderes in den Klammern. Sieh unter „Hilfe“ nach. ({ $detail })
robot-failed-compare = Zeile { $line }: Das lässt sich nicht vergleichen. Nimm Zahlen, zum Beispiel scores()[seat]. ({ $detail })
robot-failed-operand = Zeile { $line }: Das kann Python nicht verbinden. Nimm zwei Zahlen, oder zwei Texte mit str(...). ({ $detail })
robot-failed-index = Zeile { $line }: Ein Platz in einer Liste ist eine ganze Zahl, zum Beispiel [0]. ({ $detail })
robot-failed-not_iterable = Zeile { $line }: Das ist keine Liste zum Durchgehen. Zum Zählen schreib range(6). ({ $detail })
robot-failed-empty = Zeile { $line }: Hier gibt es nichts zu nehmen: Es ist leer. Frag vorher mit „if“.
robot-failed-not_number = Zeile { $line }: Aus diesem Text kann Python keine Zahl machen. Gib ihn zuerst mit print aus. ({ $detail })
robot-failed-unpack = Zeile { $line }: Vor und hinter = stehen nicht gleich viele. Zähle beide Seiten. ({ $detail })
robot-failed-threads = Zeile { $line }: Ein Roboter macht eins nach dem anderen. Lass die Threads weg.
robot-failed-sleep = Zeile { $line }: Warten verbraucht die Zeit des Roboters. Lass „sleep“ weg.
robot-failed-indent_more = Zeile { $line }: Das gehört zur Zeile darüber. Setz vier Leerzeichen mehr davor.
robot-failed-indent_less = Zeile { $line }: Am Anfang sind zu viele Leerzeichen. Beginne genau unter der Zeile darüber.
robot-failed-indent_other = Zeile { $line }: Der Anfang passt zu keiner Zeile darüber. Setz ihn genau unter eine davon.
robot-failed-tabs = Zeile { $line }: Tabulatoren und Leerzeichen sind gemischt. Nimm nur Leerzeichen.
robot-failed-colon = Zeile { $line }: Ein Doppelpunkt fehlt. Schreib : ans Ende der Zeile.
robot-failed-open = Zeile { $line }: Die Klammer { $name } geht nie zu. Schließ sie.
robot-failed-close = Zeile { $line }: { $name } schließt nichts, was offen war. Lösche es, oder öffne die Klammer.
robot-failed-quote = Zeile { $line }: Dieser Text hat kein Ende. Schreib das schließende Anführungszeichen.
robot-failed-sign = Zeile { $line }: Das Zeichen { $name } kennt Python nicht. Tippe es neu.
robot-failed-equals = Zeile { $line }: Mit = bekommt ein Name einen Wert. Zum Vergleichen schreib ==.
robot-failed-assign = Zeile { $line }: Vor = steht der Name, der den Wert bekommt. Vertausche die Seiten.
robot-failed-comma = Zeile { $line }: Fehlt hier ein Komma? Schreib eins zwischen zwei Dinge.
robot-failed-outside = Zeile { $line }: Das gehört in die Funktion. Setz vier Leerzeichen davor.
robot-failed-loop = Zeile { $line }: „{ $name }“ steht in keiner Schleife. Rück es unter „for“ oder „while“ ein.
robot-failed-print = Zeile { $line }: „{ $name }“ braucht Klammern. Schreib: { $name }(...)
robot-failed-word = Zeile { $line }: Das kann Python nicht lesen. Meinst du „{ $name }“?
robot-failed-except = Zeile { $line }: Hier endet, was zu „try“ gehört. Schreib davor „except Exception:“.
robot-failed-else_if = Zeile { $line }: Python schreibt „elif“ für „else if“. Ändere es.
robot-failed-other_sign = Zeile { $line }: { $name } gibt es in Python nicht. Schreib { $near }.
robot-failed-IndentationError = Zeile { $line }: Die Leerzeichen am Anfang stimmen nicht. Vergleiche die Zeilen darüber. ({ $detail })
robot-failed-SyntaxError = Zeile { $line }: Das kann Python nicht lesen. Vergleiche es mit den Beispielen unter „Hilfe“. ({ $detail })
robot-failed-UnboundLocalError = Zeile { $line }: „{ $name }“ hat noch keinen Wert. Gib ihm weiter oben einen.
robot-failed-NameError = Zeile { $line }: „{ $name }“ kennt Python nicht. Ist es richtig geschrieben?
robot-failed-NameError_near = Zeile { $line }: „{ $name }“ kennt Python nicht. Meinst du „{ $near }“?
robot-failed-NameError_module = Zeile { $line }: „{ $name }“ kennt Python noch nicht. Schreib ganz oben: import { $name }
robot-failed-AttributeError = Zeile { $line }: „.{ $name }“ gibt es hier nicht. Ist es richtig geschrieben? ({ $detail })
robot-failed-AttributeError_near = Zeile { $line }: „.{ $name }“ gibt es hier nicht. Meinst du „.{ $near }“?
robot-failed-IndexError = Zeile { $line }: So lang ist die Liste nicht. Sie beginnt mit [0]. ({ $detail })
robot-failed-KeyError = Zeile { $line }: Den Schlüssel { $detail } gibt es nicht. Gib zuerst alle Schlüssel mit print aus.
robot-failed-TypeError = Zeile { $line }: Diese Dinge passen nicht zusammen. Gib sie zuerst mit print aus. ({ $detail })
robot-failed-ValueError = Zeile { $line }: Dieser Wert passt nicht. Gib ihn zuerst mit print aus. ({ $detail })
robot-failed-ZeroDivisionError = Zeile { $line }: Durch 0 kann man nicht teilen. Frag vorher mit „if“.
robot-failed-RecursionError = Zeile { $line }: Die Funktion ruft sich endlos selbst auf. Halte sie mit einem „if“ an.
robot-failed-MemoryError = Zeile { $line }: Der Roboter will mehr Speicher, als er bekommt. Merk dir weniger.
robot-failed-AssertionError = Zeile { $line }: Was „assert“ behauptet, stimmt nicht. Gib die Werte vorher mit print aus. { $detail }
robot-failed-SystemExit = Zeile { $line }: Ein Roboter kann das Spiel nicht verlassen. Lass diese Zeile weg.
robot-failed-EOFError = Zeile { $line }: Ein Roboter kann niemanden fragen. Nimm state, seat und rng.
robot-failed-OSError = Zeile { $line }: Ein Roboter hat keine Dateien. Schreib die Werte in seinen Code.
robot-failed-raised = Zeile { $line }: Hier hielt Python an: { $name }. Gib die Werte davor mit print aus. { $detail }
robot-failed-forged = Der Roboter hat etwas gesagt, wonach niemand gefragt hat. Er gibt nur einen Zug zurück.
robot-unknown = Einen Roboter „{ $name }“ gibt es auf diesem Gerät nicht. Wähle jemand anderen.
robot-other-game = „{ $name }“ spielt ein anderes Spiel. Nimm einen Roboter für dieses.
robot-nobody-to-move = In dieser Stellung ist niemand am Zug. Nimm eine andere.
robot-match-locked = Diese Partie ist für Roboter gesperrt, bis sie zu Ende ist.
lab-called-off = Die Serie wurde angehalten.
robot-not-text = „{ $name }“ ist kein Text, also steckt kein Roboter darin. Wähle eine andere Datei.

## Das Labor

lab-robot = Roboter
lab-robot-new = Neu
lab-robot-rename = Umbenennen
lab-robot-delete = Löschen
lab-robot-file = Als Datei speichern
lab-robot-open = Datei öffnen
lab-robot-share = Teilen
lab-robot-versions = Frühere Fassungen
lab-overtook = Ein anderes Fenster hat diesen Roboter auch geändert. Der andere Code steht unter „Frühere Fassungen“.
lab-followed = Dieser Roboter wurde in einem anderen Fenster geändert. Du siehst den neueren Code.
lab-replaced = Ein anderes Fenster hat diesen Code ersetzt. Deiner steht unter „Frühere Fassungen“.
lab-new-heading = Ein Roboter für welches Spiel?
lab-new-about = Er beginnt mit einer Zeile, die du ändern kannst.
lab-rename-heading = Wie heißt der Roboter?
lab-rename-label = Buchstaben, Ziffern, - und _
lab-name-taken = Ein anderer Roboter heißt schon „{ $name }“. Wähle einen anderen Namen.
lab-delete-heading = { $name } löschen?
lab-delete-about = Der Code und alle Fassungen sind dann weg. Speichere ihn vorher als Datei, wenn du ihn behalten willst.
lab-versions-heading = Zu welcher Fassung zurück?
lab-versions-about = Der jetzige Code bleibt als Fassung erhalten.
lab-version = { $when } · { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
}
lab-panels = Was der Roboter tun soll
lab-panel = { $value ->
    [try] Probieren
    [watch] Zuschauen
    [series] Serie
    [ladder] Rangliste
    [course] Lektionen
   *[help] Hilfe
}
lab-try = Einen Zug probieren
lab-try-about = Der Roboter wählt in einer Stellung einen Zug. Du siehst, was er wählt und was er ausgibt.
lab-other-position = Andere Stellung
lab-position-from = Stellungen aus
lab-any-match = Irgendeine Partie
lab-chose = Er hat { $move } gewählt, in { $ms } ms.
lab-output = Was er ausgegeben hat
lab-to-move = { $name } ist am Zug: Platz { $seat }.
lab-against = Gegen
lab-matches = Wie viele Partien?
lab-play = Gegen ihn spielen
lab-series = Eine Serie spielen
lab-series-about = Der Roboter spielt viele Partien. Beide Seiten bekommen dieselben Würfe, damit sich das Glück ausgleicht.
lab-interrupted = Die Seite wurde mitten in einer Serie geschlossen: { $done } von { $matches } Partien waren gespielt. { $further ->
    [yes] Tippe auf „Weiter“, um die anderen zu spielen.
   *[no] Der Roboter ist jetzt ein anderer. Tippe auf „Eine Serie spielen“, um sie neu zu spielen.
}
lab-progress = Gespielte Partien: { $done } von { $matches }
lab-moves = Züge bisher: { $moves }
lab-minutes = { $minutes ->
    [one] Noch etwa eine Minute
   *[other] Noch etwa { $minutes } Minuten
}
lab-wins = Dein Roboter hat { $percent } von je 100 Partien gegen { $against } gewonnen (wahrscheinlich zwischen { $low } und { $high }).
lab-failures = { $count ->
    [one] Eine Partie hat er verloren, weil sein Code gescheitert ist.
   *[other] { $count } Partien hat er verloren, weil sein Code gescheitert ist.
}
lab-lost = Partie { $number } ging verloren: { $reason }
lab-scores = Punkte von { $least } bis { $most }: über der Linie dein Roboter, darunter { $against }.
lab-best = Die beste Partie ansehen
lab-worst = Die schlechteste Partie ansehen
lab-examples-about = Jedes Beispiel ist ein ganzer Roboter. Nimm eins und ändere es.
lab-example-use = Dieses nehmen
lab-example-random = Irgendein Zug
    .name = irgendein_zug
    .about = Eine Zeile: Er nimmt zufällig einen erlaubten Zug.
lab-example-greedy = Gierig
    .name = gierig
    .about = Er schaut einen Zug voraus und nimmt die besten Punkte.
lab-example-ahead = Ein Zug voraus
    .name = ein_zug_voraus
    .about = Er fragt die Bewertung des Spiels, wie gut jede Stellung ist.
lab-help-about = Rollbook ruft deine Funktion choose(state, seat, rng) auf, wenn dein Roboter am Zug ist.
lab-help-state = Die Stellung. Sie ändert sich nie: apply gibt dir eine neue.
lab-help-seat = Die Nummer deines Platzes. Der erste Platz ist 0.
lab-help-rng = Für den Zufall: rng.random(), rng.choice(liste), rng.randrange(6). Mit dem Modul random kommt bei einer Serie jedes Mal anderes heraus.
lab-help-legal = Alle deine erlaubten Züge; keiner, solange andere dran sind. Gib einen davon zurück.
lab-help-apply = Die Stellung nach einem Zug: state.apply(seat, move). Nach einem Wurf: state.apply("dice", roll).
lab-help-scores = Der Punktestand jedes Platzes.
lab-help-to_act = Wer jetzt dran ist: ("dice",), Plätze wie (0,), oder () am Ende.
lab-help-seats = Wie viele Plätze es gibt.
lab-help-outcomes = Jeder Wurf, den die Würfel jetzt zeigen können, mit seiner Wahrscheinlichkeit.
lab-help-result = Wie die Partie ausging, oder None.
lab-help-view = Alles, was der Spielplan von { $game } zeigt, als Dictionary. Probier print(state.view()).
lab-help-turn = Der Platz, der an der Reihe ist.
lab-help-text = Ein Zug als Text, wie ihn „Probieren“ zeigt.
lab-help-limits = Ein Zug darf 2 Sekunden dauern. Was print(...) ausgibt, steht unter „Probieren“. Ins Internet kommt der Roboter nicht.
lab-share-about = Wer den Link öffnet, sieht zuerst den Code und kann ihn behalten.
lab-share-heading = { $count ->
    [one] Diesen Roboter teilen
   *[other] { $count } Roboter teilen
}
lab-share-long = { $count ->
    [one] Dieser Roboter ist zu lang für einen QR-Code. Der Link und die Datei gehen trotzdem.
   *[other] Diese Roboter sind zu lang für einen QR-Code. Der Link und die Dateien gehen trotzdem.
}
lab-received-count = { $count ->
    [one] Ein Roboter für dich
   *[other] { $count } Roboter für dich
}
lab-received-about = { $count ->
    [one] Lies seinen Code. Er läuft erst, wenn du es sagst.
   *[other] Lies ihren Code. Sie laufen erst, wenn du es sagst.
}
lab-received-keep = { $count ->
    [one] In meinem Labor behalten
   *[other] Alle in meinem Labor behalten
}
lab-keys = Mit Escape und dann Tab kommst du aus dem Code heraus.
lab-output-cut = Er hat mehr ausgegeben, als hier Platz hat. Der Rest fehlt.
lab-help-view-of = Was state.view() von { $game } enthält
lab-examples = Ganze Roboter

## Dem Roboter bei einer Partie zuschauen

lab-watch = Eine Partie spielen
lab-watch-about = Der Roboter spielt eine Partie. Danach gehst du sie Zug für Zug durch.
lab-watch-playing = Die Roboter spielen …
lab-watch-where = Zug { $number } von { $last }
lab-watch-chose = { $name } hat { $move } gewählt, in { $ms } ms.
lab-watch-played = { $name } hat { $move } gespielt.
lab-watch-failed = Hier ist der Code von { $name } gescheitert.
lab-watch-first = Erster Zug
lab-watch-back = Einen Zug zurück
lab-watch-forward = Einen Zug weiter
lab-watch-last = Letzter Zug

## Die Rangliste

lab-ladder-about = { $count ->
    [one] Ein Roboter auf diesem Tablet spielt { $game }.
   *[other] { $count } Roboter auf diesem Tablet spielen { $game }.
} Jeder spielt eine Serie gegen jeden anderen.
lab-ladder-matches = Partien je Paar
lab-ladder-levels = Rollbooks Roboter spielen mit
lab-ladder = Die Rangliste ausspielen
lab-ladder-share = Alle teilen
lab-ladder-place = Platz
lab-ladder-wins = Siege
lab-ladder-played = Partien
lab-ladder-share-of-wins = { $percent } %

## Die Lektionen

lab-course-about = Fünf Lektionen. Dein Roboter spielt { $game }, und Python prüft ihn.
lab-task = Deine Aufgabe:
lab-lesson-code = So kann man es schreiben
lab-lesson-check = Meinen Roboter prüfen
lab-lesson-done = Geschafft
lab-lesson-passed = Geschafft! Weiter mit der nächsten Lektion.
lab-lesson-wins = Er hat { $percent } von je 100 Partien gewonnen.
lab-lesson-wrong = Hier hat er { $move } gewählt.
lab-lesson-contest = Er muss mindestens { $percent } von je 100 Partien gegen { $against } gewinnen. Er spielt { $matches }.
lab-lesson-chance = Zufall
    .about = Rollbook fragt deinen Roboter nach einem Zug.
        Seine Funktion choose gibt einen aus state.legal(seat) zurück.
        rng.choice(liste) wählt zufällig einen aus.
    .task = Lass deinen Roboter zufällig einen erlaubten Zug nehmen.
    .again = Er hat immer denselben Zug gewählt. Nimm rng.choice.
    .name = zufall
lab-lesson-greedy = Gierig
    .about = Probier einen Zug mit state.apply(seat, move). Die Partie bleibt, wie sie ist.
        Du bekommst die Stellung danach. Frag sie nach scores().
        In manchen Spielen gewinnt, wer die wenigsten Punkte hat: state.game.lowest_wins.
    .task = Nimm immer einen Zug, nach dem deine Punkte am besten sind.
    .again = Ein anderer Zug war hier besser. Schau dir alle an.
    .name = gierig
lab-lesson-ahead = Vorausschauen
    .about = Was jetzt am meisten bringt, ist später nicht immer gut.
        Nach deinem Zug kommen die Würfel. outcomes() hat jeden Wurf.
        Dann ist jemand anders dran. Welcher Zug käme wohl?
    .task = Schau dir an, was nach deinem Zug kommt.
    .again = Das reicht noch nicht. Schau auch auf den nächsten Zug.
    .name = vorausschauen
lab-lesson-evaluate = Bewerten
    .about = Punkte sind nicht alles. Was macht eine Stellung gut?
        Schreib eine Funktion, die jeder Stellung eine Zahl gibt.
        bots.evaluate(state, seat) ist die von Rollbooks eigenen Robotern.
    .task = Nimm den Zug, der zur Stellung mit der besten Zahl führt.
    .again = Das reicht noch nicht. Was macht eine Stellung noch gut?
    .name = bewerten
lab-lesson-simulate = Ausprobieren
    .about = Du kannst nicht alles anschauen. Also probier es aus!
        Spiel nach jedem guten Zug ein paar Mal zufällig weiter.
        Nimm den Zug, der im Schnitt am besten endet.
    .task = Schlag den leichten Roboter. Schaffst du es in zehn Zeilen?
    .again = Das reicht noch nicht. Probier mehr oder nur die besten Züge.
    .name = ausprobieren

## Was oben im Code eines neuen Roboters steht

lab-starter-knockout = Knockout. Züge sind Texte wie
    "15=1+2+3+4+5". Eroberte Zahlen sind
    Punkte. Wer die meisten hat, gewinnt.
lab-starter-knaster = Knaster. Züge sind Texte wie "write c3"
    oder "circle c3". Linien bringen Punkte.
    Wer die meisten hat, gewinnt.
lab-starter-roll_it = Roll-It. Der Zug "5.3" ist Gitter 5, Feld 3.
    Chips und Tic-Tac-Toes sind Punkte.
    Wer die meisten hat, gewinnt.
lab-starter-lowdown = Lowdown. Züge sind Texte wie
    "write 5 red A1". Zahlen, die stehen
    bleiben, sind Punkte. Wer die wenigsten
    hat, gewinnt.
lab-starter-roll_out = Roll Out. Der Zug "c5 f2" benutzt die
    Würfel; auch "roll" und "stop" sind Züge.
    Wer die meisten Punkte hat, gewinnt.

## A class's robots

lab-collect = Roboter einer Klasse einsammeln
lab-collect-about = Die Kinder tippen unter den Lektionen auf „Abgeben“. Lesen Sie ihre Codes ein, öffnen Sie ihre Dateien oder fügen Sie ihre Links ein.
lab-collect-about-file = Die Kinder tippen unter den Lektionen auf „Abgeben“. Öffnen Sie ihre Dateien oder fügen Sie ihre Links ein.
lab-collect-paste = Links zu Robotern
lab-collect-none = In diesem Text ist kein Link zu einem Roboter.
lab-collect-by = Von
lab-collect-lessons = Lektionen geschafft
lab-collected = { $count ->
    [0] Noch kein Roboter eingelesen
    [one] Ein Roboter aufgenommen
   *[other] { $count } Roboter aufgenommen
}
lab-read = Roboter mit der Kamera einlesen
lab-read-about = Halten Sie ein Tablet nach dem anderen vor die Kamera, mit dem Code des Roboters geöffnet.
lab-read-same = { $name } – schon da
lab-received-by = { $count ->
    [0] Von { $name }. Noch keine Lektion geschafft.
    [one] Von { $name }. Eine Lektion geschafft.
   *[other] Von { $name }. { $count } Lektionen geschafft.
}
lab-hand-in = Bei der Lehrkraft abgeben
lab-hand-in-about = { $count ->
    [0] Deine Lehrkraft bekommt deinen Roboter.
    [one] Deine Lehrkraft bekommt deinen Roboter und sieht, dass du eine Lektion geschafft hast.
   *[other] Deine Lehrkraft bekommt deinen Roboter und sieht, dass du { $count } Lektionen geschafft hast.
}
lab-hand-in-name = Dein Name
lab-hand-in-do = Abgeben
lab-level = { $level ->
    [random] Zufällige Züge
    [greedy] Gierig
    [easy] Roboter (leicht)
    [medium] Roboter (mittel)
   *[hard] Roboter (schwer)
}
