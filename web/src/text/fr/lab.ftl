# Le labo : des robots que l’on écrit soi-même.

## Comment un robot échoue

robot-failed-slow = Le robot a mis plus de { $seconds } secondes ; il a été arrêté. Fais-le calculer moins longtemps.
robot-failed-died = Le Python du robot a planté. Réessaie : il redémarre.
robot-failed-ended = Le robot a été arrêté.
robot-failed-not_started = Le Python du robot n’a pas pu démarrer. Recharge la page. ({ $reason })
robot-failed-no_choose = Il manque la fonction « choose » dans le code. Commence par : def choose(state, seat, rng):
robot-failed-none = « choose » n’a pas rendu de coup. Est-ce que ça finit par « return » ?
robot-failed-illegal = Le robot a répondu { $answer }, et ce coup n’est pas permis. { $why }
robot-failed-no_module = Il n’y a pas de module « { $name } » ici. Il y a : { $modules }.
robot-failed-forged = Le robot a envoyé un message que personne n’attendait. Il a été arrêté. Il doit seulement rendre un coup avec « return ».
robot-failed-kept_out = « { $name } » n’est pas dans le labo. Enlève-le : un robot utilise seulement Python et le jeu.
robot-failed-IndentationError = Ligne { $line } : vérifie les espaces au début. ({ $detail })
robot-failed-SyntaxError = Ligne { $line } : Python ne peut pas lire cela. Cherche un signe ) ou : oublié. ({ $detail })
robot-failed-UnboundLocalError = Ligne { $line } : « { $name } » n’a pas encore de valeur. Donne-lui-en une d’abord.
robot-failed-NameError = Ligne { $line } : Python ne connaît pas « { $name } ». Est-ce bien écrit ?
robot-failed-AttributeError = Ligne { $line } : « .{ $name } » n’existe pas ici. Est-ce bien écrit ? ({ $detail })
robot-failed-IndexError = Ligne { $line } : la liste n’est pas si longue. Affiche-la avec print. ({ $detail })
robot-failed-KeyError = Ligne { $line } : il n’y a pas de clé { $detail }. Affiche les clés avec print.
robot-failed-TypeError = Ligne { $line } : ces choses ne vont pas ensemble. Affiche-les avec print. ({ $detail })
robot-failed-ValueError = Ligne { $line } : cette valeur ne convient pas. Affiche-la avec print. ({ $detail })
robot-failed-ZeroDivisionError = Ligne { $line } : on ne peut pas diviser par 0. Vérifie d’abord le nombre.
robot-failed-RecursionError = Ligne { $line } : la fonction s’appelle elle-même sans fin. Dis-lui quand s’arrêter.
robot-failed-MemoryError = Ligne { $line } : le robot veut plus de mémoire qu’il n’en a. Garde moins de choses.
robot-failed-AssertionError = Ligne { $line } : ce que « assert » affirme n’est pas vrai. Affiche les valeurs avec print. { $detail }
robot-failed-SystemExit = Ligne { $line } : un robot ne peut pas quitter le jeu. Enlève cette ligne.
robot-failed-EOFError = Ligne { $line } : un robot ne peut rien demander. Il reçoit state, seat et rng.
robot-failed-raised = Ligne { $line } : { $name }. { $detail }
robot-too-long = Ce code est trop long : un robot a au plus { $most } caractères. Raccourcis-le.
robot-gone = Ce robot n’est plus dans le labo de cet appareil. Touche son nom pour faire jouer quelqu’un d’autre.
robot-broken = Le robot enregistré est abîmé. Sous le code, tu peux l’enregistrer dans un fichier ou le supprimer.
robot-unknown = Il n’y a pas de robot « { $name } » sur cet appareil. Choisis un autre joueur.
robot-other-game = « { $name } » joue à un autre jeu. Choisis un autre robot.
robot-nobody-to-move = Dans cette position, ce n’est à personne de jouer. Choisis-en une autre.
robot-match-locked = Cette partie est fermée aux robots jusqu’à sa fin. Termine-la d’abord.
lab-called-off = La série a été arrêtée.
robot-not-text = « { $name } » n’est pas du texte : il ne contient pas de robot. Choisis un autre fichier.
problem-part-missing = Un morceau de Rollbook n’a pas pu être chargé. Réessaie quand la connexion sera meilleure.

