# Consejos para la primera partida, cada uno una vez por dispositivo: qué significa un suceso o un aviso para lo que viene.

guide-understood = Entendido
guide-roll = Toca aquí para tirar los dados.
guide-confirm = Eso es una jugada. Toca aquí para jugarla. Hasta entonces puedes cambiarlo todo.
guide-pass = Esta vez no puedes hacer nada: pasas, y sigue quien va después.
guide-undo = ¿No querías eso? Aquí puedes deshacerlo.
guide-end = ¡La partida ha terminado! Aquí ves de dónde vienen los puntos.

guide-knockout-prompt-sum = Toca números iluminados que sumen el total. En el centro ves lo que falta.
guide-knockout-prompt-faces = Toca el número de cada dado, o solo el total. Lo iluminado se puede usar.
guide-knockout-prompt-doubles = ¡Dos dados iguales! Toca su número dos veces para capturarlo.
guide-knockout-prompt-place_value = Debajo del anillo ves qué totales pueden formar tus dados. Toca uno para ver cómo, y después números del anillo.
guide-knockout-knocked_out = ¡Expulsada! A una canica sola le puede dar cualquiera. A dos del mismo color, no.
guide-knockout-captured = Capturado: dos canicas del mismo color cierran el número. Eso es un punto.

guide-knaster-prompt-write = Todos tienen este número. Toca una casilla vacía de tu hoja para escribirlo. ¡Piensa en las líneas!
guide-knaster-prompt-write_or_circle = Ya tienes este número: tócalo para rodearlo, o escríbelo otra vez en una casilla vacía.
guide-knaster-prompt-bonus = ¡Tu línea es una combinación! Toca el recuadro de su final, y luego los números que quieres rodear.
guide-knaster-line_without_result = Esta línea está llena, pero sin combinación. La tabla junto a tu hoja enseña lo que cuenta.
guide-knaster-box_scored = Los cinco números de esta línea están rodeados: los puntos de su recuadro son tuyos.
guide-knaster-one_more_roll = Hay una hoja llena: ahora todos tienen un último número.

guide-roll_it-prompt-place = Cada número marcado está libre para ti: toca uno. Tres fichas tuyas en fila son un tres en raya.
guide-roll_it-prompt-any_cell = Un 7 da suerte: elige cualquier número libre.
guide-roll_it-tic_tac_toe = ¡Un tres en raya: 3 puntos más! Uno en cada una de tres cuadrículas en fila es un gran tres en raya.
guide-roll_it-grand = ¡Un gran tres en raya! Son 5 puntos más.

guide-lowdown-prompt-open = Toca un número y un color, y luego una casilla de ese color. O mira debajo del cubilete: entonces usas lo que hay allí.
guide-lowdown-prompt-left = Ahora te toca a ti: toma un número y un color de los dados que quedan, y una casilla de tu pizarra.
guide-lowdown-prompt-secret = Has mirado: estos dos son tuyos. Toca los dos, y luego una casilla.
guide-lowdown-prompt-cross = Tres iguales, o 10 en total: toca una línea para tacharla, y ya no cuenta nada. Dos líneas tachadas nunca comparten casilla.
guide-lowdown-blacked_out = Una casilla negra cuenta 6 puntos, y nadie puede tacharla.
guide-lowdown-last_turn = Una pizarra tiene dos cuadrículas llenas: este turno es el último.

guide-roll_out-prompt-both = Toca una ficha con ese número. La tuya va al centro. La del rival queda en blanco.
guide-roll_out-prompt-both_or_sum = Tienes que usar los dos dados. Toca tu ficha para llevarla al centro, o la del rival para darle la vuelta.
guide-roll_out-prompt-decide = Para, y lo que está en el centro sale para siempre. O sigue tirando: puedes ganar más o perderlo todo.
guide-roll_out-flipped = Una ficha blanca pide su número dos veces: una para devolverle el color, otra para ir al centro.
guide-roll_out-rolled_out = Roll Out: todo lo del centro vuelve. La próxima vez, ¡para a tiempo!
guide-roll_out-few_left = Solo te quedan una o dos delante: ahora basta un dado.
