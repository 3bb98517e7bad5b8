# Rollbook en un seul fichier (rollbook.html), qui s’ouvre sans serveur.

one-file-heading = Sans aucun réseau
one-file-about = Tout Rollbook tient aussi dans un seul fichier. Mets-le sur une clé USB.
    Ouvre-le sur un ordinateur portable ou un Chromebook. Il ne marche pas sur un iPad.
one-file-download = Télécharger Rollbook en un seul fichier
offline-inside = ✓ Rollbook est un fichier sur cet appareil. Il n’a pas besoin de réseau.
share-no-link = Ici, Rollbook est un fichier. Il n’a pas de lien. Enregistre un fichier et transmets-le.
for-class-no-link = Lisez ce code à voix haute. Chaque tablette joue de son côté.
for-class-puzzles-no-link = Lisez ce code à voix haute. Chaque enfant résout les mêmes énigmes.
my-result-no-link = Ici, Rollbook est un fichier. Il n’a pas de lien. Enregistre un fichier pour ton enseignante ou ton enseignant.
my-result-text = Ton résultat sous forme de texte
my-result-text-about = Copie ce texte et donne-le à ton enseignante ou à ton enseignant.
my-result-text-copied = Le texte est copié.
