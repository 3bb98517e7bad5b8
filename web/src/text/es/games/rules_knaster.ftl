# Las reglas de Knaster: una línea es un párrafo, un paso («1.») o un punto («•»).

rules-knaster-aim =
    Cada tirada es para todos. Escribe los números en tu hoja.
    • Forma buenas combinaciones en una línea.
    • Rodea todos los números que puedas.
    Una línea es una fila, una columna o una diagonal larga.
    .heading = De qué se trata

rules-knaster-round =
    Tira primero el más joven.
    1. Tira los dos dados y súmalos. Todos juegan ese número.
    2. Escríbelo en una casilla vacía de tu hoja.
    3. O rodéalo, si ya está en tu hoja sin círculo. Tienes que hacer una de las dos cosas.
    4. Cuando todos han terminado, los dados pasan a la izquierda.
    Todos escriben al mismo tiempo.
    .heading = Una ronda

rules-knaster-picture-write = Los dados muestran 5 + 6 = 11. Ada puede escribir 11 en una casilla vacía. O puede rodear su 11.
rules-knaster-picture-circle = Lo rodea. Eso es 1 punto. Las casillas vacías quedan libres.

rules-knaster-lines =
    El quinto número llena la línea. Un círculo no la llena nunca. Mira sus cinco números. Da igual el orden.
    Una combinación da círculos enseguida:
    • Justo tres iguales: 1 círculo.
    • Justo cuatro iguales: 2 círculos.
    • Cinco iguales: 3 círculos.
    • Dos parejas: 1 círculo.
    • Un full, tres iguales y una pareja: 2 círculos.
    • Una escalera, cinco números como 4 5 6 7 8: 3 círculos.
    Lo que falta por saber:
    • Rodea los números que quieras de esta línea, también el nuevo.
    • Haz ahora todos los círculos. No puedes guardar ninguno.
    • ¿Quedan menos números? Entonces haces menos círculos.
    • Un número puede llenar dos líneas. Haz una después de otra.
    • Sin combinación no hay círculos. Espera a que esos números vuelvan a salir.
    .heading = Cinco números en una línea

rules-knaster-picture-line = 5 5 5 7 7 es un full. Ada tiene que rodear aquí justo 2 números. Ya ha elegido uno.
rules-knaster-picture-bonus = Rodea un 5 y un 7. Ahora tiene 2 puntos.

rules-knaster-boxes =
    ¿Los cinco números de una línea tienen círculo? Así ganas los puntos de su recuadro.
    • Las filas dan 9, 8, 7, 6 y 5. Empieza por arriba.
    • Las columnas dan 9, 8, 7, 6 y 5. Empieza por la izquierda.
    • Cada diagonal da 10 puntos.
    .heading = Cinco círculos en una línea

rules-knaster-picture-straight = 5 6 7 8 9 en una diagonal es una escalera. Da tres círculos de una vez.
rules-knaster-picture-box = Más tarde Ada rodea también el 8 y el 9. El recuadro da 10 puntos, y sus cinco círculos 5. Son 15.

rules-knaster-end =
    El final llega cuando una hoja tiene llenas las 25 casillas.
    1. Termina la ronda.
    2. Tira los dados solo una vez más. Escribe o rodea por última vez.
    3. Suma los puntos de tus recuadros, y 1 por cada círculo.
    Gana quien tiene más puntos. Si hay empate, la victoria es compartida.
    ¿Tu hoja está llena y nada sirve? Entonces pasas.
    .heading = El final

rules-knaster-alone =
    Puedes jugar en solitario, con las mismas reglas.
    • Más de 50 puntos: ¡muy bien!
    • Más de 80 puntos: ¡genial!
    • Más de 100 puntos: ¡espectacular!
    .heading = En solitario

rules-knaster-tips =
    • El 7 es el que más sale. El 2 y el 12 son los que menos.
    • La casilla del centro está en cuatro líneas; una esquina, en tres.
    • Los números con círculo también cuentan en una combinación.
    .heading = Conviene saber

rules-knaster-chances =
    Cada columna cuenta las tiradas que dan un número.
    • Cada dado cuenta por separado. 3 + 4 y 4 + 3 son dos tiradas.
    .heading = Las probabilidades

chances-knaster-chart = { $chart ->
   *[totals] Tiradas para cada número
}
