# Las reglas de Roll-It Tic-Tac-Toe: una línea es un párrafo, un paso («1.») o un punto («•»).

rules-roll_it-aim =
    Todos juegan en un tablero de nueve cuadrículas. Pon fichas en sus números.
    • Tres fichas tuyas en línea son un tres en raya.
    • Tres cuadrículas así en línea son un gran tres en raya.
    .heading = De qué se trata

rules-roll_it-turn =
    Empieza el más joven. Después se sigue hacia la izquierda.
    1. Tira los dos dados y súmalos.
    2. Pon una ficha en una casilla libre con ese número. Sirve cualquier cuadrícula. Si hay una casilla así, tienes que hacerlo.
    Algunas tiradas son especiales:
    • Un 7 trae suerte. Pon una ficha en cualquier número libre.
    • Con un 2 pierdes el turno.
    • ¿Tu número no está libre en ningún sitio? También pierdes el turno.
    Las fichas se quedan donde están. Nunca se acaban. Puedes ocupar un sitio que otros quieren.
    .heading = Tu turno

rules-roll_it-picture-place = Ada tiene 1 + 5 = 6. Cada 6 libre está marcado. Con uno de ellos tiene tres en línea.
rules-roll_it-picture-seven = Ben ha sacado 3 + 4. Es un 7. Puede elegir entre los 31 números libres.

rules-roll_it-lines =
    Necesitas tres fichas tuyas en línea en una cuadrícula.
    • En horizontal, en vertical o en diagonal.
    • Cada línea cuenta. Dos líneas pueden compartir una ficha.
    • Dos jugadores pueden tener su tres en raya en una misma cuadrícula.
    .heading = Tres en raya

rules-roll_it-picture-line = Ada tiene la fila de arriba de esta cuadrícula. Sus fichas dan 3 puntos, y su tres en raya 3 más. Son 6 puntos. Ben tiene 2.

rules-roll_it-grand =
    Necesitas tres cuadrículas en línea, cada una con tu tres en raya.
    • En horizontal, en vertical o en diagonal.
    • Las tres líneas no tienen que tocarse.
    • Las mismas tres cuadrículas cuentan una sola vez.
    .heading = Gran tres en raya

rules-roll_it-picture-grand = Ada tiene un gran tres en raya en la diagonal larga. Sus 9 fichas dan 9 puntos. Sus tres en raya dan tres veces 3 puntos. El gran tres en raya da 5. Son 23. Ben tiene 8.

rules-roll_it-end =
    La partida puede terminar de dos maneras:
    • Todos los números están cubiertos.
    • Nadie puede hacer otro tres en raya.
    Después suma tus puntos:
    1. Cada ficha vale 1 punto.
    2. Cada tres en raya vale 3 puntos más.
    3. Cada gran tres en raya vale 5 puntos más.
    Gana quien tiene más puntos. ¿Hay empate? Suma los números que hay debajo de tus tres en raya. Un número que está en dos cuenta dos veces. Gana la suma más alta. ¿Sigue el empate? La victoria se comparte.
    .heading = El final

rules-roll_it-options =
    • Con cuatro cuadrículas se acaba antes. No hay gran tres en raya.
    • Hay ocho tableros. Cada uno tiene los números en otros sitios.
    • En cada cuadrícula, cada número está una sola vez.
    .heading = Antes de la partida

rules-roll_it-tips =
    • Después del 7, salen más el 6 y el 8. El 2 y el 12 son los que menos.
    • Una línea con fichas de dos jugadores está perdida para todos.
    .heading = Conviene saber

rules-roll_it-printed =
    • Con un 7, dicen que puedes poner una ficha. Aquí tienes que hacerlo. Cada ficha es un punto.
    • ¿Tu tablero impreso tiene un 1? Entonces solo lo alcanza un 7. Aquí no hay ningún 1.
    .heading = Si conoces las reglas impresas

rules-roll_it-chances =
    Cada columna cuenta las tiradas que alcanzan un número.
    • El tablero aún está vacío. El 7 alcanza todos los números.
    • Cada dado cuenta por separado. 3 + 4 y 4 + 3 son dos tiradas.
    .heading = Las probabilidades

chances-roll_it-chart = { $chart ->
   *[numbers] Tiradas para cada número, con el 7
}
