# Reading aloud, with a voice of the device.

aloud = Ler em voz alta
settings-aloud = Ler em voz alta
settings-aloud-value = { $value ->
    [on] Sempre
   *[off] Quando eu tocar
}

## Signs of the games, as a voice says them

aloud-to = a
aloud-minus = menos
aloud-times = vezes
aloud-plus = mais
aloud-equals = é igual a
