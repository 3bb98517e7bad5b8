# Refusals of Python to someone who plays.

refused-another_match = En la mesa hay otra partida. Vuelve a abrir la tuya.
refused-bad_name = Un nombre es una línea de 1 a 40 caracteres. No lleva «|», ni espacios al principio o al final.
refused-bad_name_invisible = Este nombre no se ve. Escribe al menos una letra o un número.
refused-bad_name_turning = Un nombre no lleva signos que cambien la dirección de la escritura. Bórralos.
refused-bad_seed = «{ $seed }» no sirve como código de los dados. Escribe un número entero de 0 a 9007199254740991.
refused-code_character = Un código de clase no lleva «{ $character }». Usa solo { $alphabet }.
refused-code_empty = Un código de clase tiene letras y números. Escribe el que enseña tu profe.
refused-code_mistyped = Este código de clase está mal escrito: mira otra vez cada carácter.
refused-code_newer = Este código de clase viene de un Rollbook más nuevo. Recarga esta página cuando haya conexión.
refused-code_of_puzzles = Este código de clase es para acertijos. Toma otro código para una partida.
refused-code_of_match = Este código de clase es para una partida. Toma otro código para acertijos.
refused-puzzle_without_hint = Aquí no hay más pistas. Prueba una respuesta.
refused-puzzles_over = Estos acertijos han terminado. Enseña tu resultado.
refused-code_outdated = Este código sigue la versión { $version } de las reglas de { $game }. Este Rollbook juega la versión { $known }. Pide un código nuevo.
refused-dice_count = Estos dados no pueden caer así: «{ $text }». Mira otra vez tus dados.
refused-dice_first = Primero hay que tirar los dados.
refused-match_over = La partida ha terminado. Empieza otra.
refused-match_too_long = Esta partida es demasiado larga para seguir: tiene { $most } líneas. Empieza otra.
refused-must_move = Puedes jugar, así que no puedes pasar. Busca una jugada.
refused-must_pass = Con esta tirada no puedes jugar. Toca «Pasar».
refused-no_dice_now = Ahora no hay dados. Juega primero.
refused-no_match = No hay ninguna partida en la mesa. Toca «Juegos».
refused-internal_error = Algo ha fallado en Rollbook ({ $error }). No ha cambiado nada. Prueba otra cosa.
refused-not_legal = «{ $move }» no está permitido aquí. Elige otra jugada.
refused-not_your_turn = Todavía no es tu turno. Espera un poco.
refused-nothing_to_redo = No hay nada que rehacer. Sigue jugando.
refused-nothing_to_undo = No hay nada que deshacer. Sigue jugando.
refused-nothing_to_undo_for_seat = Desde esta tirada no hay nada que deshacer. Sigue jugando.
refused-others_moved_since = Otros han jugado después. Deshaz antes sus jugadas.
refused-picks_fit_no_move = Eso no forma una jugada. Deshaz lo último.

refused-too_many_names = { $people ->
    [one] Esta partida la juega una persona, no { $names }. Escribe un solo nombre.
   *[other] Esta partida la juegan { $people } personas, no { $names }. Borra los nombres que sobran.
}
refused-name_of_robot = «{ $name }» es el nombre de un robot. Elige otro nombre.
