# Las reglas de Knockout: una línea es un párrafo, un paso («1.») o un punto («•»).

rules-knockout-aim =
    Captura números en el anillo. Gana quien captura cinco primero. Con dos dados bastan tres.
    Dos canicas tuyas capturan un número. Los demás intentan expulsar antes la primera.
    .heading = De qué se trata

rules-knockout-turn =
    Primero, cada uno tira una vez. Empieza quien saca más. ¿Empate? Solo esos jugadores tiran otra vez. Después se sigue hacia la izquierda.
    1. Tira los dados y súmalos todos.
    2. Descompón el total. Busca números que sumen justo ese total. Puede ser uno o muchos, pero ninguno dos veces.
    3. Pon una canica en cada uno.
    4. Toca «Confirmar». Hasta entonces puedes cambiar de idea.
    .heading = Tu turno

rules-knockout-picture-choose = Ada tiene 3 + 6 + 6 = 15. Ha elegido 1, 3 y 5. Le faltan 6, y el 6 vale.
rules-knockout-picture-placed = Juega 1 + 3 + 5 + 6 = 15. Cada número tiene ahora su canica.

rules-knockout-marbles =
    ¿Qué hay en el número?
    • Nada: tu canica se queda allí.
    • Una canica de otro: la expulsas. La tuya ocupa su lugar.
    • Una canica tuya: la segunda captura el número. Queda cerrado para todos.
    Cada número capturado es un punto. Da igual si la canica está dentro o fuera.
    En un solo turno puedes hacer todo esto, en números distintos. Nunca te faltan canicas.
    .heading = Qué hacen tus canicas

rules-knockout-picture-knock_out = Ben tiene 2 + 4 + 5 = 11. Con 3 y 8 forma 11. La canica de Ada en el 3 se va cuando él termina.
rules-knockout-picture-captured = Ada saca 1, 2 y 4. Son 7. Juega 1 + 6 y captura los dos: 2 puntos.

rules-knockout-end =
    • ¿No puedes formar tu total con números abiertos? Entonces pasas.
    • ¿Puedes jugar? Entonces tienes que hacerlo.
    La partida puede terminar de dos maneras:
    • Alguien tiene las capturas que hacen falta. En un turno se puede conseguir más de una.
    • Todos han pasado dos veces seguidas.
    Si todos han pasado, gana quien tiene más capturas. ¿Empate? Gana quien tiene más canicas en el anillo. Un número capturado tiene dos. ¿Sigue el empate? La victoria se comparte.
    .heading = Pasar, y el final

rules-knockout-levels =
    Antes de la partida se elige cómo calcular.
    • Sumas: números que sumen el total, como arriba. Con dos dados o con tres.
    • Las caras son más fáciles. Usa el número de cada dado. O pon una canica en la suma de todos.
    • Solo con las caras: dos dados iguales capturan su número vacío. ¿No está vacío? Entonces solo vale la suma.
    • Con tres dados, el tercero va también a su propio número.
    • Tres dados iguales cuentan solo como suma.
    .heading = Más fácil: con caras y con dos dados

rules-knockout-picture-faces = Caras, dos dados: Ada tiene 2 y 5. Puede usar los dos, o solo el 7. Ha empezado con el 2.
rules-knockout-picture-doubles = Ben tiene dos 4, y el 4 está vacío. Dos de sus canicas lo capturan. La suma 8 también vale.

rules-knockout-place =
    Con tres dados, forma un número de decenas y unidades. Da igual el orden. Hay cuatro maneras:
    • Pon dos dados uno al lado del otro. Suma el tercero: 14 + 6 = 20.
    • Pon dos dados uno al lado del otro. Resta el tercero: 14 − 6 = 8.
    • Suma dos dados para las decenas: 6 + 1 = 7. Con 4 unidades son 74.
    • Resta un dado de otro para las decenas: 6 − 4 = 2. Con 1 unidad son 21.
    Tiene que haber de 1 a 9 decenas. Después pon canicas en números que sumen tu número. Aquí no vale la suma simple de los dados.
    .heading = Más difícil: decenas y unidades

rules-knockout-picture-arranged = Ada tiene 1, 4 y 6. Forma 14 + 6 = 20. Juega 1 + 2 + 3 + 4 + 10.

rules-knockout-tips =
    • Con números pequeños pones muchas canicas, y a menudo la segunda.
    • Es difícil llegar a algunos números. Allí una canica está más segura.
    • Con cuatro jugadores se tarda mucho. «Caras, dos dados» es lo más rápido.
    .heading = Conviene saber

rules-knockout-printed =
    Allí dos partes se pueden leer de dos maneras.
    • Caras: ¿basta con un solo dado? Aquí no. Las reglas también dicen que se usa cada dado.
    • Decenas y unidades: ¿6 + 5 son 11 decenas? Aquí no. Las reglas piden un número de dos cifras.
    .heading = Si conoces las reglas impresas

rules-knockout-chances =
    Cada columna cuenta las tiradas que alcanzan un número.
    • El anillo aún está vacío.
    • Cada dado cuenta por separado. 3 + 4 y 4 + 3 son dos tiradas.
    .heading = Las probabilidades

chances-knockout-chart = { $chart ->
    [face2] Caras, dos dados
    [face3] Caras, tres dados
    [sum2] Sumas, dos dados
   *[sum3] Sumas, tres dados
}
