# Roll Out en el espacio docente: ejercicios, plan de clase.

paper-roll_out-boards = Las filas, dos por página

desk-roll_out-teaches = Números hasta 9 y sus sumas; probabilidad: ¿seguir o parar?
desk-roll_out-age = desde los 7 años
desk-roll_out-time = 30 minutos
desk-roll_out-aim =
    Los alumnos descomponen una suma en dos dados y la recomponen.
    Enumeran todas las posibilidades en orden.
    Valoran un riesgo antes de correrlo.
desk-roll_out-words = sumando, suma, doble, posible, imposible, riesgo
desk-roll_out-material =
    Una tableta para cada pareja. O una hoja impresa y dos dados para cada pareja, y nueve fichas de dos caras para cada alumno.
desk-roll_out-steps =
    5: Explicar: cada dado, o la suma; parar, o seguir. Jugar un turno en el proyector.
    3: En común: todas las maneras de usar 2 y 5.
    15: Jugar en parejas.
    3: A mano alzada: ¿quién siguió demasiado? ¿Quién paró demasiado pronto?
    4: Comentar las preguntas de abajo.
desk-roll_out-questions =
    ¿Qué primeras tiradas no se pueden usar? | Ninguna: sirven { $first_roll } de { $throws }.
    ¿Con cuántas fichas en el centro paras? | No hay una sola respuesta: si sirven pocas tiradas, o hay mucho que perder, conviene parar.
    ¿Cuándo das la vuelta a una ficha del rival? | Cuando un dado no sirve para ninguna tuya, o para que el rival espere.
    ¿Por qué es más fácil cuando quedan dos fichas? | Basta un dado. Si quedan el 1 y el 2, sirven { $low_left } de { $throws } tiradas, cuando no hay nada a lo que dar la vuelta.
desk-roll_out-support =
    Poner cada dado junto a su ficha. Después, los dos junto a la ficha de la suma.
desk-roll_out-further =
    Las parejas cuentan cuántas veces salió bien seguir, y lo comparan con la probabilidad.
    Imprimir los ejercicios «Todas las maneras».

desk-roll_out-stop_or_go = ¿Parar o seguir?
desk-roll_out-stop_or_go-age = de 10 a 12 años
desk-roll_out-stop_or_go-time = 45 minutos
desk-roll_out-stop_or_go-aim =
    Los alumnos cuentan los resultados que sirven.
    Comparan probabilidad y frecuencia.
    Escriben una regla y la prueban.
desk-roll_out-stop_or_go-words = resultado, probabilidad, frecuencia, fracción, riesgo, decisión
desk-roll_out-stop_or_go-material =
    La tabla de tiradas y la hoja de recuento para cada pareja (página 2). Dos dados. Una tableta.
desk-roll_out-stop_or_go-steps =
    6: La posición: 7, 8 y 9 están delante, las demás en el centro. No se puede dar la vuelta a ninguna ficha del rival.
    10: Colorear en la tabla todas las tiradas que sirven.
    12: Tirar { $throws } veces y llevar el recuento. Comparar con la tabla.
    10: Escribir una regla para parar. Probarla en una partida contra el robot.
    7: Comentar las preguntas de abajo.
desk-roll_out-stop_or_go-questions =
    ¿Cuántas tiradas sirven? | { $three_sum } = { $three_left } de { $throws }.
    ¿Seguirías tirando? | Con { $three_lost } de { $throws } tiradas vuelve todo el centro. Es mejor parar.
    Quedan 8 y 9, y basta un dado. ¿Por qué solo sirven { $two_left } tiradas? | Ningún dado muestra 8 o 9. Solo las sumas: { $two_sum }.
    Al probar, ¿sirvieron exactamente { $three_left } tiradas? | Pocas veces exactamente, pero casi siempre más o menos.
desk-roll_out-stop_or_go-support =
    Colorear primero las tiradas que suman 7, después 8, después 9.
desk-roll_out-stop_or_go-further =
    Solo queda el 1: sirven { $last_one } de { $throws } tiradas. ¿Por qué más que con el 7, que tiene { $last_seven }?

desk-roll_out-chances-questions =
    ¿Qué ficha es la más fácil de usar al principio? | { $first_most }, con { $first_most_ways } de { $first_of } tiradas.
    ¿Por qué el 7 es más difícil que el 6? | Un solo dado muestra un 6. El 7 necesita los dos: { $first_7 } de { $first_of } tiradas.
    Solo queda el 9. ¿Cuántas tiradas no sirven? | { $left_9 } de { $left_of }.
