# Ce que disent l’étagère et le démarrage de l’espace enseignants ; ses propres mots viennent plus tard.

teacher-heading = Espace enseignants
