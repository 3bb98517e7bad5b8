# Ce que disent l’étagère et le démarrage du bureau de l’enseignant ; ses propres mots viennent plus tard.

teacher-heading = Bureau de l’enseignant
