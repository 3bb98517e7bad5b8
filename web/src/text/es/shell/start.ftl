# El comienzo, y lo que se guarda para jugar sin conexión.

## Lo que hace el navegador con lo guardado

offline-failed = Aún no funciona sin conexión. Rollbook volverá a intentarlo por su cuenta.
new-version-incomplete = La versión nueva aún no está completa. Sigue jugando y prueba más tarde.
kept-cleared = El navegador ha borrado lo que Rollbook guardaba en este dispositivo. Quizá se han perdido partidas. Añádelas otra vez desde tus archivos, en «Partidas».
engine-not-started = El juego no ha podido empezar. Tus partidas están a salvo.
engine-failed-cleared = El juego no ha podido empezar. Recarga la página.

## El comienzo

start-up-loading = Cargando…
start-up-share = { $percent } %
engine-thinks = Tarda más que otras veces. Espera un momento.
early-tap = ¡Anotado! Un momento, por favor.
early-lost = La partida ya ha avanzado. Toca otra vez.

## Donde estas palabras no se pueden leer: solo texto, que pasa a ser parte del programa de inicio

wordless-loading = Rollbook todavía se está cargando.
wordless-broken = Una parte de Rollbook no se ha cargado.
wordless-again = Probar otra vez.
wordless-too-old = Rollbook necesita un navegador más nuevo: Safari o iPadOS 16.4, Chrome o Edge 111, Firefox 121, o una versión posterior.
wordless-no-script = Rollbook necesita JavaScript, y aquí no funciona. En un iPad no funciona dentro de un archivo. Abre mejor la dirección web de Rollbook.

## Por qué un archivo no llegó o no servía; estas palabras pasan también al programa de inicio

cause-offline = No hay conexión con Rollbook. Revisa la conexión y prueba otra vez.
cause-memory = A este dispositivo le queda poca memoria libre. Cierra otras pestañas y aplicaciones y prueba otra vez.

## Acerca de

settings-about = Rollbook { $release }, versión { $version }.
settings-licences = Licencias y créditos
