# Las reglas de Roll-It Tic-Tac-Toe: una línea es un párrafo, un paso («1.») o un punto («•»).

rules-roll_it-aim =
    Todos juegan en un tablero de nueve cuadrículas. Pon fichas en sus números.
    • Tres fichas tuyas en fila son un tres en raya.
    • Tres cuadrículas así en fila son un gran tres en raya.
    .heading = De qué se trata

rules-roll_it-turn =
    Empieza el más joven. Después se sigue hacia la izquierda.
    1. Tira los dos dados y súmalos.
    2. Pon una ficha en un número libre igual. Elige la cuadrícula. Si hay alguno, lo tienes que hacer.
    Algunas tiradas son especiales:
    • Un 7 trae suerte. Pon una ficha en cualquier número libre.
    • Con un 2 pierdes el turno.
    • ¿Tu número no está libre en ningún sitio? También pierdes el turno.
    Las fichas se quedan. Nunca te faltan. Puedes ocupar un sitio que otros quieren.
    .heading = Tu turno

rules-roll_it-picture-place = Ada tiene 1 + 5 = 6. Cada 6 libre está marcado. Con uno de ellos tiene tres en fila.
rules-roll_it-picture-seven = Ben ha tirado 3 + 4. Es un 7. Puede elegir entre los 31 números libres.

rules-roll_it-lines =
    Necesitas tres fichas en fila en una cuadrícula.
    • En horizontal, en vertical o en diagonal.
    • Cada línea cuenta. Dos líneas pueden compartir una ficha.
    • Dos jugadores pueden tener su tres en raya en una misma cuadrícula.
    .heading = Tres en raya

rules-roll_it-picture-line = Ada tiene la fila de arriba de esta cuadrícula. Tiene 3 fichas, y 3 puntos más. Son 6 puntos. Ben tiene 2.

rules-roll_it-grand =
    Necesitas un tres en raya en tres cuadrículas en fila.
    • En horizontal, en vertical o en diagonal.
    • Las rayas no tienen que tocarse.
    • Cada fila de cuadrículas cuenta una vez.
    .heading = Gran tres en raya

rules-roll_it-picture-grand = Ada tiene un gran tres en raya en la diagonal larga. Sus 9 fichas dan 9 puntos. Sus tres en raya dan tres veces 3 puntos. El grande da 5. Son 23. Ben tiene 8.

rules-roll_it-end =
    La partida puede terminar de dos maneras:
    • Todos los números están cubiertos.
    • Nadie puede hacer otro tres en raya.
    Después suma tus puntos:
    1. Cada ficha vale 1 punto.
    2. Cada tres en raya vale 3 puntos más.
    3. Cada gran tres en raya vale 5 puntos más.
    Gana quien tiene más puntos. ¿Hay empate? Suma los números debajo de todos tus tres en raya. Un número en dos cuenta dos veces. ¿Sigue igual? La victoria se comparte.
    .heading = El final

rules-roll_it-options =
    • Con cuatro cuadrículas se acaba antes. No hay gran tres en raya.
    • El tablero tiene ocho lados. Cada uno tiene los números en otros sitios.
    • Cada cuadrícula tiene cada número una sola vez.
    .heading = Antes de la partida

rules-roll_it-tips =
    • Después del 7, salen más el 6 y el 8. El 12 es el que menos.
    • Una fila con fichas de dos jugadores está perdida para todos.
    .heading = Conviene saber
