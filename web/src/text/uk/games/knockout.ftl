# Knockout

knockout-name = Knockout
knockout-about = Розкладай суму кубиків. Вибивай кульки. Захоплюй числа другою кулькою.
    .aim = Захопи { $level ->
        [face2] три числа
        [sum2] три числа
       *[other] п’ять чисел
    }, щоб перемогти.
knockout-first-seat = Хто починає, покажуть кубики.

knockout-option-level = Як рахуємо?
knockout-option-level-value = { $value ->
    [face2] Окремі числа, два кубики
    [face3] Окремі числа, три кубики
    [sum2] Суми, два кубики
    [place] Десятки й одиниці
   *[sum3] Суми, три кубики
}
knockout-option-level-about = { $value ->
    [face2] Найлегше. Бери число на кожному кубику або їхню суму. Дубль захоплює порожнє число. Захопи три числа, щоб перемогти.
    [face3] Бери число на кожному кубику або їхню суму. Дубль захоплює порожнє число. Захопи п’ять чисел, щоб перемогти.
    [sum2] Шукай числа, які разом дають суму двох кубиків. Кожне бери лише раз. Захопи три числа, щоб перемогти.
    [place] Найважче. Склади число з десятків і одиниць, наприклад 14 + 6 = 20. Шукай числа, які разом дають його. Захопи п’ять чисел, щоб перемогти.
   *[sum3] Шукай числа, які разом дають суму трьох кубиків. Кожне бери лише раз. Захопи п’ять чисел, щоб перемогти.
}
knockout-advice-long = Учотирьох партія довга, часто понад 100 ходів. Швидше буде «{ $level ->
    [face2] Окремі числа, два кубики
    [sum2] Суми, два кубики
   *[other] { $level }
}».

## What to do now

knockout-prompt-no_move = Жодне відкрите число не підходить. Натисни «Пропуск».
knockout-prompt-sum = Натисни на числа, які разом дають { $total }.
knockout-prompt-faces = Натисни на число кожного кубика. Або лише на { $total }.
knockout-prompt-faces_only = Натисни на число кожного кубика.
knockout-prompt-doubles = Натисни на число кожного кубика. Або лише на { $total }. Дві кульки захоплять число { $number }.
knockout-prompt-doubles_only = Натисни на число кожного кубика. Дві кульки захоплять число { $number }.
knockout-prompt-sum_only = Натисни на { $total }. Більше нічого не підходить.
knockout-prompt-place_value = Склади число з десятків і одиниць. Потім натисни на числа, які разом дають його.
knockout-step-complete = { $count ->
    [one] { $sum } підходить! Натисни «Готово».
    [few] { $sum }. Підходить! Натисни «Готово».
   *[many] { $sum }. Підходить! Натисни «Готово».
}
knockout-step-missing = У тебе { $sum }. Треба ще { $missing }.
knockout-step-more = У тебе { $sum }. Натисни ще на інші числа.
knockout-step-faces = Тепер натисни ще на { $numbers }.

## What happened

knockout-roll_off = { $other } викидає { $action }. Разом { $total }.
knockout-starts = { $other } починає.
knockout-tied = Нічия: { $others } кидають ще раз.
knockout-total = { $name } викидає { $action }. Разом { $total }.
knockout-totals = { $name } викидає { $action }. Виходить { $totals }.
knockout-no_move = Жодне відкрите число не підходить.
knockout-placed = { $name } складає { $total }: { $numbers }.
    .do = Склади { $total }: { $numbers }.
    .spoken = { $name } бере { $numbers }.
knockout-arranged = Кубики: { $arrangements }.
knockout-knocked_out = { $numbers-count ->
    [one] { $other }: кульку вибито з числа { $numbers }.
    [few] { $other }: кульки вибито з чисел { $numbers }.
   *[many] { $other }: кульки вибито з чисел { $numbers }.
}
knockout-captured = { $name } захоплює { $numbers }!

## The score

knockout-score-captures = Захоплені числа
    .figures = { $count ->
        [0] немає
       *[other] { $count }: { $numbers }
    }
knockout-score-marbles = Якщо нічия: кульки на колі
    .figures = { $count }
