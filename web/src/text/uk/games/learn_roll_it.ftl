roll_it-card-time = Від 6 років · близько 15 хвилин (чотири сітки)
roll_it-card-hard = Вивчиш швидко
roll_it-card-learns = Вчимося: додавати, складати лінії, бачити шанси
roll_it-prompt-own_total = Додай числа на кубиках. 7 підходить будь-куди. Натисни на вільну клітинку, що підходить. Немає? Натисни «Пропуск».
roll_it-own_rolled = { $name } викидає { $action }.

roll_it-lesson-start = Натисни «Кинути». Кубики покажуть, яке число брати.
roll_it-lesson-wrong = 1 і 3 разом 4. Натисни на 11 і глянь.
roll_it-lesson-place = 11 не підходить. Постав фішку на 4.
roll_it-lesson-robot = Тепер робот кидає і ставить фішку.
roll_it-lesson-again = Твій хід: кидай.
roll_it-lesson-beside = 1 і 2 разом 3. Постав фішку поруч із 4.
roll_it-lesson-robot2 = Далі ходить робот. Стеж за його стовпчиком.
roll_it-lesson-third = Кинь ще раз.
roll_it-lesson-line = 2 і 4 разом 6. Тепер твій рядок буде повний!
roll_it-lesson-points = Є Tic-Tac-Toe: ще три бали! Тепер кидає робот.
roll_it-lesson-luck = Із сумою 2 хід пропускають. Робот пропустив. Кидай.
roll_it-lesson-block = 7 підходить будь-куди. Перекрий стовпчик робота!
roll_it-lesson-rounds = Ви граєте далі. Стеж за сітками під твоїм рядком.
roll_it-lesson-last = Три сітки в ряд — це Grand. Кидай: він зовсім поруч!
roll_it-lesson-grand = 5 і 6 разом 11. Постав фішку сюди: буде Grand!
roll_it-lesson-lost = Grand — це п’ять балів. Вільної клітинки немає? Ти пропускаєш хід.
roll_it-lesson-shared = Одна фішка може заповнити дві лінії. Рахуємо обидві. Фішки ніколи не закінчуються.
roll_it-lesson-finish = Нових ліній не буде? Партію закінчено. Кожна фішка — один бал.
roll_it-lesson-end = Нічия? Додай числа під своїми лініями. А тепер грай далі!

# As in English
joy-roll_it-tic_tac_toe = Tic-Tac-Toe!
joy-roll_it-grand = Є Grand!

## What a robot is like

robot-habit-roll_it = { $level ->
    [easy] Dot любить лишатися в одній сітці.
    [medium] Rusty часто забуває тебе перекрити.
   *[hard] Ada думає про все.
}

## Why a match was won

why-roll_it-grand =
    { $winners } { $winners-count ->
        [one] має
        [few] мають
       *[many] мають
    } на { $count ->
        [one] { $count } Grand
        [few] { $count } Grand
       *[many] { $count } Grand
    } більше, ніж { $others }.
why-roll_it-tic_tac_toe =
    { $winners } { $winners-count ->
        [one] має
        [few] мають
       *[many] мають
    } на { $count ->
        [one] { $count } Tic-Tac-Toe
        [few] { $count } Tic-Tac-Toe
       *[many] { $count } Tic-Tac-Toe
    } більше, ніж { $others }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_it-own_number = { $dice } — це { $total }. У цій клітинці { $number }. Знайди вільне число { $total }. Немає? Натисни «Пропуск».
refused-roll_it-own_lost = { $dice } — це { $total }. Із сумою { $total } ти пропускаєш хід. Натисни «Пропуск».
refused-roll_it-own_free = { $dice } — це { $total }. Вільна клітинка з { $total } ще є. Знайди її.
refused-roll_it-own_any = { $dice } — це { $total }. Число { $total } підходить у будь-яку вільну клітинку. Вибери одну.
