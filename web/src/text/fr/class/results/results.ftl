# La liste d’une classe : résultats, noms, groupes et code PIN.

## Le code, là où l'on prépare la partie

for-class-about = { $dice ->
    [own] Chaque tablette joue de son côté : même partie, ses propres dés.
   *[same] Chaque tablette joue de son côté : même partie, mêmes dés.
}
for-class-dice = Les dés
for-class-dice-value = { $value ->
    [own] Propres à chaque tablette
   *[same] Les mêmes sur chaque tablette
}
for-class-qr = Code QR avec le lien vers la partie de cette classe
for-class-hints = Conseils
for-class-chances = Les probabilités
for-class-settings = Réglages de la partie
for-class-new = Autres nouvelles parties
for-class-value = { $value ->
    [on] Accès libre
   *[off] Accès bloqué
}
for-class-title = Rollbook, code de classe { $code }
for-class-join = Jouer ici

## La liste de l'enseignant

class-about = Réunissez ici les résultats d’une classe. Ils restent sur cette tablette.
class-collect = Réunir les résultats
class-first = Nouvelle liste de classe
class-another = Une autre leçon
class-begin = Code de classe
class-begin-about = Le code de la partie que joue la classe. On l’obtient dans l’espace enseignants avec « Donner une partie à ma classe ».
class-begin-do = Commencer
class-begin-with = Créer cette liste et ajouter le résultat
class-choose = Leçons sur cette tablette
class-add = Ajouter des résultats
class-add-about = Lisez l’image de chaque tablette avec l’appareil photo. Ou choisissez des fichiers, glissez-les ici ou collez des liens.
class-add-about-file = Ici, Rollbook est un fichier et n’ouvre aucun appareil photo. Choisissez des fichiers, glissez-les ici ou collez des liens.
class-read = Lire avec l’appareil photo
class-paste = Liens ou résultats à coller
class-paste-do = Ajouter
class-files = Choisir des fichiers
class-added = { $count ->
    [one] { $count } résultat ajouté.
   *[other] { $count } résultats ajoutés.
}
class-added-to = { $count ->
    [one] { $count } résultat est allé dans sa leçon : { $name }, { $date }.
   *[other] { $count } résultats sont allés dans leur leçon : { $name }, { $date }.
}
class-same = { $count ->
    [one] { $count } résultat est déjà ici.
   *[other] { $count } résultats sont déjà ici.
}
class-older = { $count ->
    [one] { $count } résultat est plus ancien que celui de la liste.
   *[other] { $count } résultats sont plus anciens que ceux de la liste.
}
class-none = Pas encore de résultats.
class-reading = Chaque résultat est rejoué…
class-results = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
class-unsaved = Les dernières modifications ne sont pas encore enregistrées. Elles seront perdues à la fermeture de la page. Enregistrez d’abord les résultats dans un tableau.
class-column = { $column ->
    [change] Changer
    [group] Groupe
    [listed] Groupe sur la liste
    [comparable] Points comparables au groupe
    [arrival] Ordre d’arrivée
    [unfinished] Lancers jusqu’ici (partie inachevée)
    [missing] Manque
    [name] Nom
    [score] Points
    [won] Gagné
    [right] Au premier essai
    [moves] Coups
    [hints] Conseils
    [throws] Lancers annulés
    [again] Essai
    [game] Jeu
    [date] Date
    [wrong] Ce qui a été difficile
    [code] Code de classe
    [solved] Trouvées
    [puzzles] Énigmes
    [answers] Réponses montrées
    [late] Plus de soixante secondes
   *[compare] Comparer
}
class-notes = { $hints ->
    [0] Lancers annulés : { $throws }
   *[other] { $throws ->
        [0] Conseils : { $hints }
       *[other] Conseils : { $hints }, lancers annulés : { $throws }
    }
}
class-again = Essai { $number } sur sa tablette
class-unfinished = { $fewest ->
    [0] Partie inachevée : { $rolls ->
        [one] { $rolls } lancer
       *[other] { $rolls } lancers
    }
   *[other] Partie inachevée : { $rolls ->
        [one] { $rolls } lancer sur au moins { $fewest }
       *[other] { $rolls } lancers sur au moins { $fewest }
    }
}
class-same-moves = Mêmes coups : { $names }
class-right = { $right } sur { $moves }
class-percent = { $number } %
class-figure = { $number }
class-spread = { $row ->
    [min] Minimum
    [median] Médiane
   *[max] Maximum
}
class-choose-result = Comparer ce résultat : { $name }
class-compare = Comparer deux résultats
class-compare-how = { $count ->
    [0] Cochez deux résultats pour les comparer.
    [1] Choisi : { $names }. Cochez-en encore un.
   *[other] Choisis : { $names }.
}
class-export-csv = Enregistrer en tableau (CSV)
class-print = Imprimer
class-rename-class = Donner un nom
weeks-open = Toutes les leçons de cette classe
class-delete-class = Supprimer cette leçon
class-rename = Comment s’appelle cette classe ?
class-name = Nom de la classe
class-remove-do = Enlever
class-remove = Enlever ce résultat ({ $name }) ?
class-remove-about = Il reste sur la tablette qui l’a envoyé.
class-remove-one = Enlever ce résultat : { $name }
class-removed = Le résultat a été enlevé.
class-unreadable = une tablette
class-delete = Supprimer cette leçon de { $name } ?
class-delete-about = { $count ->
    [0] Elle n’a pas de résultats.
    [one] { $count } résultat sera perdu pour toujours.
   *[other] { $count } résultats seront perdus pour toujours.
}

