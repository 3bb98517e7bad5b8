# Knaster

knaster-name = Knaster
knaster-about = Кидок один на всіх. Впиши число або обведи його. Складай комбінації.
knaster-first-seat = Першою кидає наймолодша дитина. Вона — гравець 1.

# Як звуться лінії й комбінації: .in — де, .of — чого.
knaster-say-row1 = рядок 1
    .in = у рядку 1
    .of = рядка 1
knaster-say-row2 = рядок 2
    .in = у рядку 2
    .of = рядка 2
knaster-say-row3 = рядок 3
    .in = у рядку 3
    .of = рядка 3
knaster-say-row4 = рядок 4
    .in = у рядку 4
    .of = рядка 4
knaster-say-row5 = рядок 5
    .in = у рядку 5
    .of = рядка 5
knaster-say-cola = стовпчик a
    .in = у стовпчику a
    .of = стовпчика a
knaster-say-colb = стовпчик b
    .in = у стовпчику b
    .of = стовпчика b
knaster-say-colc = стовпчик c
    .in = у стовпчику c
    .of = стовпчика c
knaster-say-cold = стовпчик d
    .in = у стовпчику d
    .of = стовпчика d
knaster-say-cole = стовпчик e
    .in = у стовпчику e
    .of = стовпчика e
knaster-say-diag1 = діагональ згори зліва
    .in = на діагоналі згори зліва
    .of = діагоналі згори зліва
knaster-say-diag2 = діагональ знизу зліва
    .in = на діагоналі знизу зліва
    .of = діагоналі знизу зліва
knaster-say-three = Три однакові
knaster-say-four = Чотири однакові
knaster-say-five = П’ять однакових
knaster-say-two_pairs = Дві пари
knaster-say-full_house = Фул-хаус
knaster-say-straight = Драбинка

## What to do now

knaster-prompt-write = Впиши { $total } у порожню клітинку.
    .brief = Впиши { $total }.
knaster-prompt-write_or_circle = Впиши { $total } у порожню клітинку. Або обведи число { $total }, яке вже є.
    .spoken = Впиши { $total } або обведи { $cells }.
knaster-prompt-circle = Твоя картка повна. Обведи число { $total }.
knaster-prompt-pass = Твоя картка повна. Числа { $total } без кружечка немає. Натисни «Пропуск».
knaster-prompt-bonus = { $result }! Обведи { $circles ->
    [one] { $circles } число
    [few] { $circles } числа
   *[many] { $circles } чисел
} в позначеній лінії.
    .spoken = Обведи { $line-in } { $circles ->
        [one] { $circles } число
        [few] { $circles } числа
       *[many] { $circles } чисел
    }.
knaster-prompt-bonuses = Є дві лінії або більше! Натисни на віконце однієї, потім на її числа.
    .spoken = Кружечки мають { $lines }! Натисни на віконце однієї лінії, потім на її числа.
knaster-step-line = Тепер натисни на віконце цієї лінії.
knaster-step-circle = Обведи ще { $circles ->
    [one] { $circles } число
    [few] { $circles } числа
   *[many] { $circles } чисел
} в позначеній лінії.
    .spoken = Обведи ще { $circles ->
        [one] { $circles } число
        [few] { $circles } числа
       *[many] { $circles } чисел
    } { $line-in }.

## What happened

knaster-total = { $name } викидає { $action }. Для всіх це { $total }.
    .brief = { $name } викидає { $action }.
knaster-last_total = { $name } викидає { $action }. Останнє число — { $total }.
    .brief = { $name } викидає { $action }.
knaster-written = { $name } вписує { $number }.
    .spoken = { $name } вписує { $number } у клітинку { $cell }.
    .do = Впиши { $number }.
    .brief = { $name } вписує число в { $cell }.
knaster-circled = { $name } обводить { $number }.
    .spoken = { $name } обводить { $number } у клітинці { $cell }.
    .do = Обведи { $number }.
    .brief = { $name } обводить { $cell }.
knaster-bonus_circled = { $name } обводить { $numbers }.
    .spoken = { $name } обводить { $numbers } у { $cells }.
    .do = Обведи { $numbers }.
    .brief = { $name } обводить { $cells }.
knaster-line_completed = { $result }: { $circles ->
    [one] { $circles } кружечок
    [few] { $circles } кружечки
   *[many] { $circles } кружечків
}!
    .spoken = { $result } { $line-in }: { $circles ->
        [one] { $circles } кружечок
        [few] { $circles } кружечки
       *[many] { $circles } кружечків
    }!
    .brief = { $result } { $line-in }!
knaster-line_without_result = Одна лінія повна, але комбінації в ній немає.
    .spoken = Комбінації { $line-in } немає.
    .brief = { "" }
    .turn = Комбінації { $lines-in } немає.
knaster-bonus_dropped = В одній лінії вже нічого обводити.
    .spoken = Уже нічого обводити { $line-in }.
knaster-box_scored = П’ять кружечків у лінії: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}!
    .spoken = П’ять кружечків { $line-in }: { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }!
    .turn = П’ять кружечків { $lines-in }: { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }!
knaster-sheet_full = { $name }: картка повна.
    .brief = { "" }
knaster-one_more_roll = Ще один кидок, останній.
    .brief = Ще один кидок.

## Hints

