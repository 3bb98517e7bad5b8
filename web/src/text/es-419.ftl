# Español de Latinoamérica: lo que allí se dice de otra manera. Lo demás, como en es.

join-finished = Ya terminaron esta partida.
join-begun = Ya empezaron esta partida.
join-again-about = Tu docente verá que la juegan otra vez.
join-code-about = Lo enseña tu docente. Da igual con mayúsculas, espacios o guiones.
my-result-about = Enséñaselo a la tableta de tu docente. Su cámara lo lee.
my-result-no-link = Aquí Rollbook es un archivo y no tiene enlace. Guarda un archivo para tu docente.
refused-code_empty = Un código de clase tiene letras y números: escribe el que enseña tu docente.
locked-new = Tu docente ha elegido una partida. Acábala primero.
locked-settings = Tu docente ha bloqueado los ajustes de esta partida.
rules-knaster-end =
    El final llega cuando una hoja tiene llenas las 25 casillas.
    1. Termina la ronda.
    2. Tira los dados solo una vez más. Escribe o rodea por última vez.
    3. Suma los puntos de tus recuadros, y 1 por cada círculo.
    Gana quien tiene más puntos. Si hay empate, comparten la victoria.
    ¿Tu hoja está llena y nada sirve? Entonces pasas.
    .heading = El final
rules-lowdown-end =
    El último turno llega cuando alguien ha llenado dos cuadrículas. Todos lo terminan.
    1. Suma todos los números sin tachar.
    2. Suma 6 por cada casilla negra. Una casilla vacía no cuesta nada.
    Gana quien tiene menos puntos. Si hay empate, comparten la victoria.
    .heading = El final
guide-roll_it-prompt-any_cell = ¡Un 7 trae suerte! Sirve en todas partes. Piensa en tus filas.
roll_it-lesson-seven = El 7 trae suerte. Sirve en todas partes: toma esta casilla.
