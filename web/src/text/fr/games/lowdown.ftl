# Lowdown

lowdown-name = Lowdown
lowdown-about = Prends un nombre et une couleur. Remplis tes grilles. Barre le plus de points possible.
lowdown-first-seat = Le plus jeune commence. Ce sera le joueur 1.

# Le nom des couleurs et des lignes, partout où l’on en parle.
lowdown-say-red = le rouge
# As in English
lowdown-say-orange = l’orange
lowdown-say-yellow = le jaune
lowdown-say-green = le vert
lowdown-say-blue = le bleu
lowdown-say-purple = le violet
lowdown-say-row1 = la rangée 1
lowdown-say-row2 = la rangée 2
lowdown-say-row3 = la rangée 3
lowdown-say-col1 = la colonne 1
lowdown-say-col2 = la colonne 2
lowdown-say-col3 = la colonne 3
lowdown-say-diag1 = la diagonale qui part d’en haut à gauche
lowdown-say-diag2 = la diagonale qui part d’en bas à gauche
lowdown-say-within = { $what } de la grille { $where }

## What to do now

lowdown-prompt-open = Touche un nombre, une couleur et une case. Ou regarde sous le gobelet.
    .spoken = { $wilds ->
        [0] Choisis un nombre, une couleur et une case.
       *[other] Choisis un nombre, une couleur ou un joker, et une case.
    } Ou regarde sous le gobelet.
    .brief = Choisis, ou regarde sous le gobelet.
lowdown-prompt-secret = Ces deux-là sont à toi : { $numbers } et { $colours }. Touche les deux et une case.
lowdown-prompt-secret_or_wild = Ces deux-là sont à toi : { $numbers } et { $colours }. Touche les deux et une case. Un joker marche aussi.
lowdown-prompt-left = À toi : touche un nombre, une couleur et une case.
    .spoken = { $wilds ->
        [0] À toi : { $numbers } et { $colours }.
       *[other] À toi : { $numbers } et { $colours }, ou un joker.
    }
lowdown-prompt-wild = Aucune case vide n’accepte tes couleurs. Prends un joker.
lowdown-prompt-wild_or_peek = Aucune case vide n’accepte ces couleurs. Prends un joker, ou regarde sous le gobelet.
lowdown-prompt-black = Tu ne peux rien écrire. Choisis une case à noircir.
lowdown-prompt-black_or_peek = Tu ne peux rien écrire. Regarde sous le gobelet, ou noircis une case.
lowdown-prompt-cross = { $count ->
    [one] Barre la ligne marquée : { $points } points de moins !
   *[other] Barre une ligne marquée : jusqu’à { $points } points de moins !
}
    .spoken = Barre une ligne : { $lines }. { $count ->
        [one] { $points }
       *[other] Jusqu’à { $points }
    } points de moins.
lowdown-prompt-roll = Lance quatre dés : deux nombres et deux couleurs.
    .button = Lancer
    .brief = Lance les dés.
lowdown-prompt-lift = Soulève le gobelet. Tu peux aussi prendre ses deux dés.
    .button = Soulever le gobelet
    .robot = { $name } va soulever le gobelet
    .brief = Soulève le gobelet.
lowdown-prompt-lift_for_one = Soulève le gobelet. { $other } doit prendre les deux dés dessous.
    .button = Soulever le gobelet
    .robot = { $name } va soulever le gobelet
    .brief = Soulève le gobelet.
lowdown-step-number = Maintenant un nombre.
lowdown-step-colour = Maintenant une couleur.
    .spoken = { $wilds ->
        [0] Maintenant une couleur.
       *[other] Maintenant une couleur ou un joker.
    }
lowdown-step-box = Maintenant une case pour { $colour }.
lowdown-step-no_box = Aucune case vide n’accepte { $colour }. Prends un joker ou une autre couleur.
lowdown-step-any_box = Maintenant une case vide.
lowdown-step-wild = Cette case est pour { $takes }, pas pour { $colour }. Prends un joker ou une autre case.
lowdown-step-only_wild = Cette case est pour { $takes }. Prends un joker ou une autre case.

## What happened

lowdown-open_dice = { $name } lance { $numbers }, et { $colours }.
lowdown-secret_dice = { $other } soulève le gobelet : { $number } et { $colour }.
lowdown-peeked = { $name } regarde sous le gobelet.
    .do = Regarde sous le gobelet.
lowdown-wrote = { $name } écrit { $number } avec { $colour }.
    .spoken = { $name } écrit { $number } avec { $colour } en { $box }.
    .do = Écris { $number } avec { $colour }.
    .brief = { $name } écrit { $number } en { $box }.
lowdown-wrote_wild = { $name } écrit { $number } avec un joker. Il en reste { $left }.
    .spoken = { $name } écrit { $number } en { $box } avec un joker. Il en reste { $left }.
    .do = Écris { $number } avec un joker.
    .brief = { $name } : joker { $number }, { $box }.
lowdown-blacked_out = { $name } noircit une case.
    .spoken = { $name } noircit { $box }.
    .do = Noircis cette case.
lowdown-set_aside = Mis de côté : { $number } et { $colour }.
    .spoken = { "" }
lowdown-grid_filled = La grille { $grid } de { $name } est pleine.
lowdown-last_turn = Une ardoise a deux grilles pleines ! La partie finit après ce tour.
    .brief = La partie finit après ce tour.
