# Roll Out: its puzzles, which are also the tasks of the teacher's desk.

task-roll_out-uses = { $player } ha sacado { $dice }. Escribe todas las maneras de usar esta tirada. { $few ->
    [1] Basta un dado. Los dos dados, o su suma, también valen.
   *[0] Los dos dados, o su suma.
} c5: su 5 al centro. f5: dar la vuelta al 5 del rival. u5: devolver el color a su propio 5 blanco.
    .short = { $player } ha sacado { $dice }. { $few ->
        [1] Basta un dado. Los dos dados, o su suma, también valen.
       *[0] Los dos dados, o su suma.
    }
    .heading = Todas las maneras
    .hint = Toma primero los dados uno a uno y después su suma.
    .ask = ¿Cuántas maneras hay?
task-roll_out-uses-answer = { $count ->
    [one] Una manera: { $moves }.
   *[other] { $count } maneras: { $moves }.
}
task-roll_out-chance = { $player } sigue tirando. ¿Qué tiradas no se pueden usar? ¿Cuántas de las 36 tiradas son?
    .heading = ¿Parar o seguir tirando?
    .hint = Tacha las tiradas que se pueden usar. Cuenta las que quedan.
    .ask = ¿Cuántas tiradas son?
task-roll_out-chance-answer = { $ways } de { $throws } tiradas, alrededor del { $percent } %. Sin contar el orden: { $sums }.
task-roll_out-left = Solo queda el { $number }. No hay nada a lo que dar la vuelta. ¿Cuántas de las { $throws } tiradas sirven?
    .hint = ¿Qué dados suman ese número? Cuenta los dos órdenes.
    .ask = ¿Cuántas tiradas?
task-roll_out-left-answer = { $ways } de { $throws } ({ $sums }).
