# Lowdown

lowdown-name = Lowdown
lowdown-about = Візьми число й колір. Заповнюй свої сітки. Викреслюй якомога більше балів.
lowdown-first-seat = Починає наймолодша дитина. Вона — гравець 1.

# Як звуться кольори й лінії. Називний і знахідний відмінки в них однакові.
lowdown-say-red = червоний
lowdown-say-orange = помаранчевий
lowdown-say-yellow = жовтий
lowdown-say-green = зелений
lowdown-say-blue = синій
lowdown-say-purple = фіолетовий
lowdown-say-row1 = рядок 1
lowdown-say-row2 = рядок 2
lowdown-say-row3 = рядок 3
lowdown-say-col1 = стовпчик 1
lowdown-say-col2 = стовпчик 2
lowdown-say-col3 = стовпчик 3
lowdown-say-diag1 = діагональ згори зліва
lowdown-say-diag2 = діагональ знизу зліва
# A line of a grid: { $what } is one of the lines above, { $where } the grid's letter.
lowdown-say-within = { $what } у сітці { $where }

## What to do now

lowdown-prompt-open = Натисни на число, колір і клітинку. Або зазирни під стаканчик.
    .spoken = { $wilds ->
        [0] Вибери число, колір і клітинку.
       *[other] Вибери число, колір або джокер і клітинку.
    } Або зазирни під стаканчик.
    .brief = Вибери або зазирни під стаканчик.
lowdown-prompt-secret = Ці два кубики твої: { $numbers } і { $colours }. Натисни на обидва й на клітинку.
lowdown-prompt-secret_or_wild = Ці два кубики твої: { $numbers } і { $colours }. Натисни на обидва й на клітинку. Можна й джокер.
lowdown-prompt-left = Тепер ти: натисни на число, колір і клітинку.
    .spoken = { $wilds ->
        [0] Тепер ти: { $numbers } і { $colours }.
       *[other] Тепер ти: { $numbers } і { $colours }, або джокер.
    }
lowdown-prompt-wild = Для твоїх кольорів немає порожньої клітинки. Візьми джокер.
lowdown-prompt-wild_or_peek = Для цих кольорів немає порожньої клітинки. Візьми джокер або зазирни під стаканчик.
lowdown-prompt-black = Вписати нічого не можна. Вибери клітинку, щоб зафарбувати її чорним.
lowdown-prompt-black_or_peek = Вписати нічого не можна. Зазирни під стаканчик або зафарбуй клітинку чорним.
lowdown-prompt-cross = Викресли { $count ->
    [one] позначену лінію: на
    [few] одну з позначених ліній: аж на
   *[many] одну з позначених ліній: аж на
} { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
} менше!
    .spoken = Викресли лінію: { $lines }. Це зніме { $count ->
        [one] { $points ->
            [one] { $points } бал
            [few] { $points } бали
           *[many] { $points } балів
        }
        [few] до { $points } балів
       *[many] до { $points } балів
    }.
lowdown-prompt-roll = Кинь чотири кубики: два з числами і два з кольорами.
    .button = Кинути
    .brief = Кинь кубики.
lowdown-prompt-lift = Підніми стаканчик. Його два кубики теж можна взяти.
    .button = Підняти стаканчик
    .robot = { $name } зараз підніме стаканчик
    .brief = Підніми стаканчик.
lowdown-prompt-lift_for_one = Підніми стаканчик. Два кубики під ним мусить узяти { $other }.
    .button = Підняти стаканчик
    .robot = { $name } зараз підніме стаканчик
    .brief = Підніми стаканчик.
lowdown-step-number = Тепер число.
lowdown-step-colour = Тепер колір.
    .spoken = { $wilds ->
        [0] Тепер колір.
       *[other] Тепер колір або джокер.
    }
lowdown-step-box = Тепер клітинка під { $colour } колір.
lowdown-step-no_box = Порожньої клітинки під { $colour } колір немає. Візьми джокер або інший колір.
lowdown-step-any_box = Тепер порожня клітинка.
lowdown-step-wild = Сюди підходить { $takes }, а не { $colour }. Візьми джокер або іншу клітинку.
lowdown-step-only_wild = Сюди підходить { $takes }. Візьми джокер або іншу клітинку.

## What happened

lowdown-open_dice = { $name } викидає { $numbers }, кольори { $colours }.
lowdown-secret_dice = { $other } піднімає стаканчик: { $number } і { $colour }.
lowdown-peeked = { $name } зазирає під стаканчик.
    .do = Зазирни під стаканчик.
lowdown-wrote = { $name } вписує { $number }, колір { $colour }.
    .spoken = { $name } вписує { $number } у клітинку { $box }, колір { $colour }.
    .do = Впиши { $number }, колір { $colour }.
    .brief = { $name } вписує { $number } у клітинку { $box }.
lowdown-wrote_wild = { $name } вписує { $number } з джокером. Лишилося: { $left }.
    .spoken = { $name } вписує { $number } у клітинку { $box } з джокером. Лишилося: { $left }.
    .do = Впиши { $number } з джокером.
    .brief = { $name }: джокер { $number }, { $box }.
lowdown-blacked_out = { $name } зафарбовує клітинку чорним.
    .spoken = { $name } зафарбовує клітинку { $box } чорним.
    .do = Зафарбуй цю клітинку чорним.
lowdown-set_aside = Відкладено: { $number } і { $colour }.
    .spoken = { "" }
lowdown-grid_filled = { $name }: сітка { $grid } повна.
lowdown-last_turn = Друга сітка повна! Після цього ходу партію закінчено.
    .brief = Після цього ходу партію закінчено.
