# Roll Out en el espacio docente: ejercicios, plan de clase.

paper-roll_out-boards = Las filas, dos por página

desk-roll_out-teaches = Los números hasta 9 y sus sumas; el riesgo: ¿seguir o parar?
desk-roll_out-age = desde 7 años
desk-roll_out-time = 30 minutos
desk-roll_out-aim =
    Los alumnos descomponen una suma en dos dados, y la vuelven a formar.
    Escriben todas las posibilidades en orden.
    Valoran un riesgo antes de correrlo.
desk-roll_out-material =
    Una tableta para cada pareja; o una hoja impresa, dos dados, y nueve fichas de dos lados para cada niño.
desk-roll_out-steps =
    5: Explicar: cada dado, o la suma. Jugar un turno en el proyector.
    3: Juntos: todas las maneras de usar 2 y 5.
    15: Jugar en parejas.
    3: ¿Quién ha seguido tirando demasiado? ¿Quién ha parado demasiado pronto?
    4: Hablar de las preguntas de abajo.
desk-roll_out-questions =
    ¿Qué tiradas no puedes usar?
    ¿Con cuántas fichas en el centro paras?
    ¿Cuándo le das la vuelta a una ficha del rival?
    ¿Por qué es más fácil con dos fichas?
desk-roll_out-further =
    Las parejas cuentan cuántas veces salió bien seguir, y lo comparan con la probabilidad.
    Imprimir los ejercicios «De todas las maneras».

task-roll_out-uses = { $player } ha tirado { $dice }. Escribe todas las maneras de usar esta tirada. { $few ->
    [1] Basta un dado.
   *[0] Los dos dados, o su suma.
} c5: su 5 al centro. f5: dar la vuelta al 5 del rival. u5: devolver el color a su 5 blanco.
    .heading = De todas las maneras
task-roll_out-uses-answer = { $count } maneras: { $moves }.
task-roll_out-chance = { $player } sigue tirando. ¿Qué tiradas no puede usar { $player }? ¿Cuántas de las 36 tiradas son?
    .heading = ¿Parar o seguir tirando?
task-roll_out-chance-answer = { $ways } de { $throws } tiradas, cerca del { $percent } %. Sin el orden: { $sums }.
