# Consejos para la primera partida, cada uno una vez por dispositivo: qué significa un suceso o un aviso para lo que viene.

guide-knockout-prompt-sum = Toca números iluminados que sumen el total.
guide-knockout-prompt-doubles = ¡Dos dados iguales! Toca su número dos veces para capturarlo.
guide-knockout-prompt-place_value = Toca un total bajo el anillo para ver cómo.
guide-knockout-knocked_out = ¡Expulsada! Dos del mismo color están a salvo.
guide-knockout-captured = ¡Capturado! Eso es un punto.

guide-knaster-prompt-write = Todos tienen este número. Toca una casilla vacía.
guide-knaster-prompt-write_or_circle = Rodea este número. O escríbelo otra vez.
guide-knaster-line_without_result = Esta línea está llena. No hay combinación.
guide-knaster-box_scored = Los puntos del recuadro son tuyos.
guide-knaster-one_more_roll = Hay una hoja llena. Queda un último número para todos.

guide-roll_it-prompt-place = Los números marcados están libres. Toca uno.
guide-roll_it-prompt-any_cell = ¡Un 7 trae suerte! Sirve en todas partes.
guide-roll_it-tic_tac_toe = { $grids ->
    [9] ¡Un tres en raya! Son 3 puntos más. Consíguelo en tres cuadrículas en línea: ¡gran tres en raya!
   *[other] ¡Un tres en raya! Son 3 puntos más.
}
guide-roll_it-grand = ¡Un gran tres en raya! Son 5 puntos más.

guide-lowdown-prompt-open = Toca un número y un color, y luego una casilla.
guide-lowdown-prompt-secret_or_wild = Estos dos son tuyos. Toca los dos, y luego una casilla.
guide-lowdown-prompt-cross = ¡Tres iguales, o 10 en total! Toca la línea para tacharla.
guide-lowdown-blacked_out = Una casilla negra cuenta 6 puntos.
guide-lowdown-last_turn = La partida acaba después de este turno.

guide-roll_out-prompt-both = Toca una ficha con uno de esos números.
guide-roll_out-rolled_out = ¡Roll Out! Todo lo del centro vuelve.
guide-roll_out-few_left = Ahora basta un dado.
