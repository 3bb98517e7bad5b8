# Knaster en el espacio docente: dados para todos, ejercicios, plan de clase.

desk-knaster-total = { $dice } = { $total }: escríbelo en una casilla vacía, o rodea un { $total }.
    .short = { $dice } = { $total }
desk-knaster-begin = Todos tienen una hoja vacía y un lápiz.
desk-knaster-next = Tirar
desk-knaster-finished = Una hoja está llena
desk-knaster-last = Una hoja está llena: una tirada más, y la partida se acaba.
desk-knaster-over = La partida ha terminado. Hay que contar los puntos: los círculos, y los recuadros de las líneas completamente rodeadas.
paper-knaster-boards = Hojas, cuatro por página

desk-knaster-teaches = Sumar dos dados, probabilidad y frecuencia, combinaciones.
desk-knaster-age = desde los 8 años
desk-knaster-time = 40 minutos
desk-knaster-aim =
    Los alumnos suman dos dados con rapidez.
    Ven que el 7 es más probable que el 2 o el 12.
    Planifican: ¿qué número espera cada línea?
desk-knaster-words = sumar, total, probable, menos probable, fila, columna, diagonal
desk-knaster-material =
    Una hoja y un lápiz para cada alumno (se imprimen cuatro por página).
    Dados en el proyector, o dos dados.
desk-knaster-steps =
    5: Explicar la hoja: cinco filas, cinco columnas, dos diagonales. Mostrar la tabla de combinaciones.
    3: Dos rondas en común. Cada alumno dice el total antes de escribirlo.
    20: Jugar, y parar después de 15 tiradas. Con una clase, una tirada lleva de 60 a 90 segundos. Antes de cada una se pregunta: «¿Han terminado todos?»
    5: Contar los puntos: uno por círculo, y los recuadros de las líneas completamente rodeadas.
    7: Mirar el diagrama de los totales. Comentar las preguntas de abajo.
desk-knaster-questions =
    ¿De cuántas maneras sale el 7? ¿Y el 12? | El 7, de { $seven } de las { $throws } maneras; el 12, solo de { $twelve }.
    ¿Qué total salió más veces? ¿Fue casualidad? | El 7 es el más probable. Con pocas tiradas puede ganar otro.
    ¿Dónde conviene un número raro? | Donde hay pocas líneas: una casilla junto a una esquina está en { $edge }, la del centro en { $middle }.
    ¿Primero una línea, o varias a la vez? | Varias: sirven más totales. Pedir que lo razonen.
desk-knaster-support =
    Dos alumnos comparten una hoja. Tienen una tabla de sumar.
desk-knaster-further =
    Los alumnos que terminan buscan todas las tiradas que suman 6.
    Imprimir los ejercicios «¿Qué números ayudan?».

desk-knaster-race = La carrera de los totales
desk-knaster-race-age = de 9 a 11 años
desk-knaster-race-time = 45 minutos
desk-knaster-race-aim =
    Los alumnos predicen, cuentan y comparan.
    Distinguen entre la frecuencia de un total y su probabilidad.
desk-knaster-race-words = resultado, recuento, frecuencia, probabilidad, seguro, posible, imposible, par, impar
desk-knaster-race-material =
    Para cada alumno, la hoja de recuento y la tabla de sumar (página 2).
    Dados en el proyector: los de Knaster.
desk-knaster-race-steps =
    5: ¿Qué total gana la carrera? Cada alumno escribe su predicción en la hoja.
    15: Tirar { $lesson_throws } veces en el proyector. Nadie juega, y una tirada lleva unos diez segundos. Todos llevan el recuento.
    10: Completar la tabla de sumar. Colorear igual las sumas iguales.
    8: Comparar el recuento con lo que se esperaba.
    7: Comentar las preguntas de abajo.
desk-knaster-race-questions =
    ¿Cuántas veces se espera cada total en { $lesson_throws } tiradas? | { $expected }.
    ¿En cuántos de los { $throws } resultados el total es par? | En { $even }, la mitad.
    ¿Por qué no hay 7 en el tablero de Roll-It? | Es el total más probable: { $seven } de { $throws }. Allí un 7 sirve en cualquier sitio.
    ¿Es posible el total 1? ¿Y uno de 2 a 12? | El 1 es imposible. De 2 a 12 es seguro.
desk-knaster-race-support =
    Las dos primeras filas de la tabla de sumar ya están completas.
desk-knaster-race-further =
    Tres dados: ¿qué totales salen más? { $three_best }, cada uno en { $three_ways } de { $three_throws } tiradas.

desk-knaster-chances-questions =
    ¿Qué número sale más? | { $totals_most }, en { $totals_most_ways } de { $totals_of } tiradas.
    ¿Qué números salen menos? | { $totals_least }, en { $totals_least_ways } de { $totals_of } tiradas cada uno.
    Esperas un 5 o un 9. ¿Qué tiradas ayudan? | { $totals_5 } tiradas suman 5 y { $totals_9 } suman 9: todas ayudan.
