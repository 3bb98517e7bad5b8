# Читання вголос, голосом пристрою.

aloud = Прочитати вголос
settings-aloud = Читати вголос
settings-aloud-value = { $value ->
    [on] Завжди
   *[off] Коли натисну
}

## Signs of the games, as a voice says them

aloud-to = до
aloud-minus = мінус
aloud-times = помножити на
aloud-plus = плюс
aloud-equals = дорівнює
