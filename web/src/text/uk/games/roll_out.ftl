# Roll Out

roll_out-name = Roll Out
roll_out-about = Постав дев’ять шашок у центр. Перевертай чужі шашки. Зупинися вчасно!
roll_out-first-seat = Хто починає, покажуть кубики.

## What to do now

roll_out-prompt-both = Візьми { $first } і { $second }.
roll_out-prompt-both_or_sum = Візьми { $first } і { $second } або лише { $total }.
roll_out-prompt-any = { $kinds ->
    [1] Візьми { $first } один раз або двічі.
   *[other] Візьми { $first }, { $second } або обидва числа.
}
roll_out-prompt-any_or_sum = { $kinds ->
    [1] Візьми { $first } один раз або двічі. Або лише { $total }.
   *[other] Візьми { $first }, { $second } або обидва числа. Або лише { $total }.
}
roll_out-prompt-one = Візьми { $number }. Більше нічого не підходить.
    .spoken = Візьми { $number }.
roll_out-prompt-one_or_sum = Візьми { $number } або лише { $total }.
roll_out-prompt-sum = Візьми лише { $total }. Більше нічого не підходить.
    .spoken = Візьми лише { $total }.
roll_out-prompt-roll_out = { $first } і { $second } не підходять. Це Roll Out: твої шашки з центру повертаються. Натисни «Пропуск».
roll_out-prompt-decide = { $count ->
    [0] У центрі порожньо. Зупинитися чи кинути ще?
   *[other] Зупинитися й зберегти { $numbers }? Чи кинути ще?
}
roll_out-step-both = Тепер візьми й { $number }.
roll_out-step-also = Натисни «Готово» або візьми й { $number }.

## What happened

roll_out-roll_off = { $other } викидає { $first } і { $second }. Разом { $total }.
roll_out-starts = { $other } починає.
roll_out-tied = Нічия: { $others } кидають ще раз.
roll_out-rolled = { $name } викидає { $first } і { $second }.
roll_out-few_left = { $name } викидає { $first } і { $second }. Тепер досить одного кубика.
    .short = Шашок мало: досить одного кубика.
roll_out-no_use = { $name } викидає { $first } і { $second }. Вони не підходять.
    .short = { $first } і { $second } не підходять.
    .brief = { "" }
roll_out-moved = { $name } ставить шашку { $number } у центр.
    .turn = { $name } ставить у центр { $numbers }.
    .do = Постав шашку { $number } у центр.
    .brief = { "" }
roll_out-turned_up = { $name } повертає колір шашці { $number }.
    .turn = { $name } повертає колір: { $numbers }.
    .do = Поверни колір шашці { $number }.
roll_out-flipped = { $name } перевертає шашку { $number } ({ $other }).
    .turn = { $name } перевертає { $numbers } ({ $other }).
    .do = Переверни шашку { $number } ({ $other }).
roll_out-rolls_on = { $count ->
    [0] { $name } кидає ще.
   *[other] { $name } кидає ще. У центрі: { $numbers }.
}
    .spoken = { $name } кидає ще.
    .turn = { $name } кидає ще { $times ->
        [one] { $times } раз
        [few] { $times } рази
       *[many] { $times } разів
    }.
    .do = Кинь ще.
    .brief = { "" }
roll_out-stopped = { $count ->
    [0] { $name } зупиняється.
    [one] { $name } зупиняється. У безпеці { $numbers }.
    [few] { $name } зупиняється. У безпеці { $numbers }.
   *[many] { $name } зупиняється. У безпеці { $numbers }.
}
    .short = { $count ->
        [0] { $name } зупиняється.
       *[other] { $name } зупиняється. У безпеці: { $numbers }
    }
    .do = Зупинися.
roll_out-rolled_out = { $count ->
    [0] { $name }: Roll Out.
    [one] { $name }: Roll Out. Повертається { $numbers }.
    [few] { $name }: Roll Out. Повертаються { $numbers }.
   *[many] { $name }: Roll Out. Повертаються { $numbers }.
}
    .short = { $count ->
        [0] { $name }: Roll Out.
       *[other] { $name }: Roll Out. Знову в ряду: { $numbers }
    }

## The score

roll_out-score-out = Шашки, що вийшли
    .figures = { $count }
roll_out-score-centre = Шашки в центрі наприкінці
    .figures = { $count }
