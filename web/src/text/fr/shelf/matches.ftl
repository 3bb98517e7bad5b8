# Les parties de cet appareil : leur liste, ce qu’on peut en faire, les fichiers et les liens.

matches-heading = Parties
matches-all = { $count ->
    [0] Toutes les parties
    [one] Toutes les parties ({ $count })
   *[other] Toutes les parties ({ $count })
}
matches-none = Pas encore de parties. Tu verras ici celles que tu joues.
matches-begin = Choisis un jeu et commence !
matches-search = Chercher un nom ou un jeu
matches-kinds = Quelles parties
matches-kind = { $kind ->
    [running] En cours
    [finished] Terminées
   *[all] Toutes
}
matches-found = { $found ->
    [0] Aucune partie trouvée.
   *[other] Parties trouvées : { $found } sur { $count }
}

match-turn = C’est à { $name } de jouer
match-score = { $name } : { $points }
match-scores = { $scores }
match-menu = Plus d’actions : { $name }
match-go-on = Continuer à jouer
match-look = La regarder
rename = Lui donner un nom
rename-heading = Comment s’appelle cette partie ?
rename-label = Nom de la partie
rename-about = Sans nom, elle porte les noms des joueurs.
rename-do = Enregistrer le nom
duplicate = Faire une copie
match-copy = { $name } (copie)
match-copied = Voici une copie : { $name }. À partir d’ici, ses dés tombent différemment.
open-match = L’ouvrir
problem-match-gone = Cette partie n’est plus sur cet appareil. Touche « Jeux ».
problem-went-on = La partie a continué entre-temps. Rien n’a été annulé. Regarde où elle en est, puis réessaie.
remark-copied = Jusqu’ici, cette partie est la copie d’une autre. Ensuite, ses dés tombent autrement.
storage-revived = Cette partie avait été supprimée. Comme tu continues ici, elle est de nouveau gardée.

share = Partager cette partie
share-heading = Partager cette partie
share-about = Envoie le lien, ou montre cette image à un autre appareil photo. Les deux ouvrent une copie de la partie, telle qu’elle est maintenant.
share-code = Code QR avec ce lien
share-too-long = Cette partie est devenue trop longue pour un code QR. Le lien et le fichier marchent toujours.
share-link = Lien à copier
share-copy = Copier le lien
share-copied = Le lien est copié.
share-not-copied = Ce navigateur empêche Rollbook de copier. Copie toi-même ce lien :
share-system = L’envoyer…
share-file = Enregistrer dans un fichier

shared-present = Cette partie est déjà sur cet appareil.
shared-open = L’ouvrir
shared-keep-copy = Garder une deuxième copie

problem-match-broken = La partie enregistrée est abîmée. Sur la page « Parties », tu peux l’enregistrer dans un fichier.
problem-storage-unread = Rollbook ne peut pas lire ce qui est enregistré ici. Recharge la page.
problem-storage-unchanged = Rien n’a changé, car le navigateur n’a pas pu le faire. Réessaie.
storage-failed = { $what ->
    [robots] Ce robot n’a pas pu être enregistré. Continue à écrire et laisse cette page ouverte. Rollbook réessaie tout seul.
    [classes] La dernière modification n’a pas pu être enregistrée. Laissez cette page ouverte. Rollbook réessaie tout seul.
   *[matches] Cette partie n’a pas pu être enregistrée. Continue à jouer et laisse cette page ouverte. Rollbook réessaie tout seul.
}
storage-silent = { $what ->
    [robots] Ce navigateur ne répond pas quand Rollbook veut enregistrer. Ferme ses autres fenêtres. Sinon, les robots seront perdus à la fermeture de la page.
    [classes] Ce navigateur ne répond pas quand Rollbook veut enregistrer. Fermez ses autres fenêtres. Sinon, les résultats seront perdus à la fermeture de la page.
   *[matches] Ce navigateur ne répond pas quand Rollbook veut enregistrer. Ferme ses autres fenêtres. Sinon, les parties seront perdues à la fermeture de la page.
}
storage-cleared = Le navigateur a effacé les parties enregistrées ici. La partie sur la table est de nouveau enregistrée. Enregistre les parties de temps en temps dans un fichier.
conflict-followed = Cette partie a continué dans une autre fenêtre. Tu vois où elle en est maintenant.
problem-other-match = Rollbook s’est embrouillé dans cette partie. La dernière étape n’est pas enregistrée. Ouvre la partie encore une fois.
problem-link-large = Ce lien est beaucoup trop long pour une partie. Demande-le encore une fois.
log-earlier = { $count ->
    [one] { $count } étape plus ancienne. Touche la plus ancienne de la liste pour en voir plus.
   *[other] { $count } étapes plus anciennes. Touche la plus ancienne de la liste pour en voir plus.
}
log-later = { $count ->
    [one] { $count } étape plus récente. Touche la plus récente de la liste pour en voir plus.
   *[other] { $count } étapes plus récentes. Touche la plus récente de la liste pour en voir plus.
}
