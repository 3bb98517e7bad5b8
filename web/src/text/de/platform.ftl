## Inside a learning platform that keeps results

platform-full = Diese Partie ist zu lang für deine Lernplattform. Sie bleibt auf diesem Gerät.
platform-refused = Deine Lernplattform hat das Ergebnis nicht angenommen. Speichere es als Datei.
