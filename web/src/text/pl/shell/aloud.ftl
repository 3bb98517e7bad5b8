# Czytanie na głos, głosem urządzenia.

aloud = Czytaj na głos
settings-aloud = Czytanie na głos
settings-aloud-value = { $value ->
    [on] Zawsze
   *[off] Gdy stuknę
}

## Signs of the games, as a voice says them

aloud-to = do
# As in English
aloud-minus = minus
aloud-times = razy
# As in English
aloud-plus = plus
aloud-equals = równa się
