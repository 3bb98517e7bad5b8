# Knockout en el espacio docente: ejercicios, plan de clase.

paper-knockout-boards = El anillo

desk-knockout-teaches = Sumar, descomponer un número, valor posicional, diferencia.
desk-knockout-age = desde los 7 años (caras), desde los 9 años (decenas y unidades)
desk-knockout-time = 40 minutos
desk-knockout-aim =
    Los alumnos descomponen un total de muchas maneras.
    Buscan la más útil: poner, expulsar, capturar.
desk-knockout-words = descomposición, sumando, suma, descomponer, distinto
desk-knockout-material =
    Para cada grupo, una tableta, o un anillo impreso con canicas de dos a cuatro colores.
    Para cada grupo, dos o tres dados.
desk-knockout-steps =
    6: En común: descomponer 12. Anotar todas las maneras en la pizarra.
    4: Explicar lo que hace una canica: quedarse, expulsar, capturar.
    20: Jugar en grupos de dos a cuatro. Empezar con dos dados.
    5: Cada grupo muestra su mejor jugada.
    5: Comentar las preguntas de abajo.
desk-knockout-questions =
    ¿De cuántas maneras puedes sumar 9 con números distintos? | { $nine_count }: { $nine }.
    ¿Muchos números pequeños o uno grande? | Muchos dan más capturas, pero también arriesgan más canicas. Las dos cosas pueden valer.
    ¿A qué números es difícil llegar? ¿Por qué? | A los grandes. El 18 necesita tres seises: { $hard_ways } de { $throws } tiradas.
desk-knockout-support =
    Empezar con «Caras, dos dados». Representar el total con fichas.
desk-knockout-further =
    Pasar a tres dados, y después a decenas y unidades.
    Imprimir los ejercicios «Todas las maneras».

desk-knockout-every_way = Todas las maneras, sin repetir
desk-knockout-every_way-age = de 7 a 9 años
desk-knockout-every_way-time = 45 minutos
desk-knockout-every_way-aim =
    Los alumnos descomponen los números del 1 al 12 en sumandos distintos.
    Trabajan en orden y razonan que no falta ninguna manera.
desk-knockout-every_way-words = sumando, descomposición, distinto, en orden, número triangular
desk-knockout-every_way-material =
    La hoja «Todas las maneras, sin repetir» para cada pareja (página 2). Fichas.
desk-knockout-every_way-steps =
    5: En común: 6 es 6, 5 + 1, 4 + 2 y 3 + 2 + 1. Empezar por el sumando mayor.
    20: Las parejas descomponen del 1 al 12 y anotan cuántas maneras hay.
    8: Dos parejas comparan. ¿Falta alguna? ¿Se repite alguna?
    7: Comentar las preguntas de abajo.
    5: La pregunta final.
desk-knockout-every_way-questions =
    ¿Cuántas maneras tiene cada número? | { $ways }.
    ¿Cómo sabes que no falta ninguna? | Se ordenan por el sumando mayor. Después solo pueden venir sumandos menores.
    ¿Qué números permiten más canicas que todos los anteriores? | { $triangular }: 1 + 2, 1 + 2 + 3 y así sucesivamente, los números triangulares.
desk-knockout-every_way-support =
    Descomponer solo hasta 8, con fichas.
desk-knockout-every_way-further =
    ¿Cuántas maneras tiene el 13? Son { $thirteen_count }.

desk-knockout-tens_ones = Taller de decenas y unidades
desk-knockout-tens_ones-age = de 9 a 11 años
desk-knockout-tens_ones-time = 45 minutos
desk-knockout-tens_ones-aim =
    Los alumnos forman números con decenas y unidades, sumando y restando.
    Los escriben como operaciones con paréntesis.
desk-knockout-tens_ones-words = decena, unidad, valor posicional, suma, diferencia, paréntesis, múltiplo de diez
desk-knockout-tens_ones-material =
    La hoja «Taller de decenas y unidades» (página 2) y tres dados para cada pareja.
desk-knockout-tens_ones-steps =
    6: Explicar las cuatro maneras con 1, 4 y 6: 14 + 6, 14 − 6, 10 × (6 + 1) + 4, 10 × (6 − 4) + 1.
    15: Las parejas buscan todos los números con 1, 4 y 6.
    7: Comparar. ¿Qué operaciones dan el mismo número?
    12: Las parejas tiran tres dados. ¿Quién se acerca más a 50?
    5: La pregunta final.
desk-knockout-tens_ones-questions =
    ¿Cuántos números hay con 1, 4 y 6? | { $made_count }: { $made }.
    ¿Cuál es el mayor? ¿Y el menor? | { $largest }. { $smallest }. No valen más de 9 decenas.
    ¿Cuál está más cerca de 50? | { $nearest }.
    ¿Qué tres dados dan más números? | { $richest_count } números cada uno: { $richest }.
desk-knockout-tens_ones-support =
    Usar solo las dos primeras maneras: dos dados uno al lado del otro, y sumar o restar el tercero.
desk-knockout-tens_ones-further =
    Elegir los números del anillo antes de tirar, por ejemplo { $challenge }. ¿Qué dados dan ese total? { $challenge_dice }.

desk-knockout-chances-questions =
    Caras, dos dados: ¿qué número es el más fácil? ¿Por qué? | { $face2_most }, con { $face2_most_ways } de { $face2_of } tiradas. Lo muestra un dado, o lo suman los dos.
    Sumas, dos dados: compara el 1 y el 12. | El 1 sirve en { $sum2_1 } de { $sum2_of } tiradas, porque forma parte de muchas sumas. El 12 sirve en { $sum2_12 }.
    Tres dados: ¿cuántas tiradas alcanzan el 18? | { $sum3_18 } de { $sum3_of }: tres seises.
