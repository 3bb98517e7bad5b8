# Lowdown en el espacio docente: dados para todos, ejercicios, plan de clase.

desk-lowdown-open = { $numbers }, { $colours }: toma un número y un color, y escribe. O levántate y espera al cubilete.
    .short = { $numbers } · { $colours }
desk-lowdown-cup = El cubilete: { $number } y { $colour }. Quien está de pie escribe con estos dos.
    .short = Cubilete: { $number } · { $colour }
desk-lowdown-begin = Todos tienen una pizarra vacía y un lápiz.
desk-lowdown-next = Levantar el cubilete
desk-lowdown-finished = Dos cuadrículas están llenas
desk-lowdown-last = Dos cuadrículas están llenas: después de esta ronda se acaba la partida.
desk-lowdown-over = La partida ha terminado. Hay que sumar lo que no está tachado, y 6 por cada casilla negra. Gana quien tiene menos puntos.
paper-lowdown-boards = Pizarras, tres por página

desk-lowdown-teaches = Amigos del 10, planificar con dos condiciones: número y color.
desk-lowdown-age = desde los 9 años
desk-lowdown-time = 45 minutos
desk-lowdown-aim =
    Los alumnos encuentran tres números que suman 10.
    Planifican con dos condiciones a la vez: el número y su color.
    Comparan una opción segura con el cubilete.
desk-lowdown-words = amigos del 10, suma, condición, fila, columna, diagonal
desk-lowdown-material =
    Una pizarra y un lápiz para cada alumno (se imprimen tres por página).
    Dados en el proyector. Todos eligen entre los mismos dados abiertos y no se aparta ninguno: en la tableta es distinto.
desk-lowdown-steps =
    6: Explicar la pizarra: tres cuadrículas, los colores como letras, cuatro comodines. Explicar cómo se tacha.
    4: Dos rondas en común. Decir en voz alta el número, el color y la casilla.
    20: Jugar, y parar después de 10 rondas. Una ronda lleva unos dos minutos. Antes de levantar el cubilete, se pone de pie quien confía en él.
    5: Sumar los puntos. Gana quien tiene menos puntos.
    10: Comparar dos pizarras: los mismos dados, otras decisiones. Comentar las preguntas de abajo.
desk-lowdown-questions =
    ¿Qué tríos de números de los dados suman 10? Búscalos todos. | { $triple_count }: { $triples }.
    ¿Cuándo vale la pena el cubilete? | Cuando ningún número abierto ayuda, o no sirve ningún color abierto.
    ¿Qué casilla está en más líneas de su cuadrícula? | La del centro: está en { $lines_middle } líneas.
    ¿Cuándo usas un comodín? | Cuando completa una línea, o evita un número alto.
desk-lowdown-support =
    Dos alumnos comparten una pizarra. Los seis tríos están en la pared.
desk-lowdown-further =
    Buscar todas las líneas de 10 con un 3 en el centro: { $with_three }.
    Imprimir los ejercicios «¿Qué se puede tachar?».

desk-lowdown-ten_square = Diez en un cuadrado
desk-lowdown-ten_square-age = de 8 a 10 años
desk-lowdown-ten_square-time = 45 minutos
desk-lowdown-ten_square-aim =
    Los alumnos encuentran todos los tríos de dados que suman 10.
    Llenan cuadrados en los que cada fila y cada columna suma 10.
    Siguen una demostración.
desk-lowdown-ten_square-words = amigos del 10, suma, fila, columna, diagonal, demostración
desk-lowdown-ten_square-material =
    La hoja «Diez en un cuadrado» para cada alumno (página 2). Tres dados para cada pareja.
desk-lowdown-ten_square-steps =
    8: Buscar todos los tríos que suman 10. Ordenarlos por el número menor.
    7: ¿Cuántas tiradas son? Contar los órdenes de cada trío.
    18: Llenar los cuadrados. Todas las filas y todas las columnas suman 10.
    7: Comentar las preguntas de abajo.
    5: La pregunta final.
desk-lowdown-ten_square-questions =
    ¿Qué tríos suman 10? | { $triple_count }: { $triples }.
    ¿En cuántas de las { $throws } tiradas suman 10 tres dados? | { $ten_ways }.
    ¿Cuántos cuadrados así hay? | { $squares }, por ejemplo { $square }.
    ¿Por qué no pueden sumar 10 también las dos diagonales? | Las cuatro líneas que pasan por el centro sumarían 40. Son las nueve casillas, o sea 30, y tres veces el centro. El centro sería 10 ÷ 3.
desk-lowdown-ten_square-support =
    En la hoja, la primera fila del primer cuadrado ya está completa: { $first_row }.
desk-lowdown-ten_square-further =
    Buscar un cuadrado en el que también una diagonal sume 10. Hay { $one_diagonal } para cada diagonal.

desk-lowdown-chances-questions =
    ¿Sale un número más que otro? | No. Cada uno sale en { $numbers_1 } de { $numbers_of } tiradas de dos dados.
    ¿Qué casilla es más fácil: la de un color o la de dos? | La de dos: { $boxes_double } de { $boxes_of } tiradas. La de uno: { $boxes_single }.
    Necesitas rojo. ¿Ayudan más los dados abiertos o el cubilete? | Los dados abiertos: { $boxes_single } de { $boxes_of } tiradas. El cubilete: { $cup_single } de { $cup_of }.
