# Knockout en el espacio docente: ejercicios, plan de clase.

paper-knockout-boards = El anillo

desk-knockout-teaches = Sumar, descomponer un número, decenas y unidades, restar.
desk-knockout-age = desde 7 años (caras), desde 9 (decenas y unidades)
desk-knockout-time = 40 minutos
desk-knockout-aim =
    Los alumnos descomponen un total de muchas maneras.
    Buscan la que más ayuda: poner, expulsar, capturar.
    Con decenas y unidades forman números.
desk-knockout-material =
    Una tableta para cada grupo, o un anillo impreso con canicas de dos a cuatro colores.
    Dos o tres dados para cada grupo.
desk-knockout-steps =
    6: Juntos: descomponer el 12. Apuntar todas las maneras.
    4: Explicar qué hace una canica: poner, expulsar, capturar.
    20: Jugar en grupos de dos a cuatro. Empezar con dos dados.
    5: Cada grupo enseña su mejor turno.
    5: Hablar de las preguntas de abajo.
desk-knockout-questions =
    ¿De cuántas maneras puedes sumar 9 con números distintos?
    Muchos números pequeños o uno grande: ¿qué es mejor, y cuándo?
    ¿A qué números cuesta llegar? ¿Por qué?
    Decenas y unidades: ¿cuál es el número más grande con 1, 4 y 6?
desk-knockout-further =
    Pasar a tres dados, y después a decenas y unidades.
    Imprimir los ejercicios «De todas las maneras».

task-knockout-ways = Has tirado { $dice } = { $total }. Encuentra todas las maneras de formar { $total } con números abiertos distintos.
    .heading = De todas las maneras
task-knockout-ways-answer = { $count } maneras: { $sums }.
task-knockout-place = ¿Qué números puedes formar con { $dice }, con decenas y unidades?
    .heading = Decenas y unidades
task-knockout-place-answer = { $count } números: { $totals }.
task-knockout-chance = Tiras tres dados. ¿En cuántas de las 216 tiradas posibles el total es { $total }?
    .heading = ¿Qué probabilidad tiene un total?
task-knockout-chance-answer = { $ways } de { $throws }, { $percent ->
    [0] menos del 1 %
   *[other] cerca del { $percent } %
}. Sin el orden: { $sums }.
