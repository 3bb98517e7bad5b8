# El comienzo, y lo que se guarda para jugar sin conexión.

## Lo que hace el navegador con lo guardado

offline-failed = Aún no funciona sin conexión: faltan algunos archivos. Rollbook volverá a intentarlo por su cuenta.
new-version-incomplete = La versión nueva aún no está completa. Sigue jugando y prueba más tarde.
kept-cleared = El navegador ha borrado lo que Rollbook guardaba en este dispositivo. Quizá se han perdido partidas. Añádelas otra vez desde tus archivos, en «Partidas».
engine-failed-cleared = El juego no ha podido empezar. Recarga la página cuando haya conexión.

## El comienzo

start-up-loading = Cargando…
start-up-share = { $percent } %
engine-thinks = Tarda más que otras veces. Espera un momento.
early-tap = ¡Anotado! Un momento, por favor.
early-lost = La partida ya ha avanzado. Toca otra vez.

## Donde estas palabras no se pueden leer: solo texto, que pasa a ser parte del programa de inicio

wordless-loading = Rollbook todavía se está cargando.
wordless-broken = Rollbook no se ha cargado del todo. Revisa la conexión.
wordless-again = Probar otra vez.
wordless-too-old = Rollbook necesita un navegador más nuevo: Safari o iPadOS 16.4, Chrome o Edge 111, Firefox 121, o una versión posterior.
wordless-no-script = Rollbook necesita JavaScript, y aquí no funciona. En un iPad no funciona dentro de un archivo. Abre mejor la dirección web de Rollbook.

## Acerca de

settings-about = Rollbook { $release }, versión { $version }.
settings-licences = Licencias y agradecimientos
