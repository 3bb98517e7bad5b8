# A tablet of a class: the code, what is locked, its result.

## Le code, là où on le tape

class-code = Code de classe
join-code = Code de classe
join-code-about = Ton enseignante ou ton enseignant le montre. Majuscules, espaces et tirets ne comptent pas.
join-code-do = Ouvrir
join-heading = Ta classe joue
join-names = Qui joue ici ?
join-names-about = { $people ->
    [1] Tape ton nom, puis commence.
   *[other] Tapez vos noms, puis commencez.
}
join-finished = Vous avez fini cette partie.
join-begun = Vous avez déjà commencé cette partie.
join-go-on = Continuer
join-see-result = Voir le résultat
join-again = La rejouer
join-again-about = Votre enseignante ou votre enseignant verra que vous la rejouez.
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
class-own-dice = Chaque tablette a ses propres dés
class-lock = { $lock ->
    [hints] Pas de conseils
    [chances] Pas de probabilités avant le lancer
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
my-result-about = Montre cette image à ton enseignante ou à ton enseignant. Sa tablette la lit.
my-result-so-far = Cela montre où tu en es. Ensuite, continue à jouer.
my-result-code = Code QR avec le résultat de cette partie
my-result-turn = Image { $number } sur { $count }
my-result-next = Image suivante
my-result-hold = Figer l’image
my-result-first = Revenir à la première image
my-result-title = Résultat : { $names }

## Une tablette verrouillée, et le code secret de l’enseignant

lock-heading = Verrouillé
lock-about = { $pin ->
    [yes] Ta classe joue une partie ici. Finis-la d’abord. Le code PIN de l’enseignant ouvre le reste.
   *[no] Ta classe joue une partie ici. Finis-la d’abord.
}
lock-to-match = Vers la partie
lock-pin = Code PIN de l’enseignant
locked-joining = Ta classe joue ici. Choisis d’abord ton nom.
lock-to-joining = Choisir mon nom
lock-opened = Cette tablette est ouverte pour l’enseignant.
lock-again = Verrouiller de nouveau
pin-heading = Le code PIN de l’enseignant
pin-label = Code PIN
pin-about = Les enfants touchent « Annuler ». La partie continue.
pin-wrong = Ce code PIN n’est pas le bon.
pin-wait = Attends un peu avant de réessayer.
pin-seconds = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
pin-open = Ouvrir
join-pin = Cette tablette reste dans la partie jusqu’à la fin.
join-pick-about = { $people ->
    [1] Touche ton nom, puis commence.
   *[other] Touchez vos { $people } noms, puis commencez.
}
join-not-listed = Mon nom n’est pas là
join-chosen = Jouent ici : { $names }
join-two-groups = Ces noms sont dans des groupes différents. Chaque groupe a besoin de sa tablette.
join-name-missing = { $people ->
    [1] Dis qui joue : ton nom manque encore.
   *[other] Dites qui joue : il faut { $people } noms.
}

## Les énigmes d’une classe

puzzles-of = Énigmes : { $game }
puzzles-of-class = Les énigmes de ta classe
puzzles-done = Énigmes terminées : { $done } sur { $count }
puzzles-delete = Supprimer les énigmes de { $name } ?
puzzles-delete-about = Les réponses sur cette tablette seront perdues pour de bon.
class-puzzles = { $count ->
    [one] Une énigme, soixante secondes
    [many] { $count } énigmes, soixante secondes chacune
   *[other] { $count } énigmes, soixante secondes chacune
}
class-puzzles-sheet = Feuille { $number }
class-puzzles-lock = Rien d’autre avant la fin de ces énigmes
join-puzzles-begun = Des énigmes de ce code sont déjà sur cette tablette.
join-puzzles-again = Commencer au début
join-puzzles-again-about = Ton enseignante ou ton enseignant voit qui les résout deux fois.
locked-puzzles = Ton enseignante ou ton enseignant a choisi des énigmes. Résous-les d’abord.
lock-to-puzzles = Vers les énigmes
join-puzzles-pin = Cette tablette reste sur les énigmes jusqu’à la fin.
