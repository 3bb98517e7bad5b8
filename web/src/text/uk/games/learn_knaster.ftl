knaster-card-time = Від 8 років · близько 20 хвилин
knaster-card-hard = Вивчиш за один раунд
knaster-card-learns = Вчимося: додавати, складати комбінації, бачити шанси
knaster-prompt-own_total = Додай числа на кубиках. Натисни на порожню клітинку або обведи таке число.
knaster-prompt-own_bonus = Твоя лінія повна. Яка це комбінація? Натисни на віконце лінії, потім на числа.
knaster-prompt-own_bonuses = Кілька ліній повні. Натисни на віконце однієї, потім обведи числа.
knaster-own_rolled = { $name } викидає { $action } для всіх.
knaster-own_last = { $name } викидає { $action }. Це останній кидок.
knaster-own_completed = { $name } заповнює лінію.

knaster-lesson-start = На твоїй картці чотири числа. Натисни «Кинути».
knaster-lesson-wrong = На кубиках разом 7. Натисни на клітинку з 5 і глянь.
knaster-lesson-write = 5 — це не 7. Впиши 7 сюди.
knaster-lesson-robot = Робот теж вписує 7. Кожен кидок — для обох.
knaster-lesson-line = Це 5: впиши його сюди, і рядок буде повний.
knaster-lesson-circles = 7 7 7 5 5 — це фул-хаус. Тепер обведи два числа!
knaster-lesson-robot2 = Тепер робот.
knaster-lesson-again = Кинь кубики.
knaster-lesson-circle = Впиши 7 або обведи 7, яке вже є. Обведи ось це!
knaster-lesson-rounds = Ви граєте далі. Стеж за своїм першим рядком.
knaster-lesson-box = У рядку чотири кружечки. Тепер робот кидає для обох.
knaster-lesson-fifth = Це 5! Обведи його, і весь рядок готовий.
knaster-lesson-points = Рядок дає 9 балів, а кожен кружечок — 1.
knaster-lesson-lines = Стовпчики й діагоналі теж рахуємо. Лінію заповнює лише вписане число.
knaster-lesson-list = У списку видно, що дає кружечки. Решта їх не дає.
knaster-lesson-several = Дві лінії одразу? Вибери, яка перша. Кружечки лишаються.
knaster-lesson-full = Усі 25 клітинок повні? Буде останній кидок. Ходу немає? Натисни «Пропуск».
knaster-lesson-end = Перемагає найбільший рахунок. Граєш без інших? Набирай понад 50. Грай далі!

joy-knaster-line_completed = { $result }!
joy-knaster-box_scored = { $points ->
    [one] { $points } бал!
    [few] { $points } бали!
   *[many] { $points } балів!
}

## What a robot is like

robot-habit-knaster = { $level ->
    [easy] Dot часто вписує рядок за рядком.
    [medium] Rusty дивиться на рядки й забуває про стовпчики.
   *[hard] Ada думає про все.
}

## Why a match was won

why-knaster-box_scored =
    { $winners } { $winners-count ->
        [one] має
        [few] мають
       *[many] мають
    } на { $count ->
        [one] { $count } віконце
        [few] { $count } віконця
       *[many] { $count } віконець
    } більше, ніж { $others }.
why-knaster-line_completed =
    { $winners } { $winners-count ->
        [one] має
        [few] мають
       *[many] мають
    } на { $count ->
        [one] { $count } вдалу лінію
        [few] { $count } вдалі лінії
       *[many] { $count } вдалих ліній
    } більше, ніж { $others }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knaster-own_answer = { $dice } — це { $total }, а не { $answer }. Натисни { $total }.
refused-knaster-own_number = { $dice } — це { $total }. У цій клітинці { $number }. Вибери порожню клітинку або число { $total }.
refused-knaster-own_circles = { $result }. Треба кружечків: { $circles }. У тебе: { $drawn }.
refused-knaster-own_box = Натисни й на віконце повної лінії.
refused-knaster-own_look_up = Шукай у лінії однакові числа. Потім знайди їх у списку.
