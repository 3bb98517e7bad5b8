# Rollbook en un solo archivo (rollbook.html), que se abre sin servidor.

offline-inside = ✓ Rollbook es un archivo en este dispositivo. No necesita conexión.
share-no-link = Aquí Rollbook es un archivo y no tiene enlace. Guarda un archivo y pásalo.
my-result-no-link = Aquí Rollbook es un archivo y no tiene enlace. Guarda un archivo para tu profe.
my-result-text = Tu resultado como texto
my-result-text-about = Copia este texto y dáselo a tu profe.
my-result-text-copied = El texto está copiado.
