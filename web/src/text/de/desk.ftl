# Für Lehrkräfte: was dort zu haben ist. Was es zu jedem Spiel sagt, steht in desk_SPIEL.ftl.

desk-intro = Für den Unterricht: Würfel für den Beamer, Unterrichtsentwürfe, Aufgaben mit Lösungen und alles auf Papier. Nichts verlässt dieses Gerät.
desk-age = Alter:
desk-time = Dauer der Stunde:
desk-dice = Würfel für den Beamer
desk-plan = Unterrichtsentwurf
desk-tasks = Aufgaben
desk-minutes = { $minutes } Min.

desk-plan-heading = Unterrichtsentwurf: { $game }
desk-plan-aim = Ziel
# As in English
desk-plan-material = Material
desk-plan-steps = Ablauf
desk-plan-questions = Fragen an die Klasse
desk-plan-further = Zum Weitermachen

desk-tasks-heading = Aufgaben: { $game }
desk-tasks-kind = Welche Aufgaben?
desk-tasks-count = Wie viele?
desk-tasks-answers = Ein Blatt mit den Lösungen?
desk-yes-no = { $value ->
    [yes] Ja
   *[no] Nein
}
desk-tasks-number = Nummer des Blatts
desk-tasks-number-about = Dieselbe Nummer ergibt dieselben Aufgaben, auf jedem Gerät.
desk-tasks-other = Andere Aufgaben
desk-tasks-note = Blatt { $number }
desk-tasks-answers-to = Lösungen: { $name }

desk-dice-heading = Würfel für alle: { $game }
desk-dice-round = Runde { $round }
desk-dice-ready = Sind alle fertig?
desk-dice-all-ready = Alle sind fertig
desk-dice-back = Einen Wurf zurück
desk-dice-new = Neue Partie
desk-dice-new-heading = Eine neue Partie beginnen?
desk-dice-new-about = Die bisherigen Runden werden dann nicht mehr angezeigt.
desk-dice-stay = Bei dieser bleiben
desk-dice-past = Die bisherigen Würfe
desk-dice-code = Würfelcode { $code }: Eine Partie auf einem Tablet mit diesem Code würfelt dasselbe.

desk-next-heading = Für die nächste Klasse
desk-next-here = Auf diesem Tablet sind { $matches ->
    [0] keine Partien
    [one] 1 Partie
   *[other] { $matches } Partien
}, { $robots ->
    [0] keine Roboter
    [one] 1 Roboter
   *[other] { $robots } Roboter
} und { $classes ->
    [0] keine Ergebnisse von Klassen
    [one] die Ergebnisse von 1 Klasse
   *[other] die Ergebnisse von { $classes } Klassen
}.
desk-next-save = Alles als Datei speichern
desk-next-clear = Dieses Tablet leeren
desk-next-question = Dieses Tablet leeren?
desk-next-what = Alle Partien, Roboter und Klassenergebnisse auf diesem Tablet werden gelöscht, auch alle Namen. Das lässt sich nicht rückgängig machen. Sprache, Farben und Ton bleiben.
desk-next-save-and-clear = Als Datei speichern, dann leeren
desk-next-only-clear = Leeren, ohne zu speichern
desk-next-done = Dieses Tablet ist bereit für die nächste Klasse.
desk-next-look = Ist die Datei da?
desk-next-look-about = Suche „{ $file }“ unter deinen Downloads. Leere dieses Tablet nur, wenn sie da ist.
desk-next-there = Die Datei ist da
desk-next-not-there = Sie ist nicht da
desk-next-stayed = { $count ->
    [one] 1 Sache hat sich inzwischen geändert und bleibt.
   *[other] { $count } Sachen haben sich inzwischen geändert und bleiben.
} Speichere und leere noch einmal.
desk-next-bring-back = Aus einer Datei zurückholen