## Un résultat qui vient par un lien

class-result-added = Le résultat est ajouté
class-result-same = Ce résultat est déjà ici
class-result-older = Un résultat plus récent de cette partie est déjà ici
class-result-foreign = Cette tablette ne réunit pas encore les résultats de ce code de classe
class-to-the-list = Voir la liste

## Deux résultats côte à côte

compare-heading = { $dice ->
    [own] Deux parties côte à côte
   *[same] Mêmes dés, autres choix
}
compare-back = Revenir à la liste
compare-same = Les deux ont joué exactement pareil.
compare-parting = { $here ->
    [yes] Ici, après le lancer { $number }, ils jouent différemment pour la première fois.
   *[no] Après le lancer { $number }, ils jouent différemment pour la première fois.
}
compare-turn = Lancer
compare-turn-back = Précédent
compare-turn-on = Suivant
compare-to-parting = Là où ils jouent différemment
compare-where = Lancer { $number } sur { $last } : { $same ->
    [yes] ils font le même choix.
   *[no] ils choisissent différemment.
}
compare-gained = Points de ce lancer : { $points }
compare-better = { $by ->
    [one] Mêmes dés, autres coups : { $by } point de mieux pour { $name }.
   *[other] Mêmes dés, autres coups : { $by } points de mieux pour { $name }.
}
compare-even = Mêmes dés, autres coups : personne n’a gagné plus à ce lancer.
compare-over = La partie est déjà finie.
compare-unfinished = Cette partie n’est pas encore allée jusque-là.

## All throws of a class

class-throws = Tous les lancers de la classe
class-throws-about = { $same ->
    [yes] Tous les résultats ont les mêmes dés : leurs lancers comptent une fois. Pour plus de lancers, donnez un code où chaque tablette a ses propres dés.
   *[no] Les lancers de toutes les tablettes, à côté des effectifs attendus.
}
class-throws-grow = Montrer résultat par résultat
class-throws-stop = Arrêter
class-throws-next = Résultat suivant
class-throws-where = Résultats : { $number } sur { $last }
class-throws-more = Et avec 30 tablettes de plus ?
class-throws-more-heading = Avec { $count } tablettes de plus
class-throws-more-about = Personne n’a joué ces lancers. Rollbook en a tiré { $throws } au sort. Au prochain tirage, ce sera différent.
class-throws-again = Nouveau tirage
class-throws-hide = Cacher les lancers

