# Les parties de cet appareil : leur liste, ce qu’on peut en faire, les fichiers et les liens.

matches-heading = Parties
matches-all = { $count ->
    [0] Parties
    [one] Toutes les parties ({ $count })
   *[other] Toutes les parties ({ $count })
}
matches-none = Pas encore de parties.
matches-begin = Choisis un jeu et commence !
matches-search = Chercher un nom ou un jeu
matches-kinds = Quelles parties
matches-kind = { $kind ->
    [running] En cours
    [finished] Terminées
   *[all] Toutes
}
matches-found = { $found ->
    [0] Aucune partie ne convient.
    [one] { $found } sur { $count } parties
   *[other] { $found } sur { $count } parties
}

match-turn = C’est à { $name } de jouer
match-score = { $name } { $points }
match-scores = { $names }
match-menu = Plus d’actions : { $name }
match-go-on = Continuer à jouer
match-look = La regarder
rename = Lui donner un nom
rename-heading = Comment s’appelle cette partie ?
rename-label = Nom de la partie
rename-about = Sans nom, elle s’appelle comme ceux qui jouent.
rename-do = Enregistrer le nom
duplicate = Faire une copie
match-copy = { $name } (copie)
match-copied = Voici une copie : { $name }. À partir d’ici, ses dés tombent différemment.
open-match = L’ouvrir
problem-match-gone = Cette partie n’est plus sur cet appareil.
problem-went-on = La partie a continué entre-temps. Rien n’a été annulé.
remark-copied = Jusqu’ici, cette partie est la copie d’une autre. À partir d’ici, ses dés tombent différemment.
storage-revived = Cette partie avait été supprimée dans une autre fenêtre. Comme tu continues ici, elle est de nouveau gardée.

matches-files = Fichiers
import = Ajouter depuis des fichiers
import-about = Les parties restent seulement sur cet appareil. Certains navigateurs les oublient après une semaine sans visite. Enregistre-les parfois dans un fichier. Tu peux aussi faire glisser des fichiers sur cette page.
export-all = Tout enregistrer dans un fichier
imported = { $count ->
    [one] Une partie a été ajoutée : { $name }.
   *[other] { $count } parties ont été ajoutées.
}
import-same = { $count ->
    [one] { $count } partie est déjà ici.
   *[other] { $count } parties sont déjà ici.
}
import-refused = { $file } : { $reason }
import-more = { $count ->
    [one] { $count } autre n’a pas pu être lue.
   *[other] { $count } autres n’ont pas pu être lues.
}
problem-file-large = Ce fichier est beaucoup trop gros pour contenir des parties.
problem-file-not-text = Ce n’est pas un texte, donc pas une partie non plus.
problem-file-unreadable = Ce fichier n’a pas pu être ouvert.

share = Partager cette partie
share-heading = Partager cette partie
share-about = Ouvre le lien, ou vise cette image avec un appareil photo. Tu reçois une copie de la partie, comme elle est maintenant.
share-code = Code QR avec le lien vers cette partie
share-too-long = Cette partie est devenue trop longue pour un code QR. Le lien et le fichier marchent toujours.
share-link = Lien vers cette partie
share-copy = Copier le lien
share-copied = Le lien est copié.
share-not-copied = Ce navigateur ne laisse rien copier à Rollbook. Copie le lien d’ici :
share-system = L’envoyer…
share-file = Enregistrer dans un fichier

shared-present = Cette partie est déjà sur cet appareil.
shared-open = L’ouvrir
shared-keep-copy = Garder une deuxième copie

