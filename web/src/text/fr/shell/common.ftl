# Ce que tous les jeux disent, et pourquoi quelque chose ne va pas. Ce qu’un seul jeu dit est dans son propre fichier.

# Si cette langue s’écrit de gauche à droite (ltr) ou de droite à gauche (rtl).
text-direction = ltr
page-title = { $screen } · Rollbook

## Start-up

start-up-worker = On prépare la table…
start-up-python = On sort les dés…
start-up-rules = On lit les règles…
engine-failed = Le jeu n’a pas pu démarrer. Tes parties sont en sécurité. Réessaie, ou recharge la page.
engine-slow = Rollbook n’a pas démarré en une minute. Tes parties sont en sécurité. Ferme d’autres onglets, puis réessaie.
engine-no-webassembly = WebAssembly est désactivé ici, et Rollbook en a besoin. C’est peut-être le mode Isolement. Désactive-le pour cette page, puis recharge-la.
engine-again = Rollbook s’est bloqué et a redémarré. Rien n’est perdu.
engine-silent = Rollbook ne répond pas. Tes parties sont en sécurité. Réessaie, ou recharge la page.
retry = Réessayer
dismiss = Fermer
close = Fermer

## Offline

offline-preparing = Préparation pour jouer sans réseau…
offline-ready = ✓ Prêt : à partir de maintenant, le jeu marche sans réseau.
offline-framed = Ici, Rollbook fait partie d’une autre page et a besoin du réseau. Ouvre-le dans un onglet à part : il marchera aussi sans réseau.
offline-insecure = Seulement avec le réseau : cette adresse commence par http. Utilise l’adresse qui commence par https, s’il y en a une.
offline-unsupported = Seulement avec le réseau : ce navigateur ne peut pas garder la page. Essaie un autre navigateur.
new-version = Il y a une nouvelle version de Rollbook. Les parties restent comme elles sont.
reload = Recharger maintenant
storage-full = { $what ->
    [robots] L’appareil est plein. Ce robot sera perdu à la fermeture de la page. Enregistre-le dans un fichier.
    [classes] L’appareil est plein. Faites-y de la place. Sinon, la dernière modification sera perdue à la fermeture de la page.
   *[matches] L’appareil est plein. Enregistre d’abord la partie dans un fichier, puis continue. Sans fichier, elle sera perdue à la fermeture de la page.
}
storage-blocked = { $what ->
    [robots] Dans ce navigateur, Rollbook ne peut rien garder. Tu peux écrire, mais enregistre les robots dans des fichiers. Sinon, ils seront perdus à la fermeture de la page.
    [classes] Dans ce navigateur, Rollbook ne peut rien garder. Vous pouvez réunir des résultats, mais enregistrez-les dans un tableau. Sinon, ils seront perdus à la fermeture de la page.
   *[matches] Dans ce navigateur, Rollbook ne peut rien garder. Tu peux jouer, mais enregistre les parties dans un fichier. Sinon, elles seront perdues à la fermeture de la page.
}

## The shelf

shelf-heading = Rollbook
shelf-what = Cinq jeux de dés, entre amis ou avec un robot.
shelf-link = Jeux
games-heading = Jeux
game-seats = { $fewest ->
    [1] De 1 à { $most } joueurs
   *[other] De { $fewest } à { $most } joueurs
}
game-seats-exact = { $seats } joueurs
running-heading = Continuer à jouer
match-running = { $actions ->
    [0] pas commencée
    [one] { $actions } étape jouée
   *[other] { $actions } étapes jouées
}
match-unsaved = pas encore enregistrée
match-won = { $count ->
    [one] { $winners } a gagné
   *[other] { $winners } partagent la victoire
}
delete = Supprimer
match-deleted = { $count ->
    [one] La partie « { $name } » a été supprimée.
   *[other] { $count } parties ont été supprimées.
}
put-back = Récupérer
to-the-shelf = Retour aux jeux

