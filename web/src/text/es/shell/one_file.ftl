# Rollbook en un solo archivo (rollbook.html), que se abre sin servidor.

one-file-heading = Sin internet
one-file-about = Todo Rollbook cabe también en un solo archivo. Llévalo en una memoria USB.
    Ábrelo en un portátil o un Chromebook. En un iPad no funciona.
one-file-download = Descargar Rollbook en un solo archivo
offline-inside = ✓ Rollbook es un archivo en este dispositivo. No necesita conexión.
share-no-link = Aquí Rollbook es un archivo y no tiene enlace. Guarda un archivo y pásalo.
for-class-no-link = Lea este código en voz alta. Cada tableta juega por su cuenta.
for-class-puzzles-no-link = Lea este código en voz alta. Cada alumno resuelve los mismos acertijos.
my-result-no-link = Aquí Rollbook es un archivo y no tiene enlace. Guarda un archivo para tu profe.
my-result-text = Tu resultado como texto
my-result-text-about = Copia este texto y dáselo a tu profe.
my-result-text-copied = El texto está copiado.
