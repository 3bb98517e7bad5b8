# Слова, спільні для сторінок правил усіх ігор.

rules = Правила
rules-heading = { $game }: правила
rules-to-match = Назад до партії
rules-play = Грати
rules-waiting = Ще мить, і все буде тут.
chances-in-all = { $of ->
    [one] Усього { $of } кидок
    [few] Усього { $of } кидки
   *[many] Усього { $of } кидків
}