## Settings

settings = Réglages
settings-match = Cette partie
settings-device = Cet appareil
settings-language = Langue
settings-theme = Couleurs
settings-theme-value = { $value ->
    [light] Clair
    [dark] Sombre
    [contrast] Contraste élevé
   *[system] Comme l’appareil
}
settings-sound = Son
settings-sound-value = { $value ->
    [on] Activé
   *[off] Coupé
}
settings-motion = Mouvements
settings-motion-value = { $value ->
    [less] Réduits
   *[system] Comme l’appareil
}
settings-hand = Boutons pour la main gauche ou la main droite
settings-hand-value = { $value ->
    [left] Gauche
   *[right] Droite
}
settings-keys = Raccourcis à une seule touche
settings-keys-value = { $value ->
    [on] Oui
   *[off] Non
}
settings-reach = Où vont les touches
settings-reach-value = { $value ->
    [usable] Aux cases possibles
   *[everything] Partout
}
settings-spoken = Ce que dit un lecteur d’écran
settings-spoken-value = { $value ->
    [short] L’essentiel
   *[everything] Tout
}
settings-guide = Aide pour une première partie
settings-guide-value = { $value ->
    [on] Oui, dès le début
   *[off] Non
}
settings-speed = Vitesse
settings-speed-value = { $value ->
    [slow] Lente
    [fast] Rapide
   *[normal] Normale
}

## Set-up

