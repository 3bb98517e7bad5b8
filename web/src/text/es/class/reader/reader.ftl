# The reader of codes, which is fetched with the words of the teacher's desk.

reader-starts = La cámara se está encendiendo. Permítala si el navegador lo pregunta.
reader-picture = La imagen de la cámara
reader-lines = Lo que se ha leído
reader-done = Listo
reader-turn = Otra cámara
reader-retry = Intentarlo de nuevo
reader-sound = { $value ->
    [on] Sonido: sí
   *[off] Sonido: no
}
reader-photo = Leer una foto
reader-photo-none = En «{ $file }» no hay ningún código legible.
reader-part = Parte { $number } de { $count }. Falta todavía: { $numbers }.
reader-other-code = Este código es de otra cosa.
reader-refused = Rollbook no puede usar la cámara. Permítala en los ajustes del navegador para esta página.
reader-none = Este dispositivo no tiene cámara. Elija una foto o archivos, o pegue enlaces.
reader-taken = Otra aplicación usa la cámara. Ciérrela e inténtelo de nuevo.
reader-insecure = La cámara solo funciona en direcciones que empiezan por «https». Elija archivos o pegue enlaces.
reader-framed = La página que rodea a Rollbook prohíbe la cámara. Abra Rollbook en su propia pestaña.

## Results of a class

class-read-about = Ponga una tableta tras otra ante la cámara, con «Mi resultado» abierto.
class-read-count = { $count ->
    [0] Aún no se ha leído ningún resultado
    [one] Un resultado añadido
   *[other] { $count } resultados añadidos
}
class-read-added = { $name }
class-read-same = { $name } – ya estaba