lowdown-crossed = { $name } викреслює { $numbers }: на { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
} менше!
    .spoken = { $name } викреслює { $line } ({ $numbers }): на { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    } менше!
    .do = Викресли { $numbers }.
    .brief = { $name } викреслює { $line }.
lowdown-done = { $name } більше не викреслює.
    .do = Більше не викреслюй.
    .brief = { "" }

## Hints

hint-lowdown-look = Глянь на сітку { $grid }. Знайди там вдале місце.
hint-lowdown-completes = складає лінію, щоб викреслити: на { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
} менше
    .spoken = заповнює { $line }: на { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    } менше
hint-lowdown-prepares = готує лінію для { $numbers-count ->
    [one] числа
    [few] чисел
   *[many] чисел
} { $numbers }
    .spoken = готує { $line } для { $numbers-count ->
        [one] числа
        [few] чисел
       *[many] чисел
    } { $numbers }
hint-lowdown-adds = { $points ->
    [one] додає лише { $points } бал
    [few] додає лише { $points } бали
   *[many] додає лише { $points } балів
}
hint-lowdown-wild = бере джокер, лишається { $left }
hint-lowdown-crosses = { $points ->
    [one] знімає { $points } бал
    [few] знімає { $points } бали
   *[many] знімає { $points } балів
}
hint-lowdown-done = береже ці числа для кращої лінії
hint-lowdown-peek = сподівається на кращі кубики під стаканчиком
hint-lowdown-black = псує найменше ліній

## The score

lowdown-score-grid = Сітка { $grid }
    .figures = { $numbers }
lowdown-score-blackouts = Чорні клітинки
    .figures = { $count } × { $each ->
        [one] { $each } бал
        [few] { $each } бали
       *[many] { $each } балів
    }
lowdown-ended-two_grids = Дві повні сітки: { $others }. Перемагає найменший рахунок.
    .brief = Дві повні сітки: перемагає найменший рахунок.

### Board

lowdown-board = { $name }: сітки. Стрілки ведуть від клітинки до клітинки
lowdown-sheet = { $name }: дошка
lowdown-look = { $name }, джокерів: { $wilds }. Глянути на цю дошку
lowdown-box-empty = { $box }, { $colours }: порожня
lowdown-box-open = { $box }, { $colours }: можна вибрати
lowdown-box-picked = { $box }, { $colours }: вибрано
lowdown-box-number = { $box }: { $number }
lowdown-box-crossed = { $box }: { $number }, викреслено
lowdown-box-black = { $box }: чорна
lowdown-wild = Джокер
lowdown-wilds = Вписати з джокером у будь-яку клітинку: лишилося { $left } з { $wilds }
lowdown-dice = Кубики
lowdown-die = { $face }
lowdown-die-take = { $face }: взяти цей кубик
lowdown-die-aside = { $face }: відкладено
lowdown-aside = Відкладено
lowdown-cup = { $name }: стаканчик
lowdown-peek = { $name }: зазирнути під стаканчик
lowdown-peek-short = Глянути
lowdown-crossing = Лінії, які можна викреслити
lowdown-line = Викреслити { $line }:
lowdown-done-short = Не викреслювати
lowdown-gain = на { $points } менше

## What a class has missed

lowdown-asked_line = Повна лінія: { $sum } = { $total }
lowdown-asked_box = Клітинка під { $colour } колір
lowdown-asked_none = Коли жоден колір не підходить

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-lowdown-box_filled = Ця клітинка зайнята. Вибери порожню.
refused-lowdown-box_no_colour = Сюди підходить { $takes }. У тебе { $colours }, джокера немає. Знайди клітинку, що підходить.
refused-lowdown-box_other_colour = Сюди підходить { $takes }, а не { $colour }. Знайди клітинку, що підходить.
refused-lowdown-colour_needed = Назви й кубик із кольором, який береш, як-от «wild 5 red B4».
refused-lowdown-colour_not_open = Брати { $colour } колір зараз не можна. Можна взяти: { $colours }.
refused-lowdown-cup_lifted = Стаканчик піднято. Візьми його два кубики.
refused-lowdown-line_crossed = Цю лінію вже викреслено. Знайди іншу.
refused-lowdown-line_not_written = У цій лінії немає трьох чисел. Знайди ту, де вони є.
refused-lowdown-line_shares_box = Одну клітинку цієї лінії вже викреслено. Знайди лінію без таких клітинок.
refused-lowdown-line_total = Ця лінія дає { $total }. Знайди ту, де 10 або три однакові.
refused-lowdown-no_box_for_colour = Порожньої клітинки під { $colour } колір немає. Вибери колір, що підходить.
refused-lowdown-no_colour_needed = Колір для цього не потрібен. Не бери його.
refused-lowdown-no_wild_left = Джокерів у тебе більше немає. Візьми колір.
refused-lowdown-not_stuck = Зафарбовуй клітинку, лише коли інакше не можна. Впиши число.
refused-lowdown-number_not_open = Брати { $number } зараз не можна. Можна взяти: { $numbers }.
refused-lowdown-only_active_peeks = Зазирати можна лише у свій хід. Візьми число й колір.
refused-lowdown-only_blackout = Вписати нічого не можна. Вибери порожню клітинку, щоб зафарбувати її чорним.
refused-lowdown-write_first = Спочатку впиши число. Потім можна викреслити лінію.
refused-lowdown-written_already = Клітинку вже заповнено. Викресли лінію або натисни «Не викреслювати».
