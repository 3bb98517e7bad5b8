# Le labo : des robots que l’on écrit soi-même.

## Comment un robot échoue

robot-failed-died = Le Python du robot a planté. Réessaie : il redémarre.
robot-failed-ended = Le robot a été arrêté.
robot-failed-not_started = Le Python du robot n’a pas pu démarrer. Recharge la page. ({ $reason })
robot-failed-slow = { $line ->
    [0] Le robot a mis plus de { $seconds } secondes. Y a-t-il une boucle sans fin ?
   *[other] Ligne { $line } : après { $seconds } secondes, le robot était encore ici. Cette boucle finit-elle ?
}
robot-failed-no_choose = Ligne { $line } : le code finit sans fonction « choose ». Commence par : def choose(state, seat, rng):
robot-failed-choose_name = Ligne { $line } : la fonction doit s’appeler « choose ». Change « { $name } ».
robot-failed-signature = Ligne { $line } : « choose » reçoit trois choses. Écris : def choose(state, seat, rng):
robot-failed-yield = Ligne { $line } : « yield » ne renvoie pas de coup. Écris « return ».
robot-failed-async = Ligne { $line } : Rollbook ne peut pas attendre cette fonction. Enlève « async ».
robot-failed-none = Ligne { $line } : « choose » a fini ici sans renvoyer de coup. Écris « return » devant le coup.
robot-failed-illegal = Ligne { $line } : le robot a répondu { $answer }, et ce coup n’est pas permis. { $why }
robot-failed-odd = Ligne { $line } : { $answer } n’est pas un coup. Renvoie l’un de state.legal(seat).
robot-failed-several = { $count ->
    [1] Ligne { $line } : ceci renvoie une liste, et non un coup. Prends le coup dedans : [0].
   *[other] Ligne { $line } : ceci renvoie { $count } choses à la fois. Renvoie un seul coup.
}
robot-failed-number = Ligne { $line } : { $answer } est un nombre, et aucun de tes coups. Renvoie l’un de state.legal(seat).
robot-failed-function = Ligne { $line } : ceci renvoie une fonction, et non un coup. Écris ( ) après son nom.
robot-failed-position = Ligne { $line } : ceci renvoie une position. Renvoie le coup qui y mène.
robot-failed-kept_out = Ligne { $line } : « { $name } » n’est pas dans le labo. Enlève-le : un robot utilise seulement Python et le jeu.
robot-failed-no_module = Ligne { $line } : il n’y a pas de module « { $name } » ici. Il y a : { $modules }.
robot-failed-not_in_module = Ligne { $line } : le module « { $module } » n’a pas de « { $name } ». Est-ce bien écrit ?
robot-failed-refused = Ligne { $line } : les règles refusent ce coup. Prends seulement des coups de state.legal(seat). ({ $detail })
robot-failed-frozen = Ligne { $line } : une position ne change pas. Avec state.apply(seat, move), tu en reçois une nouvelle.
robot-failed-fixed = Ligne { $line } : ces valeurs ne changent pas. Fais-en d’abord une liste : list(...)
robot-failed-nothing = Ligne { $line } : il n’y a rien ici (None). La fonction d’avant renvoie-t-elle quelque chose ?
robot-failed-no_brackets = Ligne { $line } : il y a ici une fonction sans ses parenthèses. Écris ( ) après son nom.
robot-failed-brackets = Ligne { $line } : ce n’est pas une fonction. Enlève les parenthèses ( ) qui la suivent. ({ $detail })
robot-failed-arguments = Ligne { $line } : « { $name } » veut autre chose entre ses parenthèses. Regarde dans « Aide ». ({ $detail })
robot-failed-compare = Ligne { $line } : on ne peut pas comparer cela. Prends des nombres, par exemple scores()[seat]. ({ $detail })
robot-failed-operand = Ligne { $line } : Python ne peut pas réunir cela. Prends deux nombres, ou deux textes avec str(...). ({ $detail })
robot-failed-index = Ligne { $line } : une place dans une liste est un nombre entier : écris par exemple [0]. ({ $detail })
robot-failed-not_iterable = Ligne { $line } : ce n’est pas une liste à parcourir. Pour compter, écris range(6). ({ $detail })
robot-failed-empty = Ligne { $line } : il n’y a rien à prendre : c’est vide. Vérifie d’abord avec « if ».
robot-failed-not_number = Ligne { $line } : Python ne peut pas en faire un nombre. Affiche d’abord ce texte avec print. ({ $detail })
robot-failed-unpack = Ligne { $line } : il n’y en a pas autant avant et après =. Compte les deux côtés. ({ $detail })
robot-failed-threads = Ligne { $line } : un robot fait une chose à la fois. Enlève les threads.
robot-failed-sleep = Ligne { $line } : attendre use le temps du robot. Enlève « sleep ».
robot-failed-indent_more = Ligne { $line } : ceci dépend de la ligne du dessus. Mets quatre espaces de plus devant.
robot-failed-indent_less = Ligne { $line } : trop d’espaces au début. Commence juste sous le début de la ligne précédente.
robot-failed-indent_other = Ligne { $line } : son début n’est sous aucune autre ligne. Aligne-le sur l’une d’elles.
robot-failed-tabs = Ligne { $line } : des tabulations et des espaces sont mélangés. Prends seulement des espaces.
robot-failed-colon = Ligne { $line } : il manque deux points. Écris : à la fin de la ligne.
robot-failed-open = Ligne { $line } : la parenthèse { $name } ne se referme pas. Referme-la.
robot-failed-close = Ligne { $line } : { $name } ne ferme rien. Enlève ce signe, ou ouvre la parenthèse.
robot-failed-quote = Ligne { $line } : ce texte n’a pas de fin. Écris le guillemet qui le ferme.
robot-failed-sign = Ligne { $line } : Python ne connaît pas le signe { $name }. Tape-le de nouveau.
robot-failed-equals = Ligne { $line } : un seul = donne une valeur. Pour comparer, écris ==.
robot-failed-assign = Ligne { $line } : avant =, on écrit le nom qui reçoit la valeur. Échange les côtés.
robot-failed-comma = Ligne { $line } : manque-t-il une virgule ? Écris-en une entre deux choses.
robot-failed-outside = Ligne { $line } : ceci va dans la fonction. Mets quatre espaces devant.
robot-failed-loop = Ligne { $line } : « { $name } » n’est dans aucune boucle. Mets-le sous « for » ou « while ».
robot-failed-print = Ligne { $line } : il faut des parenthèses après « { $name } ». Écris : { $name }(...)
robot-failed-word = Ligne { $line } : Python ne peut pas lire cela. Veux-tu dire « { $name } » ?
robot-failed-except = Ligne { $line } : ce qui suit « try » finit ici. Écris d’abord « except Exception: ».
robot-failed-else_if = Ligne { $line } : en Python, « else if » s’écrit « elif ». Change-le.
robot-failed-other_sign = Ligne { $line } : { $name } n’existe pas en Python. Écris { $near }.
robot-failed-IndentationError = Ligne { $line } : vérifie les espaces au début. Compare avec les lignes du dessus. ({ $detail })
robot-failed-SyntaxError = Ligne { $line } : Python ne peut pas lire cela. Compare avec les exemples dans « Aide ». ({ $detail })
robot-failed-UnboundLocalError = Ligne { $line } : « { $name } » n’a pas encore de valeur. Donne-lui-en une plus haut.
robot-failed-NameError = Ligne { $line } : Python ne connaît pas « { $name } ». Est-ce bien écrit ?
robot-failed-NameError_near = Ligne { $line } : Python ne connaît pas « { $name } ». Veux-tu dire « { $near } » ?
robot-failed-NameError_module = Ligne { $line } : Python ne connaît pas encore « { $name } ». Écris tout en haut : import { $name }
robot-failed-AttributeError = Ligne { $line } : « .{ $name } » n’existe pas ici. Est-ce bien écrit ? ({ $detail })
robot-failed-AttributeError_near = Ligne { $line } : « .{ $name } » n’existe pas ici. Veux-tu dire « .{ $near } » ?
robot-failed-IndexError = Ligne { $line } : la liste n’est pas si longue. Elle commence par [0]. ({ $detail })
robot-failed-KeyError = Ligne { $line } : il n’y a pas de clé { $detail }. Affiche les clés avec print.
robot-failed-TypeError = Ligne { $line } : ces choses ne vont pas ensemble. Affiche-les avec print. ({ $detail })
robot-failed-ValueError = Ligne { $line } : cette valeur ne convient pas. Affiche-la avec print. ({ $detail })
robot-failed-ZeroDivisionError = Ligne { $line } : on ne peut pas diviser par 0. Vérifie d’abord avec « if ».
robot-failed-RecursionError = Ligne { $line } : la fonction s’appelle elle-même sans fin. Arrête-la avec un « if ».
robot-failed-MemoryError = Ligne { $line } : le robot veut plus de mémoire qu’il n’en a. Garde moins de choses.
robot-failed-AssertionError = Ligne { $line } : ce que « assert » affirme n’est pas vrai. Affiche les valeurs avec print. { $detail }
robot-failed-SystemExit = Ligne { $line } : un robot ne peut pas quitter le jeu. Enlève cette ligne.
robot-failed-EOFError = Ligne { $line } : un robot ne peut rien demander. Utilise state, seat et rng.
robot-failed-OSError = Ligne { $line } : un robot n’a pas de fichiers. Écris les valeurs dans son code.
robot-failed-raised = Ligne { $line } : Python s’est arrêté ici : { $name }. Affiche les valeurs d’avant avec print. { $detail }
robot-failed-forged = Le robot a envoyé un message que personne n’attendait. Il a été arrêté. Il doit seulement renvoyer un coup avec « return ».
robot-unknown = Il n’y a pas de robot « { $name } » sur cet appareil. Choisis un autre joueur.
robot-other-game = « { $name } » joue à un autre jeu. Choisis un autre robot.
robot-nobody-to-move = Dans cette position, ce n’est à personne de jouer. Choisis-en une autre.
robot-match-locked = Cette partie est fermée aux robots jusqu’à sa fin. Termine-la d’abord.
lab-called-off = La série a été arrêtée.
robot-not-text = « { $name } » n’est pas du texte : il ne contient pas de robot. Choisis un autre fichier.

