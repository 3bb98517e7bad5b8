# Reading aloud, with a voice of the device.

aloud = Vorlesen
settings-aloud = Vorlesen
settings-aloud-value = { $value ->
    [on] Von selbst
   *[off] Bei einem Tipp
}

## Signs of the games, as a voice says them

aloud-to = bis
# As in English
aloud-minus = minus
aloud-times = mal
# As in English
aloud-plus = plus
aloud-equals = gleich
