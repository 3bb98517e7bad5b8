# Die Chancen des nächsten Wurfs, am Tisch.
chances-ask = Zeig mir die Chancen
chances-heading = Der nächste Wurf
chances-about = Tippe auf ein Feld. Du siehst, welche Würfe passen.
chances-about-guess = Tippe auf ein Feld und rate zuerst.
chances-of = { $ways } von { $of } Würfen
chances-always = Jeder Wurf
chances-never = Kein Wurf
chances-figure = { $ways } von { $of }
chances-gain = { $gain }: { $ways } von { $of }
chances-no-use = Nützt nichts
chances-place = Dieses Feld
chances-guess = Wie viele von { $of } Würfen passen hier?
chances-guess-show = Zeig es mir
chances-guessed = Geraten: { $guess }
chances-all = Alle Felder
chances-throws = Die Würfe nach ihrer Summe
chance-knockout-captures = Eine Zahl erobern
chance-knockout-knocks_out = Eine Kugel hinauswerfen
chance-roll_it-line = Ein Tic-Tac-Toe schaffen
chance-knaster-box = Die Punkte eines Kästchens holen
chance-knaster-circles = Kreise für eine Linie bekommen

# Von einer Stellung aus tausendmal weiterspielen.
thousand-heading = Tausend Partien ab hier
thousand-do = 1000 ×: ab hier 1000 Partien spielen
# As in English
thousand-do-short = 1000 ×
thousand-choose = Tippe auf dem Spielplan einen Zug an.
thousand-other = Tippe jetzt einen anderen Zug an.
thousand-guess = Rate zuerst: Welcher Zug gewinnt öfter?
thousand-guess-seat = Rate zuerst: Wer gewinnt am häufigsten?
thousand-same = Etwa gleich oft
thousand-take = Diesen Zug nehmen
thousand-seats = Nur sehen, wer gewinnt
thousand-level = Welche Roboter spielen weiter?
# As in English
thousand-letter = { $letter ->
    [first] A
   *[second] B
}
thousand-played = { $played } von { $until } Partien.
thousand-guessed = Geraten: { $guess }.
thousand-won = { $won } von { $played } gewonnen
thousand-between = { $low } bis { $high }
thousand-watch = Eine ansehen
thousand-band = Mit mehr Partien kann der Balken überall im Streifen enden.
thousand-close = Zu knapp, um es zu sagen. Mehr Partien helfen.
thousand-leader = { $name } gewinnt öfter.
thousand-more = Weiter bis { $count }
thousand-again = Neu wählen
thousand-back = Zurück zu den Balken
thousand-one = Partie { $number } von tausend

# Glück und Entscheidung einer Partie, getrennt.
luck-heading = Glück und Entscheidung
luck-better-dice = { $name } hatte { $seats ->
    [2] die besseren Würfe
   *[other] die besten Würfe
}.
luck-better-choices = { $name } hat { $seats ->
    [2] besser
   *[other] am besten
} entschieden.
luck-unsure = Die Streifen überlappen sich: Wer besser war, bleibt offen.
luck-dice = Würfel
luck-dice-about = weiter rechts: mehr Glück
luck-choices = Verschenkt
luck-choices-about = kürzer ist besser
luck-about = Das schätzt ein Roboter. Es sind nicht die Punkte der Partie.
luck-throw = { $kind ->
    [good] Ein Glückswurf für { $name }.
   *[other] Ein Pechwurf für { $name }.
}
