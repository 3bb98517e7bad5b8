lowdown-card-time = Від 9 років · близько 25 хвилин
lowdown-card-hard = Вивчиш за одну партію
lowdown-card-learns = Вчимося: складати 10, планувати, бачити шанси
lowdown-prompt-own_cross = Яка лінія дає 10 або має три однакові? Викресли її.

lowdown-lesson-start = Перемагає найменший рахунок. Натисни «Кинути».
lowdown-lesson-write = Візьми 1 і червоний. Натисни на цю червону клітинку.
lowdown-lesson-robot = Робот бере два кубики, що лишилися. Потім він кидає.
lowdown-lesson-cup = Тепер стаканчик твій. Натисни «Підняти стаканчик».
lowdown-lesson-wrong = Ця клітинка зайнята. Натисни на неї і глянь.
lowdown-lesson-second = Візьми 5 і помаранчевий для цієї помаранчевої клітинки.
lowdown-lesson-third = Твій хід. Тобі треба 4! Кидай.
lowdown-lesson-line = 1 + 5 + 4 = 10. У клітинку з двома кольорами червоний теж підходить.
lowdown-lesson-cross = Разом вони дають 10. Викресли їх: тоді вони рахуються як 0!
lowdown-lesson-robot2 = На 10 балів менше! Три однакові теж підходять. Тепер робот.
lowdown-lesson-wild = Із джокером число 1 можна вписати будь-куди. Візьми джокер!
lowdown-lesson-fourth = У тебе ще три джокери. Кидай.
lowdown-lesson-peek = 5 і 6 — це багато. Зазирни під стаканчик!
lowdown-lesson-lift = Тепер його кубики треба взяти. Робот піднімає стаканчик.
lowdown-lesson-hidden = 2 — це мало. Впиши його сюди, колір зелений.
lowdown-lesson-rounds = Ви граєте далі. Ти береш джокери й заповнюєш сітку A.
lowdown-lesson-stuck = Для тебе є два кубики. Натисни «Підняти стаканчик».
lowdown-lesson-black = Помаранчевий не підходить, джокерів немає. Зафарбуй цю клітинку чорним.
lowdown-lesson-boxes = Чорна клітинка — це 6 балів. У свій хід спочатку зазирни під стаканчик.
lowdown-lesson-lines = Викреслені лінії не мають спільних клітинок. Викреслити можна й потім.
lowdown-lesson-full = Дві повні сітки закінчують партію. Порожні клітинки — це 0.
lowdown-lesson-end = Перемагає найменший рахунок. А тепер грай далі!

joy-lowdown-crossed = { $points ->
    [one] Викреслено лінію на { $points } бал!
    [few] Викреслено лінію на { $points } бали!
   *[many] Викреслено лінію на { $points } балів!
}
joy-lowdown-grid_filled = Сітка повна!

## What a robot is like

robot-habit-lowdown = { $level ->
    [easy] Dot часто забуває викреслювати.
    [medium] Rusty часто не бачить 10.
   *[hard] Ada думає про все.
}

## Why a match was won

why-lowdown-crossed =
    { $winners } { $winners-count ->
        [one] має
        [few] мають
       *[many] мають
    } на { $count ->
        [one] { $count } викреслену лінію
        [few] { $count } викреслені лінії
       *[many] { $count } викреслених ліній
    } більше, ніж { $others }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-lowdown-own_line = { $sum } — це { $total }. Викресли 10 або три однакові.
refused-lowdown-own_help_write = Візьми число й колір. У які порожні клітинки вони підходять?
refused-lowdown-own_help_cross = Додай числа в кожній повній лінії. Викресли 10 або три однакові.
