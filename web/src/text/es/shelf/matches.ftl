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

share = Compartir esta partida
share-heading = Compartir esta partida
share-about = Envía el enlace, o muestra esta imagen a otra cámara. Los dos abren una copia de la partida, tal como está.
share-code = Código QR con este enlace
share-too-long = Esta partida ya es demasiado larga para un código QR. El enlace y el archivo siguen funcionando.
share-link = Enlace para copiar
share-copy = Copiar el enlace
share-copied = El enlace está copiado.
share-not-copied = Este navegador no deja que Rollbook copie nada. Copia el enlace de aquí:
share-system = Enviar…
share-file = Guardar en un archivo

shared-present = Esta partida ya está en este dispositivo.
shared-open = Abrirla
shared-keep-copy = Guardar otra copia

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
log-earlier = { $count ->
    [one] Un paso anterior. Toca el más antiguo de aquí para ver más.
   *[other] { $count } pasos anteriores. Toca el más antiguo de aquí para ver más.
}
log-later = { $count ->
    [one] Un paso posterior. Toca el más reciente de aquí para ver más.
   *[other] { $count } pasos posteriores. Toca el más reciente de aquí para ver más.
}
