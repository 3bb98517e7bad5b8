# Une classe joue la même partie : son code, ce qui est bloqué, le résultat de chaque tablette et la liste de l'enseignant.

## Le code, là où l'on prépare la partie

for-class = Pour une classe
for-class-about = Chaque tablette joue de son côté : même partie, mêmes dés.
class-code = Code de classe
for-class-qr = Code QR avec le lien vers la partie de cette classe
for-class-hints = Conseils
for-class-chances = Les chances
for-class-settings = Réglages de la partie
for-class-new = Autres nouvelles parties
for-class-value = { $value ->
    [on] Autorisé
   *[off] Bloqué
}
for-class-title = Rollbook, code de classe { $code }
for-class-collect = Réunir les résultats ici
for-class-join = Jouer ici
class-no-own-robot = Un robot du labo ne joue que sur cette tablette. Choisis un autre joueur.

## Le code, là où on le tape

join-shelf = Une partie de ta classe
join-code = Code de classe
join-code-about = Ton enseignante ou ton enseignant le montre. Majuscules, espaces et tirets ne comptent pas.
join-code-do = Ouvrir
join-heading = Ta classe joue
join-names = Qui joue ici ?
join-names-about = Tapez vos noms, puis commencez.
join-finished = Vous avez fini cette partie.
join-begun = Vous avez déjà commencé cette partie.
join-go-on = Continuer
join-see-result = Voir le résultat
join-again = La rejouer
join-again-about = On verra dans la liste que vous la rejouez.
class-people = { $people ->
    [0] Seulement des robots
    [one] { $people } personne par tablette
   *[other] { $people } personnes par tablette
}
class-robots = Contre { $names }
class-work = { $value ->
    [self] Vous calculez vous-mêmes
   *[page] Rollbook additionne les dés
}
class-lock = { $lock ->
    [hints] Pas de conseils
    [chances] Pas de chances avant le lancer
    [settings] Les réglages de la partie sont bloqués
   *[new] Pas d’autre partie avant la fin de celle-ci
}
remark-class = Cette partie appartient au code de classe { $code }.
remark-again = C’est la partie { $number } de ce code sur cette tablette.

## Ce qui est bloqué

locked-new = Une partie est choisie pour ta classe. Termine-la d’abord.
locked-settings = Les réglages de cette partie sont bloqués pour ta classe.

## Le résultat d'une tablette

my-result-show = Montrer mon résultat
my-result = Mon résultat
my-result-about = Montre cette image à la tablette de ton enseignante ou de ton enseignant. Sa caméra la lit.
my-result-code = Code QR avec le résultat de cette partie
my-result-turn = Image { $number } sur { $count }
my-result-next = Image suivante
my-result-first = Revenir à la première image
my-result-title = Résultat : { $names }

## La liste de l'enseignant

class-heading = Résultats de la classe
class-about = Réunissez ici les résultats d’une classe. Ils restent sur cette tablette.
class-collect = Réunir les résultats
class-first = Nouvelle liste de classe
class-another = Une autre classe
class-begin = Code de classe
class-begin-about = Le code que la classe joue. « Pour une classe », avant une partie, en donne un.
class-begin-do = Commencer
class-begin-with = Commencer cette classe et ajouter le résultat
class-choose = Classes sur cette tablette
class-add = Ajouter des résultats
class-add-about = Avec l’appareil photo de cette tablette, visez l’image de chaque tablette d’élève. Ouvrez le lien. Ou choisissez des fichiers, glissez-les ici ou collez des liens.
class-paste = Liens ou résultats à coller
class-paste-do = Ajouter
class-files = Choisir des fichiers
class-added = { $count ->
    [one] { $count } résultat ajouté.
   *[other] { $count } résultats ajoutés.
}
class-same = { $count ->
    [one] { $count } résultat est déjà ici.
   *[other] { $count } résultats sont déjà ici.
}
class-none = Pas encore de résultats.
class-reading = Chaque résultat est rejoué…
class-results = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
class-unsaved = Ce navigateur ne garde rien. Les résultats seront perdus à la fermeture de la page. Enregistrez-les d’abord dans un tableau.
class-column = { $column ->
    [name] Nom
    [score] Points
    [won] Gagné
    [right] Du premier coup
    [moves] Coups
    [hints] Conseils
    [throws] Lancers annulés
    [again] Partie numéro
    [game] Jeu
    [code] Code de classe
   *[compare] Comparer
}
class-notes = { $hints ->
    [0] Lancers annulés : { $throws }
   *[other] { $throws ->
        [0] Conseils : { $hints }
       *[other] Conseils : { $hints }, lancers annulés : { $throws }
    }
}
class-again = Partie { $number } de ce code sur sa tablette
class-same-moves = Les mêmes coups que { $names }
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
class-delete-class = Supprimer cette classe
class-rename = Comment s’appelle cette classe ?
class-name = Nom de la classe
class-remove-do = Enlever
class-remove = Enlever ce résultat ({ $name }) ?
class-remove-about = La tablette qui l’a envoyé l’a encore.
class-remove-one = Enlever ce résultat : { $name }
class-removed = Le résultat est enlevé.
class-unreadable = une tablette
class-delete = Supprimer { $name } ?
class-delete-about = { $count ->
    [0] Elle n’a pas de résultats.
    [one] { $count } résultat sera perdu pour toujours.
   *[other] { $count } résultats seront perdus pour toujours.
}

## Un résultat qui vient par un lien

class-result-added = Le résultat est ajouté
class-result-same = Ce résultat est déjà ici
class-result-foreign = Cette tablette ne réunit pas encore les résultats de ce code de classe
class-to-the-list = Vers la liste
class-part = Partie { $number } sur { $count } reçue
class-part-next = Affichez l’image suivante sur l’autre tablette et lisez-la aussi. Il manque encore : { $numbers }.

## Deux résultats côte à côte

compare-heading = Mêmes dés, autres choix
compare-back = Revenir à la liste
compare-same = Les deux ont joué exactement pareil.
compare-parting = Après le lancer { $number }, ils jouent différemment pour la première fois.
compare-turn = Lancer
compare-turn-back = Précédent
compare-turn-on = Suivant
compare-to-parting = Là où ils se séparent
compare-where = Lancer { $number } sur { $last } : { $same ->
    [yes] ils font le même choix.
   *[no] ils choisissent différemment.
}
compare-over = La partie est déjà finie.

## Ce que Python refuse

refused-too_many_names = { $people } personnes jouent cette partie, pas { $names }.
refused-name_of_robot = « { $name } » est le nom d’un robot. Choisis un autre nom.
refused-result_without_class = Cette partie a commencé sans code de classe.
refused-result_unfinished = Cette partie n’est pas encore finie.
refused-result_other_class = Ce résultat appartient au code de classe « { $code } » et non à « { $expected } ».
refused-result_not_sealed = C’est une partie et non son résultat. Touche « Montrer mon résultat » après la partie.
refused-result_altered = Quelqu’un a modifié ce résultat.
refused-result_other_match = Cette partie n’a pas été préparée comme le dit son code de classe.
refused-result_other_dice = Le lancer { $number } montre d’autres dés que ceux du code de classe.
refused-result_helped = Quelqu’un a demandé un conseil, mais cette classe joue sans conseils.