## What to teach from

class-missed = Ce qui a été difficile
class-missed-about = Chaque élève qui a eu besoin d’un deuxième essai compte une fois. Toucher une mauvaise case compte aussi.
class-missed-none = Tous les coups étaient justes au premier essai.
class-missed-most = Le plus souvent faux
class-missed-by = { $missed ->
    [one] { $missed } élève sur { $people } s’est trompé
   *[other] { $missed } élèves sur { $people } se sont trompés
}
class-missed-table = Somme par somme
class-missed-table-about = Chaque ligne commence par le plus grand nombre. La colonne dit ce qu’on ajoute. Une case dit combien d’élèves se sont trompés.
class-missed-cell = { $missed } sur { $people }
class-missed-children = Élève par élève
class-missed-times = { $question }, { $count } fois
class-missed-hide = Cacher ce qui a été difficile
# As in English
class-asked_sum = { $sum } = { $total }
class-asked_move = Un coup sans addition

## Une tablette verrouillée, et le code secret de l’enseignant

pin-digits = Un code PIN a de 4 à 12 chiffres. Tapez-en un.
pin-set = Le code PIN est fixé. Montrez maintenant le code.
pin-removed = Le code PIN est retiré. Montrez maintenant le code.
pin-what = Avec un code PIN, une tablette qui a ouvert votre lien ne joue que sa partie, jusqu’à la fin. Le code l’ouvre plus tôt. Il garde les enfants dans la partie ; il n’arrête ni une personne qui sait programmer, ni celle qui efface les données du navigateur. La partie est alors perdue, et vous le voyez.
pin-is-set = Un code PIN verrouille les tablettes
pin-none = Verrouiller les tablettes par un code PIN
pin-new = Nouveau code PIN
pin-set-do = Choisir ce code
pin-remove = Retirer le code

## La liste d’une classe