## Le labo

lab-robot = Le robot
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
lab-moves = Coups jusqu’ici : { $moves }
lab-minutes = { $minutes ->
    [1] Encore une minute environ
   *[other] Encore { $minutes } minutes environ
}
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
lab-help-rng = Pour le hasard : rng.random(), rng.choice(liste), rng.randrange(6). Avec le module random, une série change à chaque fois.
lab-help-legal = Tous tes coups permis ; aucun tant que d’autres doivent jouer. Renvoie l’un d’eux.
lab-help-apply = La position après un coup : state.apply(seat, move). Après un lancer : state.apply("dice", roll).
lab-help-scores = Le score de chaque place en ce moment.
lab-help-to_act = Qui peut jouer maintenant : ("dice",), des places comme (0,), ou () à la fin.
lab-help-seats = Le nombre de places.
lab-help-outcomes = Tous les lancers possibles maintenant, avec leur probabilité.
lab-help-result = Comment la partie s’est finie, ou None.
lab-help-view = Tout ce que montre le plateau de { $game }, en dictionnaire. Essaie print(state.view()).
lab-help-turn = La place dont c’est le tour.
lab-help-text = Un coup en texte, comme « Essayer » le montre.
lab-help-limits = Un coup peut durer 2 secondes. Ce que print(...) affiche se lit sous « Essayer ». Il n’y a pas de réseau.
lab-share-about = La personne qui ouvre le lien voit d’abord le code. Elle peut le garder.
lab-received-count = { $count ->
    [1] Un robot pour toi
   *[other] { $count } robots pour toi
}
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
        Sa fonction choose renvoie un coup de state.legal(seat).
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

