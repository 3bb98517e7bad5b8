# Refusals of Python to someone who plays.

refused-another_match = Une autre partie est sur la table. Rouvre la tienne.
refused-bad_name = Un nom a de 1 à 40 caractères sur une ligne. Enlève « | », et les espaces au début ou à la fin.
refused-bad_name_invisible = Un nom doit avoir au moins un caractère qui se voit. Tape une lettre.
refused-bad_name_turning = Ce nom contient des signes qui changent le sens de l’écriture. Enlève-les.
refused-bad_seed = Le code des dés est un nombre entier de 0 à 9007199254740991. « { $seed } » ne convient pas. Tape un autre nombre.
refused-code_character = Aucun code de classe ne contient « { $character } ». Utilise seulement { $alphabet }.
refused-code_empty = Un code de classe a des lettres et des chiffres. Tape celui que montre ton enseignante ou ton enseignant.
refused-code_mistyped = Ce code de classe est mal tapé : regarde encore chaque caractère.
refused-code_newer = Ce code de classe vient d’un Rollbook plus récent. Recharge cette page quand le réseau sera revenu.
refused-code_of_puzzles = Ce code de classe est pour des énigmes. Prends un autre code pour une partie.
refused-code_of_match = Ce code de classe est pour une partie. Prends un autre code pour des énigmes.
refused-puzzle_without_hint = Il n’y a plus d’indice ici. Essaie une réponse.
refused-puzzles_over = Ces énigmes sont terminées. Montre ton résultat.
refused-code_outdated = Ce code de classe suit la version { $version } des règles de { $game }. Ce Rollbook joue la version { $known }. Demande un nouveau code.
refused-dice_count = Ces dés ne peuvent pas tomber ainsi : « { $text } ». Vérifie tes dés.
refused-dice_first = Lance d’abord les dés.
refused-match_over = La partie est finie. Commence une nouvelle partie.
refused-match_too_long = Cette partie est trop longue pour continuer : elle a { $most } lignes. Commence une nouvelle partie.
refused-must_move = Tu peux jouer, alors ne passe pas. Cherche un coup.
refused-must_pass = Avec ce lancer, tu ne peux rien jouer. Touche « Passer ».
refused-no_dice_now = Ce n’est pas le moment de lancer. Joue d’abord.
refused-no_match = Il n’y a pas de partie sur la table. Touche « Jeux ».
refused-internal_error = Quelque chose n’a pas marché dans Rollbook ({ $error }). Rien n’a changé. Essaie autre chose.
refused-not_legal = « { $move } » n’est pas permis ici. Choisis un autre coup.
refused-not_your_turn = Ce n’est pas encore ton tour. Attends un peu.
refused-nothing_to_redo = Il n’y a rien à refaire. Continue à jouer.
refused-nothing_to_undo = Il n’y a rien à défaire. Joue d’abord un coup.
refused-nothing_to_undo_for_seat = Depuis ce lancer, il n’y a rien à défaire. Joue d’abord un coup.
refused-others_moved_since = D’autres ont joué depuis. Défais d’abord leurs coups.
refused-picks_fit_no_move = Ces choix ne forment pas un coup. Enlèves-en un.

refused-too_many_names = Cette partie se joue à { $people }, pas à { $names }. Enlève des noms.
refused-name_of_robot = « { $name } » est le nom d’un robot. Choisis un autre nom.
