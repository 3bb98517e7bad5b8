# The screens for grown-ups, as the shelf and the set-up name them. Their own words stand elsewhere.

teacher-heading = Für Lehrkräfte
lab-link = Roboterlabor
set-up-lab = Einen Roboter für dieses Spiel schreiben
for-class = Für eine Klasse
class-heading = Ergebnisse der Klasse
statistics-heading = Statistik
about-heading = Über Rollbook
install = Rollbook auf dieses Gerät holen