knockout-ended-captures = { $captures ->
    [one] Захоплено { $captures } число. Партію закінчено.
    [few] Захоплено { $captures } числа. Партію закінчено.
   *[many] Захоплено { $captures } чисел. Партію закінчено.
}
knockout-ended-no_move = { $rolls ->
    [one] Усі мали { $rolls } кидок без ходу.
    [few] Усі мали { $rolls } кидки поспіль без ходу.
   *[many] Усі мали { $rolls } кидків поспіль без ходу.
}
    .brief = Ніхто не міг зробити хід.

## Hints: what a move gains, as parts of a list

hint-knockout-look = Глянь на числа від { $low } до { $high }. Там є вдалий хід.
hint-knockout-wins = захоплює { $numbers } і перемагає
hint-knockout-captures = захоплює { $numbers }
hint-knockout-knocks_out = { $count ->
    [one] вибиває { $count } кульку
    [few] вибиває { $count } кульки
   *[many] вибиває { $count } кульок
}
hint-knockout-places = { $count ->
    [one] ставить { $count } кульку на порожнє число
    [few] ставить { $count } кульки на порожні числа
   *[many] ставить { $count } кульок на порожні числа
}

### Board

knockout-board = Коло чисел: стрілки ведуть від числа до числа
knockout-number-empty = { $number }: порожнє
knockout-number-single = { $number }: кулька ({ $name })
knockout-number-closed = { $number }: захоплене ({ $name }), закрите
knockout-number-open-place = { $number }: порожнє, сюди можна поставити кульку
knockout-number-open-knock_out = { $number }: чужа кулька ({ $name }), її можна вибити
knockout-number-open-capture = { $number }: твоя кулька, друга захопить це число
knockout-number-chosen-place = { $number }: сюди стане твоя кулька
knockout-number-chosen-knock_out = { $number }: сюди стане твоя кулька й виб’є чужу ({ $name })
knockout-number-chosen-capture = { $number }: сюди стане друга твоя кулька й захопить число
knockout-number-both = { $number }: сюди стануть обидві твої кульки й захоплять число

knockout-missing = Ще { $missing }
knockout-ready = Підходить ✓
knockout-to-win = { $captures ->
    [one] Захопи { $captures } число, щоб перемогти
    [few] Захопи { $captures } числа, щоб перемогти
   *[many] Захопи { $captures } чисел, щоб перемогти
}
knockout-passes = Кидків без ходу: { $passes } з { $end }
knockout-totals-heading = Суми кубиків: вибери одну, щоб побачити, як її скласти
knockout-look-at-total = { $count ->
    [one] Можна скласти ще { $count } суму. Натисни на неї й побачиш як.
    [few] Можна скласти ще { $count } суми. Натисни на одну й побачиш як.
   *[many] Можна скласти ще { $count } сум. Натисни на одну й побачиш як.
}
knockout-lost = уже не вийде
knockout-total-left = { $total }: ще { $missing }
knockout-total-reached = { $total }: готово
knockout-total-lost = { $total }: уже не вийде

## What a class has missed

knockout-asked_split = Розкласти { $total }: { $sum }
knockout-asked_faces = Кожен кубик або разом: { $sum }
knockout-asked_place = Десятки й одиниці: { $faces }

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knockout-captured = Число { $number } захоплене. Воно закрите. Вибери інше число.
refused-knockout-faces_or_sum = Кубики показують { $faces }. Візьми кожне число або лише { $total }.
refused-knockout-misadded = У тебе { $sum }, а не { $total }. Порахуй ще раз.
refused-knockout-no_completion = У тебе { $sum }. З відкритими числами { $total } не вийде. Забери одне назад.
refused-knockout-no_completion_place = У тебе { $sum }. З відкритими числами сума кубиків не вийде. Забери одне назад.
refused-knockout-not_a_place_total = У тебе { $sum }. Ці кубики дають { $totals }. Склади щось із цього.
refused-knockout-not_doubles = Для двох кульок на числі { $number } потрібен дубль. Забери одну назад.
refused-knockout-not_empty = На числі { $number } є кулька. Дубль захоплює лише порожнє число: візьми { $total }.
refused-knockout-other_total = У тебе { $sum }. На кубиках разом { $total }. Склади { $total }.
refused-knockout-too_much = У тебе { $sum }. Це більше, ніж { $total }. Забери одне число назад.
refused-knockout-triple = Три однакові кубики рахуємо лише разом. Візьми { $total }.
refused-knockout-twice = Число { $number } можна взяти лише раз. Вибери інше.
