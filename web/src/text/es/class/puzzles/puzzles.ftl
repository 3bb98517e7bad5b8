# Los retos de una clase, y los que elige un niño por su cuenta.

puzzle-looking = Buscando acertijos…
puzzle-kind = ¿Qué acertijos?
puzzle-place = Acertijo { $number } de { $last }
puzzle-choose-one = Elige una respuesta.
puzzle-tap-board = Toca la casilla correcta en el tablero.
puzzle-choose-many = Elige todo lo que sea correcto.
puzzle-check = Comprobar
puzzle-hint = Pista
puzzle-show = Ver la respuesta
puzzle-next = Siguiente
puzzle-right = ¡Correcto!
puzzle-wrong = Todavía no. Prueba otra vez o toma una pista.
puzzle-shown = Esta es la respuesta.
puzzle-late = Se acabó el tiempo. Tómate tu tiempo: tu respuesta todavía cuenta.
puzzle-hint-count = { $count ->
    [0] Ninguna es correcta.
    [one] Una es correcta.
    [many] { $count } son correctas.
   *[other] { $count } son correctas.
}
puzzle-hint-out = Quedan dos. Una de ellas es correcta.
puzzle-hint-between = El número está entre { $low } y { $high }, los dos incluidos.
puzzle-end = Has resuelto { $right } de { $last }.
puzzle-end-alone = { $count ->
    [0] La próxima vez, prueba una sin pista.
    [one] Una salió bien a la primera, sin pista.
    [many] { $count } salieron bien a la primera, sin pista.
   *[other] { $count } salieron bien a la primera, sin pista.
}
puzzle-other = Otros acertijos
puzzle-again = Los mismos otra vez
puzzle-number-about = El mismo número da los mismos acertijos en cada tableta. En papel son las tareas de esa hoja.

desk-tasks-number = Número de la hoja
problem-no-puzzles = Estos acertijos no están en esta tableta. Abre otra vez el código de clase.
problem-puzzles-elsewhere = Otra pestaña ha seguido con estos acertijos. Recarga esta página.

# The exit question of some lesson plans.

puzzle-likelier = ¿Qué totales de dos dados son más probables que el { $total }?
    .hint = Cuenta para cada total las tiradas que lo dan.
    .option = { $total }
puzzle-likelier-answer = { $totals }.
