# The screens for grown-ups, as the shelf and the set-up name them. Their own words stand elsewhere.

teacher-heading = Espace enseignants
lab-link = Labo des robots
set-up-lab = Écrire un robot pour ce jeu
for-class = Pour une classe
class-heading = Résultats de la classe
statistics-heading = Statistiques
about-heading = À propos de Rollbook
install = Installer Rollbook sur cet appareil