set-up-count = Combien de joueurs ?
set-up-seats = Qui joue ?
set-up-name = Nom du joueur { $number }
set-up-who = Qui est le joueur { $number } ?
set-up-level = { $level ->
    [easy] Pépin, robot facile
    [medium] Rouillot, robot moyen
    [hard] Ada, robot difficile
   *[other] Humain
}
set-up-look = Symbole du joueur { $number } : { $look }. En choisir un autre
set-up-looks = Couleurs et symboles du joueur { $number }
who-heading = Qui es-tu ?
who-animal = Ton animal
who-name = Ton nom
who-about = Le nom et l’animal restent sur cet appareil. Une partie que tu partages montre ton nom.
who-me = C’est moi
set-up-seed = Code des dés (facultatif)
set-up-seed-about = Même code, mêmes lancers. Laisse la case vide pour de nouveaux lancers.
set-up-start = C’est parti !
dice-choice = Quels dés ?
dice-choice-value = { $value ->
    [real] De vrais dés
   *[page] À l’écran
}
dice-choice-about = { $value ->
    [real] Vous lancez vos propres dés et vous touchez ce qu’ils montrent.
   *[page] Les dés roulent à l’écran.
}
curtain-choice = Cacher le plateau quand on passe la tablette
curtain-choice-value = { $value ->
    [on] Oui
   *[off] Non
}
curtain-heading = Passe la tablette à { $name }
curtain-take = Je suis { $name }
turning-choice = Tourner le plateau vers le joueur
turning-choice-value = { $value ->
    [on] Oui
   *[off] Non
}
side-value = { $value ->
    [1] ← à gauche
    [2] ↑ en face
    [3] → à droite
   *[0] ↓ ici
}
seat-name = Joueur { $number }
robot = { $level ->
    [easy] Pépin
    [medium] Rouillot
   *[hard] Ada
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} ({ $level ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
})
# As in English
robot-short = { $level ->
    [easy] Pépin
    [medium] Rouillot
   *[hard] Ada
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
look = { $symbol } en { $colour }
colour-red = rouge
    .letter = R
    .mark = R
colour-blue = bleu
    .letter = B
    .mark = B
colour-yellow = jaune
    .letter = J
    .mark = J
colour-green = vert
    .letter = V
    .mark = Ve
colour-purple = violet
    .letter = L
    .mark = Vi
colour-sky = bleu clair
# As in English
colour-orange = orange
    .letter = O
    .mark = O
colour-pink = rose
colour-brown = marron
colour-lime = vert clair
colour-black = noir
colour-white = blanc
symbol-star = étoile
symbol-disc = disque
# As in English
symbol-triangle = triangle
symbol-square = carré
symbol-moon = lune
symbol-drop = goutte
symbol-cross = croix
symbol-heart = cœur
symbol-bar = barre
symbol-leaf = feuille
symbol-diamond = losange
symbol-ring = anneau
symbol-cat = chat
symbol-dog = chien
symbol-rabbit = lapin
symbol-frog = grenouille
symbol-fish = poisson
symbol-bird = oiseau
symbol-turtle = tortue
symbol-butterfly = papillon

## The table

table-heading = Table de jeu
new-match-heading = Nouvelle partie
turn-heading = À qui le tour ?
# As in English
scores-heading = Scores
rolling = Les dés roulent…
dice-wait = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
dice-show = Les dés montrent { $faces }
prompt-roll = Lance les dés.
prompt-roll_off = Lance les dés. Le plus grand total commence.
prompt-type = Touche ce que montrent tes dés.
keypad-heading = Ce que montrent tes dés
keypad-typed = { $count ->
    [0] Tu n’as encore rien touché.
   *[other] Touché : { $faces }.
}
keypad-done = Prendre ces dés
roll-off-heading = Le plus grand total commence
roll-off-starts = { $name } commence !
roll-off-tied = Égalité : on relance
roll-off-not-yet = –
prompt-others = Maintenant, attends { $names }.
step-complete = Ton coup est prêt. Touche « Valider ».
    .spoken = Choisis « Valider ».
step-more = Continue : touche encore.
scores-lowest = Le plus petit score gagne
robot-thinks = { $name } réfléchit
robot-rolls = { $name } va lancer les dés
robot-held = { $name } attend que tu touches « Continuer ».
last-turn = Revoir le dernier tour de { $name }
robots-turn = C’est à { $name } de jouer.
announce-turn = { $name } : { $prompt }
announce-taken-back = Annulé : { $what }
announce-again = Rejoué : { $what }
announce-places = { $more ->
    [0] Possible : { $places }.
   *[other] Possible : { $places } et { $more } de plus.
}
announce-more = La suite : W.
announce-words = \bTouche\b>Choisis;\btouche\b>choisis
announce-score = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
announce-score-words = { $name } : { $words }, { $more }.
keys-heading = Touches
keys-tab = Tab : au bouton suivant
keys-arrows = Flèches : aller sur le plateau
keys-ends = Début et Fin : la première et la dernière place
keys-usable = Page suivante et Page précédente : la place utilisable suivante
keys-tap = Entrée ou espace : toucher
keys-escape = Échap : fermer ou annuler
keys-number = Un nombre : aller à sa place
keys-roll = R : lancer ou refaire
keys-undo = U : défaire
keys-hint = H : un conseil
keys-chances = C : les probabilités
keys-thousand = T : 1000 parties à partir d’ici
keys-score = S : entendre le score
keys-now = W : entendre ce que tu peux faire et ce qui s’est passé
keys-rules = I : les règles
roll = Lancer
pass = Passer
confirm = Valider
cancel = Annuler
undo = Défaire
redo = Refaire
result = Résultat
new = Nouvelle partie
new-short = Nouvelle
stop = Arrêter
go-on = Continuer
take-back-heading = Annuler le lancer ?
take-back-about = Les dés tombent alors de la même façon. Le journal dira que le lancer a été annulé.
take-back-robot-heading = Défaire ton coup ?
take-back-robot-about = Le coup du robot est défait aussi. Le journal le dira.
take-back-do = Défaire
take-back-leave = Garder le lancer
new-heading = Commencer une nouvelle partie ?
new-about = Cette partie reste dans ta liste. Tu peux la continuer plus tard.
new-do = Nouvelle partie
new-leave = Continuer ici
conflict-heading = Cette partie a continué dans une autre fenêtre
conflict-about = Tu peux continuer la partie de l’autre fenêtre. Ou garde les deux. Ce que tu vois ici devient alors une deuxième partie.
conflict-take = Continuer la partie de l’autre fenêtre
conflict-copy = Garder les deux

## The log

log-heading = Journal
log-button = Journal
log-empty = Il ne s’est encore rien passé.
passed = { $name } passe.
    .brief = { "" }
match_over = La partie est finie.
remark-take-back = Ici, un lancer a été annulé.
remark-hint = Ici, quelqu’un a demandé un conseil.

## Looking back

past-heading = Retour en arrière
past-where = La partie à ce moment-là
past-beginning = Rien n’avait encore été joué.
past-leave = Revenir à la partie
past-left = De retour dans la partie.
replay = Revoir la partie
replay-back = Une étape en arrière
replay-play = Lecture
# As in English
replay-pause = Pause
replay-forward = Une étape en avant
replay-speed = { $speed ->
    [slow] Vitesse : lente
    [fast] Vitesse : rapide
   *[normal] Vitesse : normale
}
replay-position = Moment de la partie
replay-position-value = étape { $number } sur { $last }

## The result

result-winners = { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } partagent la victoire !
}
result-alone = { $points ->
    [one] { $name } a { $points } point !
   *[other] { $name } a { $points } points !
}
result-won = Gagné
score-points = = { $points }
score-sum = { $points }
# As in English
score-total = Total
again = Rejouer
again-first = Vous changez de place.
again-outside = Cette partie ne compte pas dans la liste de la classe.
see-board = Voir le plateau

