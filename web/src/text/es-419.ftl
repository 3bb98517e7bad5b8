# Español de Latinoamérica: lo que allí se dice de otra manera. Lo demás, como en es.

join-again-about = Tu docente verá que la juegas otra vez.
join-code-about = Lo enseña tu docente. Da igual si usas mayúsculas, espacios o guiones.
my-result-about = Enséñaselo a la tableta de tu docente. Su cámara lo lee.
my-result-no-link = Aquí Rollbook es un archivo y no tiene enlace. Guarda un archivo para tu docente.
refused-code_empty = Un código de clase tiene letras y números. Escribe el que enseña tu docente.
locked-new = Tu docente ha elegido una partida. Acábala primero.
locked-settings = Tu docente ha bloqueado los ajustes de esta partida.
join-puzzles-again-about = Tu docente puede ver quién los resuelve dos veces.
locked-puzzles = Tu docente ha elegido unos acertijos. Resuélvelos primero.
again-outside = Esta partida no entra en la lista de tu docente.
refused-not_projected = Los dados de este juego necesitan su tablero. Ábralo en la mesa del docente con «Jugar con el proyector».
my-result-text-about = Copia este texto y dáselo a tu docente.
one-file-about =
    Todo Rollbook cabe también en un solo archivo. Llévalo en una memoria USB.
    Ábrelo en una computadora portátil o una Chromebook. En un iPad no funciona.