## Le labo

lab-heading = Labo des robots
lab-link = Labo des robots
set-up-lab = Écrire un robot pour ce jeu
lab-first-name = mon_robot
lab-robot = Le robot
lab-code = Code du robot
lab-robot-new = Nouveau
lab-robot-rename = Renommer
lab-robot-delete = Supprimer
lab-robot-file = Enregistrer dans un fichier
lab-robot-open = Ouvrir un fichier
lab-robot-share = Partager
lab-robot-versions = Anciennes versions
lab-overtook = Une autre fenêtre a aussi changé ce robot. Ce code-là est dans « Anciennes versions ».
lab-followed = Ce robot a été changé dans une autre fenêtre. Tu vois le code le plus récent.
lab-replaced = Une autre fenêtre a remplacé ce code. Le tien est dans « Anciennes versions ».
lab-new-heading = Un robot pour quel jeu ?
lab-new-about = Il commence par une ligne que tu peux changer.
lab-rename-heading = Comment s’appelle le robot ?
lab-rename-label = Lettres, chiffres, - et _
lab-name-taken = Un autre robot s’appelle déjà « { $name } ». Choisis un autre nom.
lab-delete-heading = Supprimer { $name } ?
lab-delete-about = Son code et toutes ses versions seront supprimés. Si tu veux le garder, enregistre-le d’abord dans un fichier.
lab-versions-heading = Revenir à quelle version ?
lab-versions-about = Le code actuel reste parmi les versions.
lab-version = { $when } · { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}
lab-panels = Que faire avec le robot
lab-panel = { $value ->
    [try] Essayer
    [watch] Regarder
    [series] Série
    [ladder] Classement
    [course] Leçons
   *[help] Aide
}
lab-try = Essayer un coup
lab-try-about = Le robot choisit un coup dans une position. Tu vois ce qu’il choisit et ce qu’il affiche.
lab-other-position = Autre position
lab-position-from = Prendre les positions de
lab-any-match = N’importe quelle partie
lab-chose = Il a choisi { $move } en { $ms } ms.
lab-output = Ce qu’il a affiché
lab-to-move = C’est à { $name } de jouer : place { $seat }.
lab-against = Contre
lab-matches = Combien de parties ?
lab-play = Jouer contre lui
lab-series = Jouer une série
lab-series-about = Le robot joue beaucoup de parties. Les deux côtés ont les mêmes lancers : la chance s’équilibre.
lab-interrupted = La page a été fermée au milieu d’une série. Parties jouées : { $done } sur { $matches }. { $further ->
    [yes] Touche « Continuer » pour jouer les autres.
   *[no] Le robot a changé. Touche « Jouer une série » pour la rejouer.
}
lab-progress = Parties jouées : { $done } sur { $matches }
lab-wins = Ton robot a gagné { $percent ->
    [one] { $percent } partie
   *[other] { $percent } parties
} sur 100 contre { $against } (probablement entre { $low } et { $high }).
lab-failures = { $count ->
    [one] Il a perdu { $count } partie à cause d’une erreur dans son code.
   *[other] Il a perdu { $count } parties à cause d’une erreur dans son code.
}
lab-lost = Partie { $number } perdue : { $reason }
lab-scores = Scores de { $least } à { $most } : ton robot au-dessus de la ligne, { $against } en dessous.
lab-best = Voir sa meilleure partie
lab-worst = Voir sa plus mauvaise partie
lab-examples-about = Chaque exemple est un robot complet. Prends-en un et change-le.
lab-example-use = Prendre celui-ci
lab-example-random = N’importe quel coup
    .name = au_hasard
    .about = Une ligne : il prend au hasard un coup permis.
