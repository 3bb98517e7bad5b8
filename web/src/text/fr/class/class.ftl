# Une classe joue la même partie : son code, ce qui est bloqué et le résultat de chaque tablette.

## Le code, là où l'on prépare la partie

class-no-own-robot = Un robot du labo ne joue que sur cette tablette. Choisis un autre joueur.

## La liste de l'enseignant

class-full = Une classe contient { $most } résultats au plus, et celle-ci en aurait davantage. Rien n’a été ajouté. Commencez une autre classe.

## Un résultat qui vient par un lien

class-part = Image { $number } sur { $count } reçue
class-part-next = Affichez l’image suivante sur l’autre tablette et lisez-la aussi. Il manque encore : { $numbers }.

## Ce que Python refuse

refused-result_without_class = Cette partie a commencé sans code de classe. Choisissez un autre résultat.
refused-result_unfinished = Ces énigmes ne sont pas encore finies. Il faut d’abord les finir.
refused-result_other_class = Ce résultat appartient au code de classe « { $code } » et non à « { $expected } ». Choisissez un autre résultat.
refused-result_not_sealed = C’est une partie et non son résultat. Il faut ouvrir la partie et toucher « Montrer mon résultat ».
refused-result_altered = Quelqu’un a modifié ce résultat. Demandez-le encore une fois.
refused-result_not_whole = Il manque un bout de ce résultat. Demandez-le encore une fois.
refused-result_other_match = Cette partie n’a pas été préparée comme le dit son code de classe. Demandez une nouvelle partie.
refused-result_other_dice = Le lancer { $number } montre d’autres dés que ceux du code de classe. Demandez une nouvelle partie.
refused-result_other_puzzles = Ces réponses ne vont pas avec les énigmes du code de classe. Demandez-les encore.
refused-result_helped = Quelqu’un a demandé un conseil, mais cette classe joue sans conseils. Demandez une nouvelle partie.
refused-roster_damaged = Cette liste de noms n’est pas entière. Demande-la encore une fois.
refused-roster_newer = Cette liste de noms vient d’un Rollbook plus récent. Connecte-toi au réseau et recharge la page.
refused-roster_name = « { $name } » ne peut pas être un nom ici. Un nom a 1 à { $most } caractères, sans « | ».
refused-roster_many = Une liste a au plus { $most } noms. Retirez-en quelques-uns.
refused-roster_mail = « { $name } » contient une adresse e-mail. Les noms voyagent dans des liens : enlevez l’adresse.
refused-roster_group = Le groupe { $group } n’appartient pas à cette classe. Choisissez un autre groupe.

## Les énigmes d’une classe

for-class-no-link = Lisez ce code à voix haute. Chaque tablette joue de son côté.
for-class-puzzles-no-link = Lisez ce code à voix haute. Chaque enfant résout les mêmes énigmes.