## A class's robots

lab-collect = Ramasser les robots d’une classe
lab-collect-about = Les élèves touchent « Rendre » sous les leçons. Lisez leurs codes, ouvrez leurs fichiers ou collez leurs liens.
lab-collect-about-file = Les élèves touchent « Rendre » sous les leçons. Ouvrez leurs fichiers ou collez leurs liens.
lab-collect-paste = Liens vers des robots
lab-collect-none = Ce texte ne contient aucun lien vers un robot.
lab-collect-by = De
lab-collect-lessons = Leçons réussies
lab-collected = { $count ->
    [0] Aucun robot lu
    [one] Un robot ajouté
   *[other] { $count } robots ajoutés
}
lab-read = Lire les robots avec l’appareil photo
lab-read-about = Présentez les tablettes l’une après l’autre, avec le code du robot ouvert.
lab-read-same = { $name } – déjà là
lab-received-by = { $count ->
    [0] De { $name }. Aucune leçon réussie.
    [one] De { $name }. Une leçon réussie.
   *[other] De { $name }. { $count } leçons réussies.
}
lab-hand-in = Rendre à l’enseignant
lab-hand-in-about = { $count ->
    [0] Ton enseignant reçoit ton robot.
    [one] Ton enseignant reçoit ton robot et voit que tu as réussi une leçon.
   *[other] Ton enseignant reçoit ton robot et voit que tu as réussi { $count } leçons.
}
lab-hand-in-name = Ton nom
lab-hand-in-do = Rendre
lab-level = { $level ->
    [random] Coups au hasard
    [greedy] Glouton
    [easy] Robot, facile
    [medium] Robot, moyen
   *[hard] Robot, difficile
}
