# Playing on a thousand times from a position.

thousand-level-value = { $value ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
}
thousand-heading = Tausend Partien ab hier
thousand-choose = Tippe auf dem Spielplan einen Zug an.
thousand-other = Tippe jetzt einen anderen Zug an.
thousand-guess = Rate zuerst: Welcher Zug gewinnt öfter?
thousand-guess-seat = Rate zuerst: Wer gewinnt am häufigsten?
thousand-same = Etwa gleich oft
thousand-take = Diesen Zug nehmen
thousand-seats = Nur sehen, wer gewinnt
thousand-level = Welche Roboter spielen weiter?
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
