roll_out-card-time = Від 7 років · близько 15 хвилин
roll_out-card-hard = Вивчиш за один раунд
roll_out-card-learns = Вчимося: додавати до 9, ризикувати, бачити шанси
roll_out-prompt-own_both = Візьми обидва кубики або їхню суму. Нічого не підходить? Натисни «Пропуск».
roll_out-prompt-own_few = Візьми один кубик, обидва або їхню суму. Нічого не підходить? Натисни «Пропуск».
roll_out-own_rolled = { $name } викидає { $first } і { $second }.

roll_out-lesson-start = Виведи всі дев’ять шашок. Натисни «Кинути».
roll_out-lesson-wrong = На кубиках 3 і 4. Натисни на шашку 5 і глянь.
roll_out-lesson-both = 5 не підходить. Постав 4 і 3 в центр.
roll_out-lesson-on = Вони ще не в безпеці. Не бійся: кинь ще!
roll_out-lesson-again = Натисни «Кинути».
roll_out-lesson-sum = 2 і 6 разом 8. Одна шашка за обидва кубики!
roll_out-lesson-stop = Три шашки в центрі. Зупинися — і вони в безпеці.
roll_out-lesson-robot = Тепер кидає робот. Стеж за своєю шашкою 5.
roll_out-lesson-third = Робот перевернув твою шашку 5 на біле. Число 5 поверне їй колір. Кидай.
roll_out-lesson-up = Поверни колір шашці 5. Постав шашку 1 в центр.
roll_out-lesson-brave = Твоя шашка 1 під загрозою. Не бійся й тепер: кидай!
roll_out-lesson-risk = Мають підійти обидва кубики або їхня сума. Натисни «Кинути».
roll_out-lesson-out = Для 4 і для 10 шашки немає. Натисни «Пропуск».
roll_out-lesson-back = Це Roll Out: твоя шашка 1 знову в ряду. Шашка 5 лишається кольоровою.
roll_out-lesson-double = Дві п’ятірки — це два ходи. Поверни шашці колір, потім постав її в центр.
roll_out-lesson-must = Бери кожен кидок, що підходить. Потім зупинися або кинь ще.
roll_out-lesson-few = У ряду лише одна чи дві? Тоді досить одного кубика.
roll_out-lesson-end = У ряду немає шашок? Це одразу перемога. А тепер грай далі!

alas-roll_out-rolled_out = Усе назад!

## What a robot is like

robot-habit-roll_out = { $level ->
    [easy] Dot часто кидає на один раз більше, ніж треба.
    [medium] Rusty часто зупиняється дуже рано.
   *[hard] Ada думає про все.
}

## Why a match was won

why-roll_out-rolled_out =
    { $others } { $others-count ->
        [one] має
        [few] мають
       *[many] мають
    } на { $count ->
        [one] { $count } Roll Out
        [few] { $count } Roll Out
       *[many] { $count } Roll Out
    } більше, ніж { $winners }.
why-roll_out-stopped =
    { $winners } частіше { $winners-count ->
        [one] зупиняється
        [few] зупиняються
       *[many] зупиняються
    } вчасно: на { $count ->
        [one] { $count } раз більше
        [few] { $count } рази більше
       *[many] { $count } разів більше
    }.
moment-roll_out-stopped =
    { $count ->
        [one] Виходить { $count } шашка
        [few] Виходять { $count } шашки
       *[many] Виходить { $count } шашок
    } за один хід!

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_out-own_number = { $dice } — це { $total }. Ця шашка — { $number }. Знайди ту, що підходить. Немає? Натисни «Пропуск».