lowdown-crossed = { $name } barre { $numbers } : { $points } points de moins !
    .spoken = { $name } barre { $line } ({ $numbers }) : { $points } points de moins !
    .do = Barre { $numbers }.
    .brief = { $name } barre { $line }.
lowdown-done = { $name } ne barre plus rien.
    .do = Ne barre plus rien.
    .brief = { "" }

## Hints

hint-lowdown-look = Regarde la grille { $grid }. Il y a une bonne place.
hint-lowdown-completes = fait une ligne à barrer : { $points } points de moins
    .spoken = remplit { $line } : { $points } points de moins
hint-lowdown-prepares = permet ensuite de barrer une ligne avec { $numbers }
    .spoken = permet ensuite de barrer { $line } avec { $numbers }
hint-lowdown-adds = { $points ->
    [one] ne coûte que { $points } point
   *[other] ne coûte que { $points } points
}
hint-lowdown-wild = prend un joker (il en reste { $left })
hint-lowdown-crosses = { $points } points de moins
hint-lowdown-done = garde ces nombres pour une meilleure ligne
hint-lowdown-peek = espère de meilleurs dés sous le gobelet
hint-lowdown-black = gêne le moins de lignes

## The score

lowdown-score-grid = Grille { $grid }
    .figures = { $numbers }
# As in English
lowdown-score-blackouts = Cases noires
    .figures = { $count } × { $each } points
lowdown-ended-two_grids = { $others } { $others-count ->
    [one] a
   *[other] ont
} rempli deux grilles. Le plus petit score gagne.
    .brief = Deux grilles pleines : le plus petit score gagne.

### Board

lowdown-board = Grilles de jeu, { $name } : les flèches du clavier vont d’une case à l’autre
lowdown-sheet = Ardoise : { $name }
lowdown-look = { $name }, jokers restants : { $wilds }. Regarder cette ardoise
lowdown-box-empty = { $box }, { $colours } : vide
lowdown-box-open = { $box }, { $colours } : tu peux la choisir
lowdown-box-picked = { $box }, { $colours } : choisie
lowdown-box-number = { $box } : { $number }
lowdown-box-crossed = { $box } : { $number }, barré
lowdown-box-black = { $box } : noire
lowdown-wild = Joker
lowdown-wilds = Écrire avec un joker, dans n’importe quelle case : il en reste { $left } sur { $wilds }
lowdown-dice = Les dés
lowdown-die = { $face }
lowdown-die-take = { $face } : prendre ce dé
lowdown-die-aside = { $face } : mis de côté
lowdown-aside = De côté
lowdown-cup = Le gobelet est chez { $name }
lowdown-peek = Regarder sous le gobelet, chez { $name }
lowdown-peek-short = Regarder
lowdown-crossing = Lignes que tu peux barrer
lowdown-line = Barrer { $line } :
lowdown-done-short = Ne rien barrer
lowdown-gain = { $points } de moins

## Why not

refused-lowdown-box_filled = Cette case est déjà remplie. Choisis une case vide.
refused-lowdown-box_no_colour = Cette case est pour { $takes }. Tu as { $colours }, et plus de joker. Choisis une autre case.
refused-lowdown-box_other_colour = Cette case est pour { $takes }, pas pour { $colour }. Choisis une autre case.
refused-lowdown-colour_needed = Nomme aussi le dé de couleur, comme dans « wild 5 red B4 ».
refused-lowdown-colour_not_open = Tu ne peux pas prendre { $colour }. Tu peux prendre : { $colours }.
refused-lowdown-cup_lifted = Le gobelet est déjà soulevé. Prends ses deux dés.
refused-lowdown-line_crossed = Cette ligne est déjà barrée. Choisis une autre ligne.
refused-lowdown-line_not_written = Cette ligne n’a pas trois nombres. Choisis une autre ligne.
refused-lowdown-line_shares_box = Cette ligne partage une case avec une ligne barrée. Choisis une autre ligne.
refused-lowdown-line_total = Cette ligne fait { $total }. Il faut 10, ou trois nombres pareils. Choisis une autre ligne.
refused-lowdown-no_box_for_colour = Aucune de tes cases vides n’accepte { $colour }. Prends une autre couleur.
refused-lowdown-no_colour_needed = Tu n’as pas besoin de couleur pour cela. Enlève-la.
refused-lowdown-no_wild_left = Tu n’as plus de joker. Prends un dé de couleur.
refused-lowdown-not_stuck = Noircis une case seulement si rien d’autre ne convient. Écris un nombre.
refused-lowdown-number_not_open = Tu ne peux pas prendre un { $number }. Tu peux prendre : { $numbers }.
refused-lowdown-only_active_peeks = Seul le joueur dont c’est le tour peut regarder. Prends des dés ouverts.
refused-lowdown-only_blackout = Tu ne peux rien écrire. Choisis une case vide à noircir.
refused-lowdown-write_first = Écris d’abord un nombre. Ensuite, tu peux barrer une ligne.
refused-lowdown-written_already = Tu as rempli une case. Barre une ligne, ou touche « Ne rien barrer ».

## What a class has missed

lowdown-asked_line = Une ligne pleine : { $sum } = { $total }
lowdown-asked_box = Une case pour { $colour }
lowdown-asked_none = Quand aucune couleur ne va
