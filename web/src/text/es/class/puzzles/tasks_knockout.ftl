# Knockout: its puzzles, which are also the tasks of the teacher's desk.

task-knockout-ways = Has sacado { $dice } = { $total }. Encuentra todas las maneras de formar { $total } con números abiertos distintos.
    .heading = Todas las maneras
    .hint = Empieza con el número más grande. Busca después lo que falta.
    .ask = ¿Cuántas maneras hay?
task-knockout-ways-answer = { $count ->
    [one] Una manera: { $sums }.
   *[other] { $count } maneras: { $sums }.
}
task-knockout-place = ¿Qué números de decenas y unidades puedes formar con { $dice }?
    .heading = Decenas y unidades
    .hint = Cada dado hace una vez de decena. Luego suma o resta los otros.
    .ask = ¿Cuántos números distintos?
task-knockout-place-answer = { $count ->
    [one] Un número: { $totals }.
   *[other] { $count } números: { $totals }.
}
task-knockout-chance = Tiras tres dados. ¿En cuántas de las 216 tiradas posibles el total es { $total }?
    .heading = ¿Qué probabilidad tiene un total?
    .hint = Encuentra primero los tres números. Cuenta después en cuántos órdenes salen.
    .ask = ¿Cuántas tiradas?
task-knockout-chance-answer = { $ways } de { $throws }, { $percent ->
    [0] menos del 1 %
   *[other] alrededor del { $percent } %
}. Sin contar el orden: { $sums }.
task-knockout-make = Encuentra todas las maneras de formar { $total } con números distintos. El { $total } solo también cuenta.
    .hint = Empieza con el número más grande. Busca después lo que falta.
    .ask = ¿Cuántas maneras hay?
