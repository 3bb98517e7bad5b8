# Reading aloud, with a voice of the device.

aloud = Sesli oku
settings-aloud = Sesli oku
settings-aloud-value = { $value ->
    [on] Kendiliğinden
   *[off] Dokununca
}

## Signs of the games, as a voice says them

aloud-to = ila
aloud-minus = eksi
aloud-times = çarpı
aloud-plus = artı
aloud-equals = eşittir
