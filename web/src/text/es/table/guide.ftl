# Consejos para la primera partida, cada uno una vez por dispositivo: qué significa un suceso o un aviso para lo que viene.

guide-knockout-prompt-sum = Toca números iluminados que sumen el total. A una canica sola la pueden expulsar. Dos tuyas están a salvo.
guide-knockout-prompt-faces = Toca el número de cada dado, o solo el total. Usa los números iluminados.
guide-knockout-prompt-doubles = ¡Dos dados iguales! Toca su número dos veces para capturarlo.
guide-knockout-prompt-place_value = Bajo el anillo ves lo que pueden formar tus dados. Toca un total para ver cómo. Luego toca números del anillo.
guide-knockout-knocked_out = ¡Expulsada! A una canica sola la pueden expulsar. Dos del mismo color están a salvo.
guide-knockout-captured = ¡Capturado! Dos canicas del mismo color cierran el número. Eso es un punto.

guide-knaster-prompt-write = Todos tienen este número. Toca una casilla vacía de tu hoja para escribirlo. ¡Piensa en las líneas!
guide-knaster-prompt-write_or_circle = Ya tienes este número. Tócalo para rodearlo. O escríbelo otra vez.
guide-knaster-prompt-bonus = ¡Tu línea es una combinación! Toca los números que quieres rodear.
guide-knaster-line_without_result = Esta línea está llena, pero sin combinación. La lista enseña lo que cuenta.
guide-knaster-box_scored = Los cinco números tienen círculo. Los puntos del recuadro son tuyos.
guide-knaster-one_more_roll = Hay una hoja llena. Queda un último número para todos.

guide-roll_it-prompt-place = Los números marcados están libres. Toca uno. Tres fichas tuyas en línea dan puntos.
guide-roll_it-prompt-any_cell = ¡Un 7 trae suerte! Sirve en todas partes. Piensa en tus líneas.
guide-roll_it-tic_tac_toe = { $grids ->
    [9] ¡Un tres en raya! Son 3 puntos más. Consíguelo en tres cuadrículas en línea: ¡gran tres en raya!
   *[other] ¡Un tres en raya! Son 3 puntos más.
}
guide-roll_it-grand = ¡Un gran tres en raya! Son 5 puntos más.

guide-lowdown-prompt-open = Gana quien tiene menos puntos. Toca un número y un color, y luego una casilla.
guide-lowdown-prompt-left = Ahora tú: toma un número y un color de los que quedan. Escribe en tu pizarra.
guide-lowdown-prompt-secret_or_wild = Has mirado. Estos dos son tuyos. Toca los dos, y luego una casilla. Un comodín vale por el color.
guide-lowdown-prompt-cross = ¡Tres iguales, o 10 en total! Toca la línea para tacharla. Así no suma puntos.
guide-lowdown-blacked_out = Una casilla negra cuenta 6 puntos. Nadie puede tacharla.
guide-lowdown-last_turn = Una pizarra tiene dos cuadrículas llenas. La partida acaba después de este turno.

guide-roll_out-prompt-both = Toca una ficha con uno de esos números. La tuya va al centro. La del rival se vuelve blanca.
guide-roll_out-prompt-both_or_sum = Toca tu ficha para llevarla al centro. O toca la del rival para darle la vuelta.
guide-roll_out-rolled_out = ¡Roll Out! Todo lo del centro vuelve. Por eso, para a tiempo.
guide-roll_out-few_left = Solo te quedan una o dos fichas. Ahora basta un dado.
