# Lo que se imprime: tableros, reglas, diplomas. Lo que dice de cada juego está en desk_JUEGO.ftl.

paper = Imprimir
paper-heading = En papel: { $game }
paper-what = ¿Qué se imprime?
paper-rules = Las reglas en una página
paper-print = Imprimir
paper-sheets = { $count ->
    [one] 1 hoja, para A4 y carta, sin colores.
   *[other] { $count } hojas, para A4 y carta, sin colores.
}
paper-preview = Vista previa de las hojas
paper-board = El tablero
paper-name = Nombre
paper-points = Puntos
paper-certificate = Diploma
paper-certificate-heading = Diploma de la partida
paper-certificate-about = Los nombres, los puntos y el tablero al final, para llevar a casa.
paper-certificate-make = Hacer un diploma
paper-certificate-none = En esta tableta aún no hay ninguna partida terminada. Hay que terminar una antes.
paper-certificate-of = ¿De qué partida?
paper-certificate-signed = Firma
paper-chances = Las probabilidades en una página
paper-chances-heading = Las probabilidades: { $game }
