# Roboter aus dem Labor auf anderen Bildschirmen.

robot-too-long = Dieser Code ist zu lang: Ein Roboter hat höchstens { $most } Zeichen. Kürze ihn.
robot-gone = Dieser Roboter ist nicht mehr im Labor dieses Geräts. Tippe auf seinen Namen, damit jemand anders spielt.
robot-broken = Dieser gespeicherte Roboter ist beschädigt. Unter dem Code kannst du ihn als Datei speichern oder löschen.
lab-heading = Roboterlabor
lab-first-name = mein_roboter
lab-code = Code des Roboters
lab-trust-about = Jemand anders hat ihn geschrieben. An deine Partien, die Seite und das Internet kommt er nicht heran.
lab-trust-do = Ausführen
lab-trust-heading = „{ $name }“ ausführen?
lab-received-heading = Ein Roboter für dich
