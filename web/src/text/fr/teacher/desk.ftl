# L’espace enseignants : ce qu’il offre. Ce qu’il dit de chaque jeu est dans desk_JEU.ftl.

desk-intro = Pour la classe : des dés à projeter, des fiches de séance, des exercices avec leurs solutions, et tout sur papier. Rien ne quitte cet appareil, sauf ce que vous transmettez.
desk-age = Âge :
desk-time = Durée de la séance :
desk-dice = Dés à projeter
desk-plan = Fiche de séance
desk-tasks = Exercices
# As in English
desk-minutes = { $minutes } min

lesson-heading = Leçons d’une classe
lesson-about = Choisissez un jeu et votre classe, puis montrez le code. Réunissez ensuite les résultats.
lesson-give = Donner une partie à ma classe
lesson-game = Jeu et aides
lesson-names = Noms et groupes
lesson-change = Changer le jeu ou les aides
lesson-which-game = Quel jeu ?
lesson-class = Quelle classe ?
lesson-new-class = Une nouvelle classe
lesson-more = Un robot sur la tablette, ou votre propre code de dés ?
lesson-help = Former un groupe d’aide
lesson-help-about = Pour les élèves qui se sont trompés à plus de 5 questions sur 30 la dernière fois. Ceux d’un autre groupe y restent.
lesson-help-one = { $name } ({ $missed } sur { $asked })
lesson-help-made = Plus de { $missed } erreurs sur { $of }, maintenant dans le groupe { $letter } : { $names }.
lesson-help-more = Plus de { $missed } erreurs sur { $of } : { $names }. Mais tous ont déjà cette aide, ou tous les groupes sont pris.
lesson-help-kept = Déjà dans un autre groupe : { $names }.
lesson-help-none = Le { $day }, personne n’a fait plus de { $missed } erreurs sur { $of }.
lesson-help-few = Il y a trop peu de réponses pour le dire.

## Les leçons d’une classe, semaine par semaine

weeks = Semaine par semaine
weeks-heading = Leçons, semaine par semaine
weeks-none = Pas encore de leçon. « Donner une partie à ma classe » crée la première. Ou ajoutez des leçons depuis un fichier.
weeks-nameless = Les leçons qui portent le même nom de classe vont ensemble. Celle-ci n’a pas encore de nom : donnez-lui-en un sous « Réunir les résultats ».
weeks-about = Une case montre combien de coups étaient justes au premier essai, ou les points si la page calculait. Absent : sur la liste, mais sans résultat. Touchez un nom pour voir la page de l’élève.
weeks-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
weeks-unfinished = partie inachevée
weeks-missing = absent
weeks-missed-about = Toucher une mauvaise case compte aussi, pas seulement une somme fausse.
weeks-nothing = Aucun essai faux n’est noté.
weeks-wrong = Faux : { $dates }
weeks-right = Ensuite juste au premier essai : { $dates }
weeks-times = { $count ->
    [1] { $date }
   *[other] { $date } ({ $count } fois)
}
weeks-sheets = Une page pour chaque élève
weeks-back = Retour au tableau
weeks-child = Quel élève ?
weeks-all = Tous les élèves
weeks-from-to = { $from } – { $to }
weeks-notes = Remarques
weeks-files = Sur un autre appareil
weeks-files-about = Le fichier contient les noms et tous les résultats de ces leçons. Ajoutez-le sur l’autre appareil. Ce qui s’y trouve déjà reste.
weeks-save = Enregistrer ces leçons dans un fichier
weeks-add = Ajouter des leçons depuis un fichier

## Fiches, feuilles et exercices

desk-plan-heading = Fiche de séance : { $game }
desk-plan-which = Quelle fiche ?
desk-plan-play = Jouer une partie
desk-plan-aim = Objectifs
desk-plan-words = Vocabulaire
desk-plan-material = Matériel
desk-plan-steps = Déroulement
desk-plan-questions = Questions et réponses
desk-plan-support = Pour aider
desk-plan-further = Pour aller plus loin
desk-plan-odd = Un nombre impair d’élèves
desk-plan-odd-text = Un binôme devient un trio : le troisième élève vérifie chaque coup. On échange les rôles après chaque partie.
desk-plan-exit = Question bilan
desk-plan-exit-give = Question bilan pour ma classe
desk-plan-standard = Lien avec les programmes
desk-plan-ahead = Prépare { $codes }

