# Las reglas de Lowdown: una línea es un párrafo, un paso («1.») o un punto («•»).

rules-lowdown-aim =
    Cada uno tiene una pizarra con tres cuadrículas de nueve casillas.
    • Llénalas de números.
    • Tacha todos los números que puedas.
    Los números que quedan son tus puntos. Gana quien tiene menos puntos.
    .heading = De qué se trata

rules-lowdown-turn =
    Empieza el más joven. A tu derecha está el cubilete. Esconde otro número y otro color. ¿Con dados de verdad? Quien está a tu derecha los tira en secreto.
    1. Tira dos números y dos colores.
    2. Toma un número y un color. Escribe el número en una casilla vacía de ese color. Una casilla de dos colores admite uno u otro.
    3. Tus dos dados se apartan. Quien está a tu derecha levanta el cubilete.
    4. Quedan cuatro dados. Los demás toman un número y un color cada uno, y escriben. Da igual el orden. Todos pueden tomar lo mismo.
    5. El turno pasa a la izquierda.
    .heading = Un turno

rules-lowdown-picture-choose = Ada ha tomado el 2 y el rojo. Las casillas con línea discontinua admiten el rojo.
rules-lowdown-picture-others = Ada ha escrito 2 con rojo. Estos dos se apartan. El cubilete está levantado: un 3 y el verde. Ben toma el 3 y el azul.

rules-lowdown-cup =
    ¿No te gustan tus cuatro dados? Mira debajo del cubilete antes de escribir.
    • Ahora esos dos dados son tuyos. Usa los dos, o un comodín para el color.
    • Los cuatro dados abiertos son para los demás.
    .heading = El cubilete

rules-lowdown-picture-peek = Ada ha mirado: un 3 y el verde. Solo esos dos son suyos ahora.

rules-lowdown-wild =
    Tienes cuatro comodines en una partida.
    • Toma un número que puedas usar. Escríbelo en cualquier casilla vacía.
    • El color da igual. En tu turno, de todas formas apartas un dado de color.
    .heading = Los comodines

rules-lowdown-picture-wild = Ada quiere el 3 en la casilla A3. Es naranja, y ella no tiene naranja. Usa un comodín.

rules-lowdown-cross =
    Después de escribir, puedes tachar líneas de tu pizarra.
    • Una línea son tres casillas de una cuadrícula: fila, columna o diagonal.
    • Sus números tienen que ser iguales, o sumar 10.
    • Dos líneas tachadas nunca comparten casilla. Una diagonal tachada bloquea muchas otras líneas.
    • Puedes tachar más de una línea, y también antiguas.
    • Lo tachado se queda tachado.
    .heading = Tachar

rules-lowdown-picture-cross = 4 + 3 + 3 = 10. Ada puede tachar esta fila. Hasta entonces cuenta 10 puntos.
rules-lowdown-picture-crossed = Tachada: Ada tiene otra vez 0 puntos.

rules-lowdown-black =
    • ¿No sirve ningún dado? Entonces tienes que usar un comodín.
    • ¿No te quedan comodines? Entonces pintas de negro una casilla vacía.
    • ¿Es tu turno? Puedes mirar antes debajo del cubilete.
    Una casilla negra cuenta 6 puntos. Ya está llena, y nadie la puede tachar.
    En tu turno, de todas formas apartas un número y un color.
    .heading = Cuando nada sirve

rules-lowdown-end =
    ¿Alguien ha llenado dos cuadrículas? Este turno es el último. Todos lo terminan.
    1. Suma todos los números sin tachar.
    2. Suma 6 por cada casilla negra. Una casilla vacía no cuesta nada.
    Gana quien tiene menos puntos. Si hay empate, la victoria es compartida.
    .heading = El final

rules-lowdown-tips =
    • Los números bajos cuestan menos.
    • 3 3 4, 2 4 4 y otros cuatro tríos suman 10.
    • Puedes tachar las tres filas de una cuadrícula. O las tres columnas. Pero solo una diagonal.
    .heading = Conviene saber

rules-lowdown-printed =
    Dejan dos cosas abiertas.
    • ¿Puedes tomar un color que no va en ninguna casilla? Aquí no. Porque después se escribe el número.
    • ¿Pueden los demás usar un comodín cuando quieran? Aquí sí. Las reglas lo permiten si ninguna casilla sirve. Una regla para todos es más fácil.
    .heading = Si conoces las reglas impresas

rules-lowdown-chances =
    Cada columna cuenta las tiradas que dan un número o un color.
    • Algunas casillas admiten dos colores. Las demás admiten uno.
    • Cada dado cuenta por separado. 3 + 4 y 4 + 3 son dos tiradas.
    .heading = Las probabilidades

chances-lowdown-chart = { $chart ->
    [numbers] Cada número, con los dados abiertos
    [boxes] Una casilla, con los dados abiertos
   *[cup] Una casilla, con los dados del cubilete
}
chances-lowdown-label = { $label ->
    [single] un color
    [double] dos colores
   *[other] { $label }
}