lab-example-greedy = Glouton
    .name = glouton
    .about = Il regarde un coup plus loin et prend le meilleur score.
lab-example-ahead = Un coup plus loin
    .name = un_coup_plus_loin
    .about = Il demande à l’évaluation du jeu ce que vaut chaque position.
lab-help-about = Rollbook appelle ta fonction choose(state, seat, rng) quand c’est à ton robot de jouer.
lab-help-state = La position. Elle ne change jamais : apply t’en donne une nouvelle.
lab-help-seat = Le numéro de ta place. La première place est 0.
lab-help-rng = Pour le hasard : rng.random(), rng.choice(liste), rng.randrange(6).
lab-help-legal = Tous tes coups permis. Rends l’un d’eux.
lab-help-apply = La position après un coup.
lab-help-scores = Le score de chaque place en ce moment.
lab-help-to_act = Qui peut jouer maintenant : des places, ou "dice".
lab-help-seats = Le nombre de places.
lab-help-outcomes = Tous les lancers possibles, avec leur probabilité.
lab-help-result = Comment la partie s’est finie, ou None.
lab-help-view = Tout ce que montre le plateau de { $game }, en dictionnaire. Essaie print(state.view()).
lab-help-limits = Un coup peut durer 2 secondes. Ce que print(...) affiche se lit sous « Essayer ». Il n’y a pas de réseau.
lab-trust-about = Quelqu’un d’autre l’a écrit. Il ne peut atteindre ni tes parties, ni la page, ni le réseau.
lab-trust-do = L’exécuter
lab-share-about = La personne qui ouvre le lien voit d’abord le code. Elle peut le garder.
lab-received-heading = Un robot pour toi
lab-received-count = { $count ->
    [1] Un robot pour toi
   *[other] { $count } robots pour toi
}
lab-trust-heading = Exécuter le code de « { $name } » ?
lab-share-heading = { $count ->
    [1] Partager ce robot
   *[other] Partager { $count } robots
}
lab-share-long = { $count ->
    [1] Ce robot est trop long pour un code QR. Le lien et le fichier marchent toujours.
   *[other] Ces robots sont trop longs pour un code QR. Le lien et les fichiers marchent toujours.
}
lab-received-about = { $count ->
    [1] Lis son code. Il ne s’exécute que si tu le dis.
   *[other] Lis leur code. Ils ne s’exécutent que si tu le dis.
}
lab-received-keep = { $count ->
    [1] Le garder dans mon labo
   *[other] Les garder dans mon labo
}
lab-keys = Appuie sur Échap, puis sur Tab pour sortir du code.
lab-output-cut = Il a affiché trop de texte. La suite manque.
lab-help-view-of = Ce que contient state.view() de { $game }
lab-examples = Des robots complets

## Regarder une partie du robot

lab-watch = Jouer une partie
lab-watch-about = Le robot joue une partie. Ensuite, tu la suis coup par coup.
lab-watch-playing = Les robots jouent…
lab-watch-where = Coup { $number } sur { $last }
lab-watch-chose = { $name } a choisi { $move } en { $ms } ms.
lab-watch-played = { $name } a joué { $move }.
lab-watch-failed = Ici, erreur dans le code : { $name }.
lab-watch-first = Premier coup
lab-watch-back = Un coup en arrière
lab-watch-forward = Un coup en avant
lab-watch-last = Dernier coup

## Le classement

lab-ladder-about = { $count ->
    [1] Un robot de cette tablette joue à { $game }.
   *[other] { $count } robots de cette tablette jouent à { $game }.
} Chacun joue une série contre chacun des autres.
lab-ladder-matches = Parties par paire
lab-ladder-levels = Les robots de Rollbook jouent aussi
lab-ladder = Établir le classement
lab-ladder-share = Tous les partager
lab-ladder-class = Classement de la classe : chacun partage un lien, et une tablette les ouvre tous.
lab-ladder-place = Rang
lab-ladder-wins = Victoires
lab-ladder-played = Parties
lab-ladder-share-of-wins = { $percent } %

