# Files of matches: those that come, those that go, and what cannot be shown.

matches-files = Archivos
import = Añadir desde archivos
import-about = Las partidas se quedan solo en este dispositivo. Algunos navegadores las borran si no entras en una semana. Guárdalas de vez en cuando en un archivo. También puedes arrastrar archivos a esta página.
export-all = Guardarlas todas en un archivo
imported = { $count ->
    [one] Se ha añadido una partida: { $name }.
   *[other] Se han añadido { $count } partidas.
}
import-same = Ya están aquí: { $count }.
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
