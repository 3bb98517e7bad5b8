highest_roll-name = La tirada más alta
highest_roll-about = Tira un dado, quédate con él o tira una vez más. Gana el número más alto.
highest_roll-first-seat = Empieza el primer puesto.
highest_roll-prompt-keep = Tienes un { $face }. ¿Te lo quedas o tiras otra vez?
highest_roll-prompt-kept = Tienes un { $face }, y no te quedan tiradas. Quédatelo.
highest_roll-thrown = { $name } tira un { $face }.
highest_roll-keep = { $name } se lo queda.
highest_roll-roll = { $name } tira otra vez.
highest_roll-score-face = El número elegido
    .figures = { "" }
highest_roll-ended-all_kept = Todos se han quedado con un número.
refused-highest_roll-once = Has tirado dos veces: quédate con el { $face }.

## Why a match was won

why-highest_roll-keep = { $winners } ha guardado más que { $others }. La diferencia es { $count }.
moment-highest_roll-keep = ¡Un { $face }!

### Tablero

highest_roll-board = Los números elegidos
highest_roll-not-yet = aún no
highest_roll-do-keep = Quedármelo
highest_roll-do-roll = Tirar otra vez