roll_out-score-words = { $safe } у безпеці
    .more = { $at_stake } під загрозою
roll_out-ended-cleared = У ряду не лишилося жодної шашки.

## Hints: what a move gains, as parts of a list

hint-roll_out-look_other = Спочатку глянь на чужі шашки ({ $other }).
hint-roll_out-look_own = Спочатку глянь на свої шашки.
hint-roll_out-wins = ставить останню шашку в центр і перемагає
hint-roll_out-moves = { $count ->
    [one] ставить { $count } шашку в центр
    [few] ставить { $count } шашки в центр
   *[many] ставить { $count } шашок у центр
}
hint-roll_out-flips = { $count ->
    [one] перевертає { $count } чужу шашку
    [few] перевертає { $count } чужі шашки
   *[many] перевертає { $count } чужих шашок
}
hint-roll_out-turns_up = { $count ->
    [one] повертає колір { $count } шашці
    [few] повертає колір { $count } шашкам
   *[many] повертає колір { $count } шашкам
}
hint-roll_out-stops = { $count ->
    [0] не підходять приблизно { $percent } зі 100 кидків
   *[other] зберігає { $numbers }: не підходять приблизно { $percent } зі 100 кидків
}
hint-roll_out-rolls_on = { $count ->
    [0] нічого не втрачає
   *[other] не підходять лише приблизно { $percent } зі 100 кидків
}

### Board

roll_out-board = Стіл: стрілки ведуть від шашки до шашки
roll_out-row = Ряд шашок: { $name }
roll_out-centre = Центр
roll_out-out = Вийшли
roll_out-pile = { $count ->
    [0] { $name }: ще жодна не вийшла
   *[other] { $name }: вийшло { $count } ({ $numbers })
}
roll_out-checker-up = Шашка { $number } ({ $name })
roll_out-checker-white = Шашка { $number } ({ $name }), біла
roll_out-checker-centre = Шашка { $number } ({ $name }), у центрі
roll_out-checker-open-c = Шашка { $number } ({ $name }): можна поставити в центр
roll_out-checker-open-u = Шашка { $number } ({ $name }), біла: можна повернути колір
roll_out-checker-open-f = Шашка { $number } ({ $name }): можна перевернути на біле
roll_out-checker-chosen-c = Шашка { $number } ({ $name }): іде в центр
roll_out-checker-chosen-u = Шашка { $number } ({ $name }): повертає колір
roll_out-checker-chosen-f = Шашка { $number } ({ $name }): перевертається на біле
roll_out-sign-c = у центр
roll_out-sign-u = повернути колір
roll_out-sign-f = перевернути на біле
roll_out-stop = Стоп
roll_out-stop-about = { $count ->
    [0] Твій хід закінчиться
   *[other] У безпеці: { $numbers }
}
roll_out-roll = Кинути ще
roll_out-roll-about = { $count ->
    [0] Втрачати нічого
   *[other] Під загрозою: { $numbers }
}
roll_out-risk = Ризик: { $ways } з { $of } кидків

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_out-decide = Цей кидок уже зіграно. Зупинися або кинь ще.
refused-roll_out-in_centre = Твоя шашка { $number } вже в центрі. Знайди ту, що підходить.
refused-roll_out-no_sum = Кубики показують { $first } і { $second }. Візьми їх: шашки { $total } немає.
refused-roll_out-not_white = Твоя шашка { $number } вже кольорова. Знайди ту, що підходить.
refused-roll_out-one_die = Візьми обидва кубики. Ще лишилося { $number }.
refused-roll_out-opponent_out = Чужа шашка { $number } вже вийшла. Знайди ту, що підходить.
refused-roll_out-opponent_white = Чужа шашка { $number } вже біла. Знайди ту, що підходить.
refused-roll_out-other_die = Візьми обидва кубики. Після цього { $number } не підійде. Знайди хід для обох.
refused-roll_out-other_numbers = Кубики показують { $first } і { $second }. Візьми їх або { $first } + { $second } = { $total }.
refused-roll_out-out = Твоя шашка { $number } вже вийшла. Знайди ту, що підходить.
refused-roll_out-rolled_out = { $first } і { $second } не підходять. Це Roll Out: натисни «Пропуск».
refused-roll_out-use_first = Спочатку візьми { $first } і { $second }.
refused-roll_out-white = Твоя шашка { $number } біла. Спочатку поверни їй колір.
