## Inside a learning platform that keeps results

platform-full = Esta partida es demasiado larga para tu plataforma educativa. Se queda en este dispositivo. Sigue jugándola aquí.
platform-refused = Tu plataforma educativa no ha aceptado el resultado. Guárdalo en un archivo.
platform-missing = Aquí no contesta ninguna plataforma educativa. Tu partida se queda en este dispositivo.

## In a frame of another page, which may block files and printing

frame-file-heading = ¿Ha llegado el archivo?
frame-file-about = La página que rodea Rollbook quizá bloquee los archivos. Si es así, copia este texto.
frame-file-text = Texto del archivo { $name }
frame-file-copy = Copiar el texto
frame-file-copied = El texto está copiado. Pégalo en un archivo tuyo.
frame-file-select = Este navegador no deja que Rollbook copie nada. Copia el texto del recuadro.
frame-print-heading = Aquí no se puede imprimir
frame-print-about = La página que rodea Rollbook bloquea la impresión. Abre esta dirección en otra pestaña.
frame-address = Dirección de esta página
frame-download = Si no llega ningún archivo, abre esta dirección en otra pestaña: { $address }
