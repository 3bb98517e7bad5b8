# Why a file did not come or did not work, for the person who looks after the server. These words become part of the start's script.

cause-missing = El servidor no entrega el archivo { $file } ({ $status }). Enséñaselo a quien cuida del servidor.
cause-server = El servidor no puede entregar ahora el archivo { $file } ({ $status }). Prueba otra vez en un minuto.
cause-portal = En lugar del archivo { $file } ha llegado otra página. Quizá el wifi pide que te identifiques. Hazlo y prueba otra vez.
cause-type = El servidor llama al archivo { $file } «{ $type }», y el navegador lo rechaza. Enséñaselo a quien cuida del servidor.
cause-no-type = El servidor no da ningún tipo al archivo { $file }, y el navegador lo rechaza. Enséñaselo a quien cuida del servidor.
cause-line-ends = Los finales de línea del archivo { $file } cambiaron de camino al servidor. Hay que copiar otra vez todos los archivos, byte a byte.
cause-changed = El archivo { $file } está dañado: le falta algo o ha cambiado. Prueba otra vez. Si sigue así, enséñaselo a quien cuida del servidor.
cause-blocked = Algo en este navegador o en este wifi bloquea el archivo { $file }. Desactiva los bloqueadores para esta página y prueba otra vez.
cause-policy = Una norma de seguridad de fuera bloquea una parte de Rollbook. Enséñaselo a quien cuida del servidor o del wifi.
