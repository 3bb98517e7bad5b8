# Why a file did not come or did not work, for the person who looks after the server. These words become part of the start's script.

cause-missing = Der Server liefert die Datei { $file } nicht ({ $status }). Zeig das denen, die den Server betreuen.
cause-server = Der Server kann die Datei { $file } gerade nicht liefern ({ $status }). Versuch es in einer Minute noch einmal.
cause-portal = Statt der Datei { $file } kam eine andere Seite. Vielleicht musst du dich erst im WLAN anmelden. Tu das und versuch es noch einmal.
cause-type = Der Server nennt die Datei { $file } „{ $type }“, deshalb lehnt der Browser sie ab. Zeig das denen, die den Server betreuen.
cause-no-type = Der Server nennt für die Datei { $file } keinen Typ, deshalb lehnt der Browser sie ab. Zeig das denen, die den Server betreuen.
cause-line-ends = Auf dem Weg zum Server haben sich die Zeilenenden der Datei { $file } geändert. Alle Dateien müssen noch einmal kopiert werden, Byte für Byte.
cause-changed = Die Datei { $file } ist beschädigt: Etwas fehlt oder wurde verändert. Versuch es noch einmal. Bleibt es so, zeig das denen, die den Server betreuen.
cause-blocked = Etwas in diesem Browser oder WLAN blockiert die Datei { $file }. Schalte Blocker für diese Seite aus und versuch es noch einmal.
cause-policy = Eine Sicherheitsregel von außen blockiert einen Teil von Rollbook. Zeig das denen, die den Server oder das WLAN betreuen.