## Hints: what a move gains, as parts of a list

hint-points = { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}

## Hints and robots

hints-ask = Conseil
hints-heading = De bons coups
# The first step: a region of the board. The button below it shows the moves.
hints-region = Regarde d’abord ici
hints-more = Montre-moi de bons coups
hints-as_good = Tout aussi bon
hints-choice = Conseils
hints-choice-value = { $value ->
    [off] Pas de conseils
   *[on] Permis
}
hints-choice-about = Tu peux demander de bons coups. Le journal note chaque demande.
settings-seats = Qui joue ?
seat-rename = Changer le nom
seat-person = Remplacer par un humain
seat-do = OK
seat-robot = Remplacer par un robot
seat-other-robot = Remplacer par un autre robot
seat-leave = Ne rien changer
decided-heading = Y avait-il un meilleur coup ?
decided-looking = Rollbook regarde tes coups
decided-failed = Rollbook n’a pas pu regarder tes coups. Réessaie.
decided-nothing = Pas de grosse erreur. Bien joué !
decided-played = Joué :
decided-better = Mieux :
decided-try = Essayer

## A match that was sent

shared-heading = Une partie pour toi
shared-seats = Joueurs : { $names }
shared-option = { $option } { $value }
shared-about = Elle devient une partie à part sur cet appareil. Ce qui y est déjà ne change pas.
shared-keep = Ouvrir cette partie

## What cannot be done

problem-heading = Ça n’a pas marché
problem-defect = Il y a eu une erreur dans Rollbook lui-même. Tes parties sont en sécurité. Recharge la page. Si ça recommence, va voir « À propos de Rollbook ». ({ $detail })
problem-no-such-page = Il n’y a rien à cette adresse. Touche « Jeux ».
problem-no-such-match = Il n’y a pas de partie à cette adresse sur cet appareil. Les parties restent sur l’appareil où on les joue. Touche « Jeux ».
problem-no-match-open = Il n’y a pas de partie sur la table. Touche « Jeux ».
problem-damaged-link = Ce lien est abîmé. Il en manque un morceau, ou il a été changé. Demande-le encore une fois.

## Ce que les règles refusent dans tous les jeux

problem-part-missing = Un morceau de Rollbook n’a pas été chargé. Réessaie.