## Les leçons

lab-course-about = Cinq leçons. Ton robot joue à { $game }, et Python le vérifie.
lab-task = À toi :
lab-lesson-code = Une façon de l’écrire
lab-lesson-check = Vérifier mon robot
lab-lesson-done = Réussi
lab-lesson-passed = Réussi ! Passe à la leçon suivante.
lab-lesson-wins = Il a gagné { $percent ->
    [one] { $percent } partie
   *[other] { $percent } parties
} sur 100.
lab-lesson-wrong = Ici, il a choisi { $move }.
lab-lesson-contest = Il doit gagner au moins { $percent } parties sur 100 contre { $against }. Il en joue { $matches }.
lab-lesson-chance = Le hasard
    .about = Rollbook demande un coup à ton robot.
        Sa fonction choose rend un coup de state.legal(seat).
        rng.choice(liste) en prend un au hasard.
    .task = Ton robot doit prendre au hasard un coup permis.
    .again = Il a toujours choisi le même coup. Prends rng.choice.
    .name = hasard
lab-lesson-greedy = Glouton
    .about = Essaie un coup avec state.apply(seat, move). La vraie partie ne change pas.
        Tu reçois la position d’après. Demande-lui ses scores().
        Dans certains jeux, le plus petit score gagne : state.game.lowest_wins.
    .task = Prends toujours un coup qui donne ton meilleur score.
    .again = Ici, un autre coup donnait un meilleur score. Regarde-les tous.
    .name = glouton
lab-lesson-ahead = Voir plus loin
    .about = Le meilleur score maintenant n’est pas toujours le meilleur plus tard.
        Après ton coup viennent les dés. outcomes() donne tous les lancers.
        Puis quelqu’un joue. Quel coup prendrait-il ?
    .task = Regarde ce qui vient après ton coup.
    .again = Ce n’est pas encore assez. Regarde aussi le coup suivant.
    .name = plus_loin
lab-lesson-evaluate = Évaluer
    .about = Les points ne sont pas tout. Qu’est-ce qu’une bonne position ?
        Écris une fonction qui donne un nombre à chaque position.
        bots.evaluate(state, seat) est celle des robots de Rollbook.
    .task = Prends le coup qui mène à la position avec le meilleur nombre.
    .again = Ce n’est pas encore assez. Qu’est-ce qui compte encore ?
    .name = evaluer
lab-lesson-simulate = Simuler
    .about = Tu ne peux pas tout regarder. Alors essaie !
        Après chaque bon coup, continue quelques fois au hasard.
        Prends le coup qui finit le mieux en moyenne.
    .task = Bats le robot facile. Y arrives-tu en dix lignes ?
    .again = Ce n’est pas encore assez. Essaie plus souvent, ou seulement les meilleurs coups.
    .name = simuler

## En haut du code d’un nouveau robot

lab-starter-knockout = Knockout. Les coups sont des textes comme
    "15=1+2+3+4+5". Les nombres capturés sont
    des points. Le plus grand score gagne.
lab-starter-knaster = Knaster. Les coups sont des textes comme
    "write c3" ou "circle c3". Les lignes
    donnent des points. Le plus grand
    score gagne.
lab-starter-roll_it = Roll-It. Le coup "5.3" : grille 5, case 3.
    Trois jetons alignés sont des points.
    Le plus grand score gagne.
lab-starter-lowdown = Lowdown. Les coups sont des textes comme
    "write 5 red A1". Les nombres qui restent
    sont des points. Le plus petit
    score gagne.
lab-starter-roll_out = Roll Out. Le coup "c5 f2" utilise les dés ;
    "roll" et "stop" sont aussi des coups.
    Le plus grand score gagne.
