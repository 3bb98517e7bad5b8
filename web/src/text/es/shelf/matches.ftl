# Las partidas de este dispositivo: su lista, lo que se puede hacer con ellas, archivos y enlaces.

matches-heading = Partidas
matches-all = { $count ->
    [0] Todas las partidas
    [one] Todas las partidas ({ $count })
   *[other] Todas las partidas ({ $count })
}
matches-none = Aún no hay partidas. Aquí verás las que juegues.
matches-begin = ¡Elige un juego y empieza!
matches-search = Buscar un nombre o un juego
matches-kinds = Qué partidas
matches-kind = { $kind ->
    [running] Sin terminar
    [finished] Terminadas
   *[all] Todas
}
matches-found = { $found ->
    [0] No hay ninguna partida así.
   *[other] Partidas encontradas: { $found } de { $count }
}

match-turn = Le toca a { $name }
match-score = { $name }: { $points }
match-scores = { $scores }
match-menu = Más opciones: { $name }
match-go-on = Seguir jugando
match-look = Verla
rename = Ponerle un nombre
rename-heading = ¿Cómo se llama esta partida?
rename-label = Nombre de la partida
rename-about = Sin nombre, la partida lleva los nombres de los jugadores.
rename-do = Guardar el nombre
duplicate = Hacer una copia
match-copy = { $name } (copia)
match-copied = Aquí hay una copia de { $name }. Desde aquí, sus dados caen de otra forma.
open-match = Abrirla
problem-match-gone = Esta partida ya no está en este dispositivo. Elige otra.
problem-went-on = La partida ha seguido mientras tanto. No se ha deshecho nada. Mira el tablero y prueba otra vez.
remark-copied = Hasta aquí, esta partida es una copia de otra. Desde aquí, sus dados caen de otra forma.
storage-revived = Esta partida se había borrado. Como sigues jugando aquí, se guarda de nuevo.

matches-files = Archivos
import = Añadir desde archivos
import-about = Las partidas se quedan solo en este dispositivo. Algunos navegadores las borran si no entras en una semana. Guárdalas de vez en cuando en un archivo. También puedes arrastrar archivos a esta página.
export-all = Guardarlas todas en un archivo
imported = { $count ->
    [one] Se ha añadido una partida: { $name }.
   *[other] Se han añadido { $count } partidas.
}
import-same = { $count ->
    [one] Una partida ya está aquí.
   *[other] { $count } partidas ya están aquí.
}
import-refused = { $file }: { $reason }
import-more = { $count ->
    [one] Otra más no se ha podido leer.
   *[other] Otras { $count } no se han podido leer.
}
import-lists = { $count ->
    [one] No se abrió una lista de clase. Añade ese archivo solo.
   *[other] No se abrieron { $count } listas de clase. Añade cada archivo por separado.
}
problem-file-large = Este archivo es demasiado grande para contener partidas. Elige otro.
problem-file-not-text = Este archivo no es de texto, así que no contiene ninguna partida. Elige otro.
problem-file-puzzles = Este archivo contiene respuestas a los acertijos de una clase, y no una partida. Abre «Resultados de la clase» y añádelo allí.
problem-file-unreadable = Este archivo no se ha podido abrir. Elígelo otra vez, o elige otro.

share = Compartir esta partida
share-heading = Compartir esta partida
share-about = Envía el enlace, o muestra esta imagen a otra cámara. Los dos abren una copia de la partida, tal como está.
share-code = Código QR con el enlace a esta partida
share-too-long = Esta partida ya es demasiado larga para un código QR. El enlace y el archivo siguen funcionando.
share-link = Enlace a esta partida
share-copy = Copiar el enlace
share-copied = El enlace está copiado.
share-not-copied = Este navegador no deja que Rollbook copie nada. Copia el enlace de aquí:
share-system = Enviarla…
share-file = Guardar en un archivo

shared-present = Esta partida ya está en este dispositivo.
shared-open = Abrirla
shared-keep-copy = Guardar otra copia

