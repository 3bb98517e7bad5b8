# Reading aloud, with a voice of the device.

aloud = Lire à voix haute
settings-aloud = Lire à voix haute
settings-aloud-value = { $value ->
    [on] Toute seule
   *[off] Quand on touche le bouton
}

## Signs of the games, as a voice says them

aloud-to = à
aloud-minus = moins
aloud-times = fois
# As in English
aloud-plus = plus
aloud-equals = égale
