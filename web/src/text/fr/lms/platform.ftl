## Inside a learning platform that keeps results

platform-full = Cette partie est trop longue pour ta plateforme. Elle reste sur cet appareil. Continue-la ici.
platform-refused = Ta plateforme n’a pas accepté le résultat. Enregistre-le dans un fichier.
platform-missing = Aucune plateforme ne répond ici. Ta partie reste sur cet appareil.

## In a frame of another page, which may block files and printing

frame-file-heading = As-tu reçu le fichier ?
frame-file-about = La page qui contient Rollbook bloque peut-être les fichiers. Dans ce cas, copie ce texte.
frame-file-text = Texte du fichier { $name }
frame-file-copy = Copier le texte
frame-file-copied = Le texte est copié. Colle-le dans un fichier à toi.
frame-file-select = Ce navigateur empêche Rollbook de copier. Copie toi-même le texte du cadre.
frame-print-heading = Impression bloquée ici
frame-print-about = La page qui contient Rollbook bloque l’impression. Ouvre cette adresse dans un nouvel onglet.
frame-address = Adresse de cette page
frame-download = Si aucun fichier n’arrive, ouvre cette adresse dans un nouvel onglet : { $address }
