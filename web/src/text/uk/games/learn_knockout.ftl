knockout-card-time = Від 7 років · близько 25 хвилин
knockout-card-hard = Вивчиш швидко
knockout-card-learns = Вчимося: додавати, розкладати суми, рахувати десятки
knockout-option-level-example = { $value ->
    [face2] 4 і 3: 4 і 3 або 7
    [face3] 4, 3 і 1: усі три або 8
    [sum2] 4 і 3: 7, 5 + 2, 6 + 1 …
    [place] 1, 4 і 6: 14 + 6 = 20
   *[sum3] 4, 3 і 1: 8, 6 + 2, 5 + 2 + 1 …
}
knockout-prompt-own_faces = Візьми кожен кубик або їхню суму. Нічого не підходить? Натисни «Пропуск».
knockout-prompt-own_sum = Додай числа на кубиках. Вибери числа з такою самою сумою. Не виходить? Натисни «Пропуск».
knockout-prompt-own_place = Склади число з десятків і одиниць. Вибери числа, які разом дають його.
knockout-own_rolled = { $name } викидає { $action }.

knockout-lesson-start = Натисни «Кинути», щоб кинути свої кубики.
knockout-lesson-wrong = 3 і 4 разом 7. Натисни на 9 і глянь.
knockout-lesson-break = 9 — це забагато. Постав кульки на 3 і 4.
knockout-lesson-holes = Кожне число має дві ямки. Внутрішня й зовнішня однакові.
knockout-lesson-robot = Рахуємо всі кубики: 3 і 4 разом 7. Тепер робот.
knockout-lesson-again = Кинь ще раз.
knockout-lesson-capture = 1 і 3 разом 4. Там твоя кулька: захопи це число!
knockout-lesson-hit = Дві кульки: число 4 твоє назавжди. Стеж за роботом.
knockout-lesson-third = Робот вибив твою кульку з числа 3. Кидай!
knockout-lesson-back = Твоє число 10 вибиває кульку робота. Вперед!
knockout-lesson-closed = Тепер на 10 твоя кулька. Дивися, що захопить робот.
knockout-lesson-fourth = Робот має 3. Тепер 3 і 4 закриті. Кидай!
knockout-lesson-pass = Відкриті числа не дають 4. Лише тоді можна пропустити. Натисни «Пропуск».
knockout-lesson-more = За один хід можна захопити кілька чисел. Кульки ніколи не закінчуються.
knockout-lesson-stuck = Усі пропускають двічі поспіль? Хто має більше захоплених чисел, перемагає. Нічия? Рахуємо кульки.
knockout-lesson-end = Захопи три числа, щоб перемогти. А тепер грай далі!

joy-knockout-captured = Захоплено: { $numbers }!
moment-knockout-captured = { $numbers-count ->
    [one] Захоплено число { $numbers }!
    [few] Захоплено одразу { $numbers }!
   *[many] Захоплено одразу { $numbers }!
}

## What a robot is like

robot-habit-knockout = { $level ->
    [easy] Dot любить брати лише одне число.
    [medium] Rusty рідко вибиває твої кульки.
   *[hard] Ada думає про все.
}

## Why a match was won

why-knockout-captured =
    { $winners } { $winners-count ->
        [one] має
        [few] мають
       *[many] мають
    } на { $count ->
        [one] { $count } захоплене число
        [few] { $count } захоплені числа
       *[many] { $count } захоплених чисел
    } більше, ніж { $others }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knockout-own_total = { $dice } — це { $total }. У тебе { $made }. Склади { $total }. Не виходить? Натисни «Пропуск».
refused-knockout-own_totals = { $dice } — це { $total }. { $numbers } — це { $made }. Склади { $total }. Не виходить? Натисни «Пропуск».
refused-knockout-own_faces = Візьми кожен кубик: { $faces }. Або всі разом: { $dice } — це { $total }.
refused-knockout-own_place = Кубики не дають { $made }. А { $arrangement } — це { $total }. Склади { $total }. Не виходить? Натисни «Пропуск».
refused-knockout-own_places = { $numbers } — це { $made }. Кубики не дають { $made }. А { $arrangement } — це { $total }. Склади { $total }. Не виходить? Натисни «Пропуск».