desk-sheet-tally = Relevé
desk-sheet-sums = Table d’addition
desk-sheet-throws = Table des lancers
desk-sheet-scores = Feuille de score
desk-sheet-total = Somme
desk-sheet-prediction = Prévision
desk-sheet-tallies = Bâtons
desk-sheet-frequency = Effectif
desk-sheet-name = Nom
desk-sheet-chips = Jetons × { $each }
desk-sheet-tic_tac_toes = Morpions × { $each }
desk-sheet-grands = Grands morpions × { $each }
desk-sheet-number = Nombre
desk-sheet-ways = Toutes les façons, le plus grand nombre d’abord
desk-sheet-count = Combien ?
desk-sheet-term = Calcul
desk-sheet-tens = Dizaines
desk-sheet-ones = Unités
desk-sheet-worked = Convient
desk-sheet-failed = Ne convient pas

desk-tasks-heading = Exercices : { $game }
desk-tasks-kind = Quels exercices ?
desk-tasks-count = Combien ?
desk-tasks-answers = Une feuille avec les solutions ?
desk-yes-no = { $value ->
    [yes] Oui
   *[no] Non
}
desk-tasks-number-about = Le même numéro donne les mêmes exercices, sur tous les appareils.
desk-tasks-other = D’autres exercices
desk-tasks-note = Feuille { $number }
desk-tasks-answers-to = Solutions : { $name }

desk-dice-heading = Des dés pour tous : { $game }
desk-dice-round = Tour { $round }
desk-dice-ready = Tout le monde a fini ?
desk-dice-all-ready = Tout le monde a fini
desk-dice-back = Un lancer en arrière
desk-dice-new = Nouvelle partie
desk-dice-new-heading = Commencer une nouvelle partie ?
desk-dice-new-about = Les tours joués jusqu’ici ne seront plus affichés.
desk-dice-stay = Continuer celle-ci
desk-dice-past = Les lancers jusqu’ici
desk-dice-code = Code des dés { $code } : une partie jouée avec ce code sur une tablette a les mêmes lancers.

desk-next-heading = Pour la classe suivante
desk-next-here = Sur cette tablette :
desk-next-matches = { $matches ->
    [0] aucune partie
    [one] { $matches } partie
   *[other] { $matches } parties
}
desk-next-robots = { $robots ->
    [0] aucun robot
    [one] { $robots } robot
   *[other] { $robots } robots
}
desk-next-classes = { $classes ->
    [0] aucune leçon de classe
    [one] { $classes } leçon de classe
   *[other] { $classes } leçons de classe
}
desk-next-lists = { $lists ->
    [one] noms ou énigmes de classe : { $lists }
   *[other] noms ou énigmes de classes : { $lists }
}
desk-next-save = Tout enregistrer dans un fichier
desk-next-clear = Vider cette tablette
desk-next-question = Vider cette tablette ?
desk-next-what = Les parties, les robots, les résultats de classe et les noms de cette tablette seront tous supprimés. On ne peut pas revenir en arrière. La langue, les couleurs et le son restent.
desk-next-save-and-clear = Enregistrer, puis vider
desk-next-only-clear = Vider sans enregistrer
desk-next-done = Cette tablette est prête pour la classe suivante.
desk-next-look = Le fichier est-il là ?
desk-next-look-about = Cherchez « { $file } » dans les téléchargements. Ne videz cette tablette que s’il y est.
desk-next-there = Le fichier est là
desk-next-not-there = Il n’y est pas
desk-next-stayed = { $count ->
    [one] { $count } élément a changé entre-temps et reste.
   *[other] { $count } éléments ont changé entre-temps et restent.
} Enregistrez et videz encore une fois.
desk-next-bring-back = Récupérer depuis un fichier

board = Jouer au vidéoprojecteur
board-heading = Au vidéoprojecteur : { $game }
board-who = Qui joue ?
board-halves = Une moitié contre l’autre
board-teacher = La classe contre l’adulte
board-left = Moitié gauche
board-right = Moitié droite
board-class = Classe
board-me = Adulte
board-new = Nouvelle partie
board-ways = Toutes les façons ?
board-ways-question = Combien de façons y a-t-il ? Trouvez-les toutes.
board-ways-show = Montrer les réponses
board-ways-places = { $places ->
    [one] { $words } À un endroit.
    [many] { $words } À { $places } endroits.
   *[other] { $words } À { $places } endroits.
}
board-ways-count = { $count ->
    [one] Il y a { $count } façon.
    [many] Il y a { $count } de façons.
   *[other] Il y a { $count } façons.
}
board-ways-more = { $count ->
    [one] { $count } autre n’est pas dans la liste.
    [many] { $count } d’autres ne sont pas dans la liste.
   *[other] { $count } autres ne sont pas dans la liste.
}

paper-which = Quel plateau ?
paper-all = Tous
desk-tasks-fewer = { $count ->
    [one] Il n’y a que { $count } exercice de ce genre sur cette feuille.
    [many] Il n’y a que { $count } d’exercices différents de ce genre sur cette feuille.
   *[other] Il n’y a que { $count } exercices différents de ce genre sur cette feuille.
}
