# Lowdown en el espacio docente: dados para todos, ejercicios, plan de clase.

desk-lowdown-open = { $numbers }, { $colours }: toma un número y un color, y escribe. O levántate y espera al cubilete.
    .short = { $numbers } · { $colours }
desk-lowdown-cup = El cubilete: { $number } y { $colour }. Quien está de pie escribe con estos dos.
    .short = Cubilete: { $number } · { $colour }
desk-lowdown-begin = Todos tienen una pizarra vacía y un lápiz.
desk-lowdown-next = Levantar el cubilete
desk-lowdown-finished = Dos cuadrículas están llenas
desk-lowdown-last = Dos cuadrículas están llenas: después de esta ronda se acaba.
desk-lowdown-over = La partida ha terminado. Hay que sumar lo que no está tachado, y 6 por cada casilla negra. Gana quien tiene menos puntos.
paper-lowdown-boards = Pizarras, tres por página

desk-lowdown-teaches = Completar hasta diez, planear con dos condiciones: número y color.
desk-lowdown-age = desde 9 años
desk-lowdown-time = 40 minutos
desk-lowdown-aim =
    Los alumnos encuentran tres números que suman 10.
    Planean con dos condiciones a la vez: el número y su color.
    Comparan una opción segura con el cubilete.
desk-lowdown-material =
    Una pizarra y un lápiz para cada niño (se imprimen tres por página).
    Dados en el proyector.
desk-lowdown-steps =
    6: Explicar la pizarra: tres cuadrículas, los colores como letras, cuatro comodines.
    4: Dos rondas juntos. Decir en voz alta el número, el color y la casilla.
    20: Jugar. Quien confía en el cubilete se levanta antes de que se descubra.
    5: Sumar los puntos. Gana quien tiene menos puntos.
    5: Comparar dos pizarras: los mismos dados, otras decisiones.
desk-lowdown-questions =
    ¿Qué tres números de dados suman 10? ¿Cuáles son todos?
    ¿Cuándo vale la pena el cubilete?
    ¿Qué casilla está en más líneas de su cuadrícula?
    ¿Cuándo usas un comodín?
desk-lowdown-further =
    Los alumnos que han terminado buscan todas las líneas de 10 con un 3 en el centro.
    Imprimir los ejercicios «¿Qué se puede tachar?».

task-lowdown-best = Tu pizarra cuenta { $points }. Toma un número y uno de los colores. ¿Qué casilla te deja menos puntos? Sin comodín.
    .heading = La mejor casilla
task-lowdown-best-answer = { $number } en la casilla { $box } (contando fila por fila). Se tacha lo que suma 10 o es igual: quedan { $points } puntos, { $saved } menos.
task-lowdown-lines = ¿Qué líneas se pueden tachar ahora?
    .heading = ¿Qué se puede tachar?
task-lowdown-lines-answer = { $count ->
    [one] Una línea: { $lines } ({ $sums }).
   *[other] { $count } líneas: { $lines } ({ $sums }).
} La mejor opción quita { $saved } puntos.