broken-heading = No se puede mostrar
broken-about = { $what ->
    [classes] Lo que está guardado aquí está dañado. Guárdelo en un archivo: muchas veces se pueden recuperar los resultados. Después puede borrarlo.
    [robots] Lo que está guardado aquí está dañado. Guárdalo en un archivo: muchas veces su código todavía sirve. Después puedes borrarlo.
   *[matches] Lo que está guardado aquí está dañado. Guárdalo en un archivo: muchas veces se puede recuperar la partida. Después puedes borrarlo.
}
broken-nameless = { $what ->
    [classes] Una clase sin nombre
    [robots] Un robot sin nombre
   *[matches] Una partida sin nombre
}
broken-save = Guardar en un archivo
broken-delete-heading = ¿Borrar esto para siempre?
broken-delete-about = { $what ->
    [classes] No se puede recuperar. Guárdelo antes en un archivo, por si necesita los resultados.
   *[other] No se puede recuperar. Guárdalo antes en un archivo, por si lo necesitas.
}
broken-shelf = { $count ->
    [one] Una partida guardada no se puede mostrar. La encuentras al final de la página «Partidas».
   *[other] { $count } partidas guardadas no se pueden mostrar. Las encuentras al final de la página «Partidas».
}
problem-match-broken = La partida guardada está dañada. Puedes guardarla en un archivo en la página «Partidas».
problem-storage-unread = Ahora no se puede leer lo guardado en este dispositivo. Recarga la página.
problem-storage-unchanged = No ha cambiado nada, porque el navegador no ha podido hacerlo. Prueba otra vez.
storage-failed = { $what ->
    [robots] Este robot no se ha podido guardar ahora. Sigue escribiendo y deja esta página abierta. Rollbook lo intenta otra vez por sí solo.
    [classes] El último cambio no se ha podido guardar ahora. Deje esta página abierta. Rollbook lo intenta otra vez por sí solo.
   *[matches] Esta partida no se ha podido guardar ahora. Sigue jugando y deja esta página abierta. Rollbook lo intenta otra vez por sí solo.
}
storage-silent = { $what ->
    [robots] Este navegador no contesta cuando Rollbook quiere guardar algo. Cierra sus otras ventanas. Si no, los robots se perderán al cerrar la página.
    [classes] Este navegador no contesta cuando Rollbook quiere guardar algo. Cierre sus otras ventanas. Si no, los resultados se perderán al cerrar la página.
   *[matches] Este navegador no contesta cuando Rollbook quiere guardar algo. Cierra sus otras ventanas. Si no, las partidas se perderán al cerrar la página.
}
storage-cleared = El navegador ha borrado las partidas guardadas aquí. La partida de la mesa está guardada de nuevo. Guarda las partidas en archivos de vez en cuando.
conflict-followed = Esta partida ha seguido en otra ventana. La ves como está allí ahora.
problem-other-match = Rollbook se ha confundido con esta partida. No ha guardado el último paso. Abre la partida otra vez.
problem-link-large = Este enlace es demasiado largo para ser una partida. Pídelo otra vez.
import-progress = Partidas leídas: { $done } de { $count }.
import-stop = Parar
everything-back = { $count ->
    [one] Se ha recuperado 1 elemento del archivo.
   *[other] Se han recuperado { $count } elementos del archivo.
}
problem-everything-damaged = Este archivo está dañado: no se puede recuperar nada de él. Elija otro.
problem-everything-part = { $count ->
    [one] 1 elemento del archivo no se puede leer.
   *[other] { $count } elementos del archivo no se pueden leer.
}
log-earlier = { $count ->
    [one] Un paso anterior. Toca el más antiguo de aquí para ver más.
   *[other] { $count } pasos anteriores. Toca el más antiguo de aquí para ver más.
}
log-later = { $count ->
    [one] Un paso posterior. Toca el más reciente de aquí para ver más.
   *[other] { $count } pasos posteriores. Toca el más reciente de aquí para ver más.
}