roster-heading = { $count ->
    [0] Noms
    [one] Un nom
   *[other] { $count } noms
}
roster-about = Avec une liste, les enfants touchent leur nom et vous voyez qui manque. Les noms voyagent dans le lien et son image, et restent sur chaque tablette jusqu’à ce qu’on la vide pour la classe suivante : prenez les prénoms.
roster-names = Noms, un par ligne
roster-hint = Collez une liste ou les colonnes d’un tableur. Les noms identiques reçoivent des numéros. Une lettre dans la dernière colonne est le groupe.
roster-look = Lire les noms
roster-take = Utiliser cette liste
roster-back = Revenir au texte
roster-found = { $count ->
    [0] Aucun nom.
    [one] { $count } nom.
   *[other] { $count } noms.
}
roster-found-group = Groupe { $letter } : { $count }.
pasted-title = Laissé de côté : le titre, « { $line } ».
pasted-heading = Laissé de côté : la première ligne, « { $line } ».
pasted-column = Laissé de côté : la colonne « { $heading } ».
pasted-numbers = Laissé de côté : les numéros.
pasted-mail = Laissé de côté : les adresses e-mail. Elles ne doivent pas voyager dans un lien.
pasted-groups = Groupes : { $groups }.
pasted-ungrouped = Laissé de côté : les groupes. Une classe peut en avoir { $most } au plus.
pasted-nameless = { $count ->
    [one] Laissé de côté : { $count } ligne sans nom.
   *[other] Laissé de côté : { $count } lignes sans nom.
}
group-wanted = { $count ->
    [one] { $count } nom est dans le groupe { $letter }. Choisissez ce que ce groupe fait autrement.
   *[other] { $count } noms sont dans le groupe { $letter }. Choisissez ce que ce groupe fait autrement.
}
class-elsewhere = { $name } est dans le groupe { $letter } sur votre liste.
roster-other = Prendre les noms d’une autre classe
roster-change = Changer les noms
roster-group = Groupe { $letter }
roster-groups = Groupes qui jouent autrement
roster-groups-about = Tous jouent au même jeu avec le même code de dés. Un groupe peut avoir un niveau plus facile, de l’aide ou de vrais dés. La liste dit alors ce qui se compare.
roster-share = Montrer le code
roster-share-about = Chaque tablette ouvre ce lien ou lit l’image une fois.
roster-typed = Ni caméra ni lien ?
roster-typed-about = Les enfants tapent ce code. Il n’apporte ni noms, ni groupes, ni code PIN.
roster-share-no-link = Rollbook est ici un fichier et n’a pas de lien. Enregistrez la liste et ouvrez ce fichier sur les tablettes.
group-same = Comme la classe
group-new = Un nouveau groupe
group-work = Calcul
group-add = Ajouter le groupe
group-added = Le groupe { $letter } est ajouté. Montrez maintenant le code.
group-remove = Retirer le groupe { $letter }
group-compare = { $points ->
    [yes] Mêmes dés ; les points se comparent.
   *[no] { $dice ->
        [yes] Mêmes dés ; les points ne se comparent pas.
       *[no] Autres dés ; les points ne se comparent pas.
    }
}
class-real-dice = Les enfants lancent de vrais dés
class-name-again = { $name } ({ $number })
class-missing = { $count ->
    [1] Il manque :
   *[other] Il en manque { $count } :
}
class-order = Trié par
class-order-by = { $order ->
    [points] Points
    [name] Nom
   *[arrival] Arrivée
}
class-groups = Groupes : { $letters }
class-groups-apart = Les points de ces groupes ne se comparent pas à ceux des autres.
class-group-note = { $same ->
    [yes] Groupe { $letter } : les points se comparent
   *[no] Groupe { $letter }
}
class-stranger = Pas sur la liste : { $names }
class-rename-one = Renommer { $name }
class-rename-heading = Renommer dans cette liste
class-rename-label = Au lieu de { $name }

## Les énigmes d’une classe

for-class-puzzles = Chaque enfant résout les mêmes énigmes sur une tablette.
for-class-puzzles-qr = Code QR avec le lien vers ces énigmes
for-class-puzzles-join = Les résoudre ici
for-class-puzzles-new = Autre chose sur la tablette
class-solved = { $count ->
    [one] Une énigme trouvée
    [many] { $count } énigmes trouvées
   *[other] { $count } énigmes trouvées
}
class-puzzles-note = { $what ->
    [hints] Indices : { $count }
    [shown] Réponses montrées : { $count }
   *[late] Plus de soixante secondes : { $count }
}
class-puzzles-again = Essai { $number } sur sa tablette
class-same-answers = Mêmes réponses : { $names }
class-puzzle-number = Énigme { $number }
class-missed-puzzles-about = Un enfant compte une fois pour un deuxième essai, un indice ou une réponse montrée.
class-missed-puzzles-none = Chaque énigme était juste du premier coup, sans indice.
group-compare-puzzles = { $points ->
    [yes] Mêmes énigmes ; les résultats se comparent.
   *[no] Autres énigmes ; les résultats ne se comparent pas.
}

## Là où une classe a choisi autrement

class-choices = Là où les choix diffèrent
class-choices-where = Position { $number } sur { $last }, après le lancer { $roll }
class-choices-ways = { $people } enfants avaient cette position et ces dés. Choix différents : { $ways }.
class-choices-people = { $count ->
    [one] Un enfant
    [many] { $count } enfants
   *[other] { $count } enfants
}
class-choices-best = le mieux
class-choices-none = Dans la même position, tous ont fait le même choix.
class-choices-hide = Cacher là où les choix diffèrent
