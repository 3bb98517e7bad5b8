# Rollbook en un seul fichier (rollbook.html), qui s’ouvre sans serveur.

offline-inside = ✓ Rollbook est un fichier sur cet appareil. Il n’a pas besoin de réseau.
share-no-link = Ici, Rollbook est un fichier. Il n’a pas de lien. Enregistre un fichier et transmets-le.
my-result-no-link = Ici, Rollbook est un fichier. Il n’a pas de lien. Enregistre un fichier pour ton enseignante ou ton enseignant.
my-result-text = Ton résultat sous forme de texte
my-result-text-about = Copie ce texte et donne-le à ton enseignante ou à ton enseignant.
my-result-text-copied = Le texte est copié.
