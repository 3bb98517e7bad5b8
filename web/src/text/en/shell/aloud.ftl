# Reading aloud, with a voice of the device.

aloud = Read aloud
settings-aloud = Read aloud
settings-aloud-value = { $value ->
    [on] Automatically
   *[off] When I tap
}

## Signs of the games, as a voice says them

aloud-to = to
aloud-minus = minus
aloud-times = times
aloud-plus = plus
aloud-equals = equals
