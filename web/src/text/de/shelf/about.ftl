# Über Rollbook

about-what-heading = Was ist das?
about-what = Rollbook bietet fünf Würfelspiele, für die Schule und für daheim.
    Es kostet nichts und läuft auch ohne Internet.
about-privacy-heading = Was geschieht mit dem, was du eintippst?
about-privacy = Es bleibt auf diesem Gerät. Rollbook verschickt nichts.
    Wer dieses Gerät benutzt, kann es sehen.
    Rollbook kommt ohne Konto, Cookies und Werbung aus. Aus dem Internet holt es nur seine eigenen Dateien.
    Partien, Roboter, Klassenergebnisse, Namen und Einstellungen liegen in diesem Browser. Sie bleiben, bis jemand sie löscht.
    Manche Browser löschen sie nach einer langen Pause.
    Lehrkräfte löschen alles auf einmal mit „Dieses Tablet leeren“. Einstellungen bleiben.
    Ein Link, ein QR-Code oder eine Datei enthält die Namen aller, die mitspielen. Nimm also Vornamen oder Spitznamen.
    Der Server, von dem Rollbook kommt, sieht wie jeder Webserver die Adresse des Geräts (IP), die Zeit und die Datei. Was du eintippst, sieht er nicht.
    Fragen? Frag die Person oder die Schule, die Rollbook hier eingerichtet hat.
about-fault-heading = Stimmt etwas nicht?
about-fault = Sag es der Person, die Rollbook hier eingerichtet hat. Was hast du getan? Was war zu sehen? Was hast du erwartet?
    Gib ihr auch die Partie: Wähle „Diese Partie teilen“ und speichere die Datei. Nenne auch die Version, die unten steht.
about-games-heading = Von wem sind die Spiele?
about-games = Knockout, Knaster, Roll-It Tic-Tac-Toe, Lowdown und Roll Out gehören ihren Autoren und Verlagen. Auch die Namen gehören ihnen.
    Rollbook ist nicht von ihnen gemacht, lizenziert oder empfohlen. Zeichnungen und Texte sind unsere eigenen. Die Regeln folgen den Regelblättern der Verlage.
about-thanks-heading = Womit ist es gemacht?
about-thanks = Die Regeln sind in Python geschrieben, das mit Pyodide in dieser Seite läuft. lit-html zeichnet, Fluent spricht.

one-file-heading = Ganz ohne Internet
one-file-about = Ganz Rollbook gibt es auch als einzelne Datei. Nimm sie auf einem USB-Stick mit.
    Öffne sie auf einem Laptop oder Chromebook. Auf einem iPad läuft sie nicht.
one-file-download = Rollbook als einzelne Datei laden
