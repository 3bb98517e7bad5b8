# Refusals of Python to someone who plays.

refused-another_match = Auf dem Tisch liegt eine andere Partie. Öffne deine noch einmal.
refused-bad_name = Ein Name hat 1 bis 40 Zeichen in einer Zeile. Er enthält kein „|“. Am Anfang und Ende steht kein Leerzeichen.
refused-bad_name_invisible = Ein Name braucht mindestens ein Zeichen, das man sieht.
refused-bad_name_turning = Ein Name darf keine Zeichen enthalten, die die Schreibrichtung umdrehen. Tippe ihn neu ein.
refused-bad_seed = Der Würfelcode ist eine ganze Zahl von 0 bis 9007199254740991, nicht „{ $seed }“.
refused-code_character = In keinem Klassencode kommt „{ $character }“ vor. Es gibt nur { $alphabet }. Sieh dir den Code noch einmal an.
refused-code_empty = Ein Klassencode besteht aus Buchstaben und Ziffern: Gib den ein, den deine Lehrkraft zeigt.
refused-code_mistyped = Dieser Klassencode ist vertippt: Sieh dir jedes Zeichen noch einmal an.
refused-code_newer = Dieser Klassencode kommt von einem neueren Rollbook. Lade diese Seite neu, wenn das Internet da ist.
refused-code_of_puzzles = Dieser Klassencode ist für Aufgaben. Nimm für eine Partie einen anderen.
refused-code_of_match = Dieser Klassencode ist für eine Partie. Nimm für Aufgaben einen anderen.
refused-puzzle_without_hint = Hier gibt es keinen Tipp mehr. Versuch eine Antwort.
refused-puzzles_over = Diese Aufgaben sind fertig. Zeig dein Ergebnis.
refused-code_outdated = Dieser Klassencode gehört zu Version { $version } der Regeln von { $game }. Dieses Rollbook spielt Version { $known }. Lass dir einen neuen Code geben.
refused-dice_count = So können diese Würfel nicht fallen: „{ $text }“. Schau noch einmal auf deine Würfel.
refused-dice_first = Würfle zuerst.
refused-match_over = Die Partie ist zu Ende. Beginne eine neue.
refused-match_too_long = Diese Partie ist zu lang, um sie weiterzuspielen: Sie hat { $most } Zeilen. Beginne eine neue.
refused-must_move = Setz noch nicht aus: Du kannst ziehen. Such einen Zug.
refused-must_pass = Mit diesem Wurf kannst du nicht ziehen. Tippe auf „Aussetzen“.
refused-no_dice_now = Jetzt nicht würfeln: Mach erst einen Zug.
refused-no_match = Auf dem Tisch liegt keine Partie. Beginne eine.
refused-internal_error = In Rollbook ist etwas schiefgegangen ({ $error }). Es hat sich nichts geändert. Probier etwas anderes.
refused-not_legal = „{ $move }“ ist hier nicht erlaubt. Wähle einen anderen Zug.
refused-not_your_turn = Du bist gerade nicht dran. Bitte warte.
refused-nothing_to_redo = Es gibt nichts zu wiederholen. Spiel weiter.
refused-nothing_to_undo = Du kannst nichts zurücknehmen. Spiel weiter.
refused-nothing_to_undo_for_seat = Nach diesem Wurf kam noch kein Zug. Spiel weiter.
refused-others_moved_since = Andere haben danach gespielt. Nimm erst deren Züge zurück.
refused-picks_fit_no_move = Das passt nicht zusammen. Nimm eins davon zurück.

refused-too_many_names = { $people ->
    [one] Diese Partie spielt eine Person, nicht { $names }. Gib einen Namen an.
   *[other] Diese Partie spielen { $people } Personen, nicht { $names }. Gib so viele Namen an.
}
refused-name_of_robot = „{ $name }“ heißt schon ein Roboter. Nimm einen anderen Namen.