hint-knaster-look = Глянь на лінію в рамці. Яка клітинка найкраща?
    .spoken = Глянь сюди: { $line }. Яка клітинка найкраща?
hint-knaster-completes = складає «{ $result }»: { $circles ->
    [one] { $circles } кружечок
    [few] { $circles } кружечки
   *[many] { $circles } кружечків
}
    .spoken = складає «{ $result }» { $line-in }: { $circles ->
        [one] { $circles } кружечок
        [few] { $circles } кружечки
       *[many] { $circles } кружечків
    }
hint-knaster-scores = збирає п’ять кружечків у лінії: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}
    .spoken = збирає п’ять кружечків { $line-in }: { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }
hint-knaster-circles = { $count ->
    [one] дає ще { $count } кружечок
    [few] дає ще { $count } кружечки
   *[many] дає ще { $count } кружечків
}
hint-knaster-awaits = готує лінію для { $numbers-count ->
    [one] числа
    [few] чисел
   *[many] чисел
} { $numbers }
    .spoken = готує { $line } для { $numbers-count ->
        [one] числа
        [few] чисел
       *[many] чисел
    } { $numbers }
hint-knaster-joins = підходить до числа { $number }
    .spoken = підходить до числа { $number } { $line-in }
hint-knaster-runs = ще може стати драбинкою
    .spoken = { $line } ще може стати драбинкою
hint-knaster-spares = береже вдалі лінії

## The score

knaster-score-boxes = Віконця
    .figures = { $boxes }
knaster-score-circles = Кружечки
    .figures = { $count ->
        [one] { $count } кружечок
        [few] { $count } кружечки
       *[many] { $count } кружечків
    }
knaster-ended-full = Одна картка повна. Останній кидок зіграно.
    .brief = Одна картка повна.
knaster-ended-alone = Твоя картка повна. Гарно зіграно! Наступного разу спробуй набрати понад 50.
knaster-ended-good = Твоя картка повна. Понад 50 балів: це добре!
knaster-ended-brilliant = Твоя картка повна. Понад 80 балів: це чудово!
knaster-ended-spectacular = Твоя картка повна. Понад 100 балів: це просто диво!

## The board

knaster-slip = { $name }: картка
knaster-others = Інші картки
knaster-look = { $name }, { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}, { $state ->
    [waiting] ще має ходити
    [done] хід зроблено
   *[resting] глянути на цю картку
}
knaster-cell-empty = { $cell }: порожня
knaster-cell-open = { $cell }: порожня, сюди можна вписати
knaster-cell-number = { $cell }: { $number }
knaster-cell-number-open = { $cell }: { $number }, можна обвести
knaster-cell-circled = { $cell }: { $number }, обведено
knaster-cell-picked = { $cell }: { $number }, вибрано для кружечка
knaster-box-empty = Віконце { $line-of }: { $points }
knaster-box-near = Віконце { $line-of }: { $points }. Бракує одного числа: { $result }
knaster-box-due = Віконце { $line-of }: { $points }. Час обводити числа
knaster-box-open = Віконце { $line-of }: { $points }. { $result }, треба обвести: { $circles }
knaster-box-picked = Віконце { $line-of }: { $points }, вибрано. Треба обвести: { $circles }
knaster-box-scored = Віконце { $line-of }: { $points }, здобуто
knaster-combinations = Комбінації
knaster-circles-mean = = обвести одне число
knaster-circles = { $circles ->
    [one] { $circles } кружечок
    [few] { $circles } кружечки
   *[many] { $circles } кружечків
}
knaster-example-three = 4 9 4 4 6
knaster-example-four = 8 8 5 8 8
knaster-example-five = 7 7 7 7 7
knaster-example-two_pairs = 6 3 9 3 6
knaster-example-full_house = 5 8 8 5 8
knaster-example-straight = 4 7 5 8 6

## What a class has missed

knaster-asked_circles = Кружечки: { $result }

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knaster-circle_count = Обведи в цій лінії рівно { $circles ->
    [one] { $circles } число
    [few] { $circles } числа
   *[many] { $circles } чисел
}, а не { $drawn }.
refused-knaster-circled = Це число { $number } вже обведене. Візьми число без кружечка.
refused-knaster-done = Цей раунд для тебе зіграно. Зачекай на інших.
refused-knaster-empty = Ця клітинка порожня. Обведи число.
refused-knaster-not_full = Ця лінія не повна: у ній { $filled } з 5 чисел. Впиши або обведи число.
refused-knaster-judge_first = Спочатку обведи числа в позначеній лінії.
refused-knaster-none_due = Лінія дає кружечки лише раз: коли стає повною. Впиши або обведи число.
refused-knaster-not_due = Зараз ця лінія не дає кружечків. Візьми позначену лінію.
refused-knaster-not_on_line = Цієї клітинки немає в позначеній лінії. Вибери клітинку в цій лінії.
refused-knaster-nothing_possible = Картка повна. Числа { $total } без кружечка немає. Натисни «Пропуск».
refused-knaster-one_cell = За раунд впиши або обведи лише одне число.
refused-knaster-one_line = Бери лінії по одній.
refused-knaster-other_number = На кубиках разом { $total }. У цій клітинці { $number }. Вибери порожню клітинку або число { $total }.
refused-knaster-taken = У цій клітинці вже є { $number }. Вибери порожню.
