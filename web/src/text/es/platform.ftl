## Inside a learning platform that keeps results

platform-full = Esta partida es demasiado larga para tu plataforma. Se queda en este dispositivo.
platform-refused = Tu plataforma no ha recibido el resultado. Guárdalo en un archivo.