broken-heading = Impossible à montrer
broken-about = { $what ->
    [classes] Ce qui est enregistré ici est abîmé. Enregistrez-le dans un fichier : souvent, les résultats peuvent encore en être tirés. Ensuite, vous pouvez le supprimer.
    [robots] Ce qui est enregistré ici est abîmé. Enregistre-le dans un fichier : souvent, le code peut encore servir. Ensuite, tu peux le supprimer.
   *[matches] Ce qui est enregistré ici est abîmé. Enregistre-le dans un fichier : souvent, une partie peut encore en être tirée. Ensuite, tu peux le supprimer.
}
broken-nameless = { $what ->
    [classes] Une classe sans nom
    [robots] Un robot sans nom
   *[matches] Une partie sans nom
}
broken-save = Enregistrer dans un fichier
broken-delete-heading = Supprimer pour toujours ?
broken-delete-about = { $what ->
    [classes] On ne pourra pas le récupérer. Enregistrez-le d’abord dans un fichier, si vous pouvez avoir besoin des résultats.
   *[other] On ne pourra pas le récupérer. Enregistre-le d’abord dans un fichier, si tu peux en avoir besoin.
}
broken-shelf = { $count ->
    [one] { $count } partie enregistrée ne peut pas être montrée. Tu la trouves sous toutes les autres.
   *[other] { $count } parties enregistrées ne peuvent pas être montrées. Tu les trouves sous toutes les autres.
}
problem-match-broken = Ce qui est enregistré de cette partie est abîmé. Sur la page avec toutes les parties, tu peux l’enregistrer dans un fichier.
problem-storage-unread = Ce qui est enregistré sur cet appareil ne peut pas être lu pour le moment. Recharge la page.
problem-storage-unchanged = Rien n’a changé, car le navigateur n’a pas pu le faire. Essaie encore.
storage-failed = { $what ->
    [robots] Ce robot n’a pas pu être enregistré. L’appareil est peut-être plein. Continue à écrire et laisse cette page ouverte : Rollbook réessaie à chaque changement.
    [classes] Ces résultats n’ont pas pu être enregistrés. L’appareil est peut-être plein. Laisse cette page ouverte : Rollbook réessaie à chaque résultat.
   *[matches] Cette partie n’a pas pu être enregistrée. L’appareil est peut-être plein. Continue à jouer et laisse cette page ouverte : Rollbook réessaie à chaque coup.
}
storage-silent = { $what ->
    [robots] Ce navigateur ne répond pas quand Rollbook veut enregistrer. Ferme ses autres fenêtres. Jusque-là, les robots sont perdus quand la page est fermée.
    [classes] Ce navigateur ne répond pas quand Rollbook veut enregistrer. Ferme ses autres fenêtres. Jusque-là, les résultats sont perdus quand la page est fermée.
   *[matches] Ce navigateur ne répond pas quand Rollbook veut enregistrer. Ferme ses autres fenêtres. Jusque-là, les parties sont perdues quand la page est fermée.
}
storage-cleared = Le navigateur a effacé les parties enregistrées ici. La partie sur la table est de nouveau enregistrée. Enregistre parfois les parties dans des fichiers.
conflict-followed = Cette partie a continué dans une autre fenêtre. Tu la vois comme elle est là-bas maintenant.
problem-other-match = Rollbook s’est embrouillé dans cette partie et n’a pas enregistré la dernière étape. Ouvre la partie encore une fois.
problem-link-large = Ce lien est beaucoup trop long pour une partie.
import-progress = { $done } parties lues sur { $count }.
import-stop = Arrêter
everything-back = { $count ->
    [one] { $count } élément du fichier est revenu.
   *[other] { $count } éléments du fichier sont revenus.
}
problem-everything-damaged = Ce fichier est abîmé, donc rien ne peut en être repris.
problem-everything-part = { $count ->
    [one] { $count } élément n’y est pas lisible.
   *[other] { $count } éléments n’y sont pas lisibles.
}
log-earlier = { $count ->
    [one] { $count } étape plus ancienne. Touche la plus ancienne ici pour en voir plus.
   *[other] { $count } étapes plus anciennes. Touche la plus ancienne ici pour en voir plus.
}
log-later = { $count ->
    [one] { $count } étape plus récente. Touche la plus récente ici pour en voir plus.
   *[other] { $count } étapes plus récentes. Touche la plus récente ici pour en voir plus.
}
