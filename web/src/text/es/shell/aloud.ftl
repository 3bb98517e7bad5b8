# Reading aloud, with a voice of the device.

aloud = Leer en voz alta
settings-aloud = Leer en voz alta
settings-aloud-value = { $value ->
    [on] Por sí sola
   *[off] Al tocar el botón
}

## Signs of the games, as a voice says them

aloud-to = a
aloud-minus = menos
aloud-times = por
aloud-plus = más
aloud-equals = igual a
