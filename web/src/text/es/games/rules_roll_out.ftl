# Las reglas de Roll Out: una línea es un párrafo, un paso («1.») o un punto («•»).

rules-roll_out-aim =
    Cada uno tiene delante nueve fichas, del 1 al 9. El color está arriba. Gana quien antes se libra de todas.
    .heading = De qué se trata

rules-roll_out-roll =
    Los dos tiran una vez. Empieza quien saca más. ¿Empate? Se tira otra vez.
    Tira los dos dados. Tienes que usar los dos: cada dado una vez, o su suma. Cada número hace una de estas cosas:
    • Lleva tu ficha al centro.
    • Da la vuelta a la ficha del rival: queda del lado blanco.
    • Devuelve el color a tu ficha blanca.
    Dos dados iguales te dan ese número dos veces. Haz dos cosas, o usa la suma.
    .heading = Usar los dados

rules-roll_out-picture-use = Ada tiene 2 y 5. Su 5 va al centro. Con el 2 lleva su 2 al centro. O da la vuelta al 2 de Ben. También vale solo el 7.
rules-roll_out-picture-doubles = Dos 6: ninguna ficha tiene el 12. Ada lleva su 6 al centro. Y da la vuelta al 6 de Ben.

rules-roll_out-decide =
    Has usado los dos dados. Ahora elige:
    • Parar: tus fichas del centro quedan a salvo. Salen para siempre. Le toca al rival. También puedes parar con el centro vacío.
    • Seguir tirando, las veces que quieras. Puedes llevar más al centro. Pero si una tirada no sirve, vuelven todas delante de ti.
    .heading = ¿Parar o seguir tirando?

rules-roll_out-picture-decide = Ada tiene el 5 en el centro. Le ha dado la vuelta al 2 de Ben. Puede parar con el 5, o seguir tirando.
rules-roll_out-picture-stopped = Ha seguido y ha llevado al centro el 4 y el 6. Luego ha parado: 3 fichas están a salvo.

rules-roll_out-roll_out =
    ¿No puedes usar los dos dados? Es un Roll Out.
    • Tus fichas del centro vuelven delante de ti, con el color arriba.
    • Las fichas a las que diste la vuelta se quedan así. Las que recuperaron su color, también.
    • La última tirada no hace nada.
    • Le toca al rival.
    .heading = Roll Out

rules-roll_out-picture-no_use = Ada tiene 5 y 6 en el centro. El 6 de Ben está del lado blanco. Dos 6: no puede hacer nada con ellos.
rules-roll_out-picture-rolled_out = Roll Out: el 5 y el 6 de Ada están de vuelta. El 6 de Ben sigue del lado blanco.

rules-roll_out-flip =
    Una ficha blanca no puede ir al centro.
    • Necesitas su número dos veces. Primero recupera el color, luego va al centro. Dos dados iguales pueden hacer las dos cosas.
    • El rival puede poner tus fichas del lado blanco, nunca al revés.
    • Nadie pone del lado blanco sus propias fichas.
    .heading = Fichas blancas

rules-roll_out-picture-white = Ben tiene 2 y 5, pero su 2 está del lado blanco. Puede devolverle el color y llevar el 5 al centro. O usa el 7.

rules-roll_out-few_left =
    Mira tu fila antes de tirar. Si solo quedan una o dos fichas, basta un dado.
    • Aun así puedes usar los dos, o la suma.
    • Las fichas del centro o de fuera no cuentan aquí.
    .heading = Solo quedan una o dos

rules-roll_out-picture-few_left = Ada solo tiene dos delante. Saca dos 6. Con uno puede darle la vuelta al 6 de Ben. Eso basta.

rules-roll_out-end =
    Cuando tu última ficha llega al centro, has ganado. No hace falta parar antes.
    .heading = El final

rules-roll_out-tips =
    • Cuantas más tienes en el centro, más pueden volver. ¡Para a tiempo!
    • Ninguna ficha tiene el 10, el 11 ni el 12. Con esas sumas, usa cada dado por separado.
    • ¿Nada mejor que hacer? ¡Dale la vuelta a una ficha del rival! Necesitará ese número dos veces.
    .heading = Conviene saber

rules-roll_out-printed =
    Allí dos partes se pueden leer de dos maneras.
    • Solo quedan una o dos fichas: ¿cuentan las del centro? Aquí no. Las reglas dicen que vuelven al juego. Así que no están en juego.
    • ¿Una ficha blanca necesita siempre dos turnos? Aquí no. Dos dados iguales dan su número dos veces. Las reglas no piden más.
    .heading = Si conoces las reglas impresas

rules-roll_out-chances =
    Cada columna cuenta tiradas. El título dice cuáles.
    • Al final solo te quedan estas fichas. No se puede dar la vuelta a nada.
    • Cada dado cuenta por separado. 3 + 4 y 4 + 3 son dos tiradas.
    .heading = Las probabilidades

chances-roll_out-chart = { $chart ->
    [first] Al principio: tiradas para cada ficha
   *[left] Al final: tiradas que no sirven
}
