# Files of matches: those that come, those that go, and what cannot be shown.

matches-files = Fichiers
import = Ajouter depuis des fichiers
import-about = Les parties restent seulement sur cet appareil. Certains navigateurs les oublient après une semaine sans visite. Enregistre-les de temps en temps dans un fichier. Tu peux aussi faire glisser des fichiers sur cette page.
export-all = Tout enregistrer dans un fichier
imported = { $count ->
    [one] Une partie a été ajoutée : { $name }.
   *[other] { $count } parties ont été ajoutées.
}
import-same = Déjà ici : { $count }.
import-refused = { $file } : { $reason }
import-more = { $count ->
    [one] Encore { $count } fichier impossible à lire.
   *[other] Encore { $count } fichiers impossibles à lire.
}
import-lists = { $count ->
    [one] { $count } liste de classe n’a pas été ouverte. Ajoute ce fichier seul.
   *[other] { $count } listes de classe n’ont pas été ouvertes. Ajoute chaque fichier seul.
}
problem-file-large = Ce fichier est beaucoup trop gros pour contenir des parties. Choisis-en un autre.
problem-file-not-text = Ce fichier n’est pas du texte : il ne contient pas de partie. Choisis-en un autre.
problem-file-puzzles = Ce fichier contient des réponses aux énigmes d’une classe, et pas une partie. Ouvre « Résultats de la classe » et ajoute-le là.
problem-file-unreadable = Ce fichier n’a pas pu être ouvert. Choisis-le de nouveau, ou prends-en un autre.
broken-heading = Impossible à afficher
broken-about = { $what ->
    [classes] Ce qui est enregistré ici est abîmé. Enregistrez-le dans un fichier : souvent, on peut rajouter les résultats. Ensuite, vous pouvez le supprimer.
    [robots] Ce qui est enregistré ici est abîmé. Enregistre-le dans un fichier : souvent, le code peut encore servir. Ensuite, tu peux le supprimer.
   *[matches] Ce qui est enregistré ici est abîmé. Enregistre-le dans un fichier : souvent, on peut rajouter la partie. Ensuite, tu peux le supprimer.
}
broken-nameless = { $what ->
    [classes] Une classe sans nom
    [robots] Un robot sans nom
   *[matches] Une partie sans nom
}
broken-save = Enregistrer dans un fichier
broken-delete-heading = Supprimer pour toujours ?
broken-delete-about = { $what ->
    [classes] Rien ne pourra être récupéré. Enregistrez d’abord un fichier : vous aurez peut-être besoin des résultats.
   *[other] Rien ne pourra être récupéré. Enregistre d’abord un fichier : tu en auras peut-être besoin.
}
broken-shelf = { $count ->
    [one] { $count } partie enregistrée ne peut pas être affichée. Tu la trouves dans « Parties », sous toutes les autres.
   *[other] { $count } parties enregistrées ne peuvent pas être affichées. Tu les trouves dans « Parties », sous toutes les autres.
}
import-progress = Parties lues : { $done } sur { $count }.
import-stop = Arrêter
everything-back = { $count ->
    [one] { $count } élément du fichier est revenu.
   *[other] { $count } éléments du fichier sont revenus.
}
problem-everything-damaged = Ce fichier est abîmé : on ne peut rien en récupérer. Choisissez-en un autre.
problem-everything-part = { $count ->
    [one] { $count } élément du fichier est illisible.
   *[other] { $count } éléments du fichier sont illisibles.
}
