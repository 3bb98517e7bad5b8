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

thousand-do = 1000 ×: ab hier 1000 Partien spielen
# As in English
thousand-do-short = 1000 ×
# As in English
thousand-letter = { $letter ->
    [first] A
   *[second] B
}

luck-better-dice = { $name } hatte { $seats ->
    [2] die besseren Würfe
   *[other] die besten Würfe
}.
luck-better-choices = { $name } hat { $seats ->
    [2] besser
   *[other] am besten
} entschieden.
