# Roll-It Tic-Tac-Toe

roll_it-name = Roll-It Tic-Tac-Toe
roll_it-about = Кинь два кубики. Постав фішку на їхню суму. Збери три в ряд.
roll_it-first-seat = Починає наймолодша дитина. Вона — гравець 1.

roll_it-option-grids = Скільки сіток?
roll_it-option-grids-value = { $value ->
    [4] Чотири
   *[9] Дев’ять
}
roll_it-option-grids-about = { $value ->
    [4] Коротка партія для малих дітей. Grand у ній немає.
   *[9] Усе поле.
}
roll_it-option-board = Яке поле?
roll_it-option-board-value = Сторона { $value }
roll_it-option-board-about = На кожній стороні числа стоять інакше.

## What to do now

roll_it-prompt-place = Постав фішку на вільне число { $total }.
roll_it-prompt-any_cell = Це 7! Постав фішку на будь-яке вільне число.
roll_it-prompt-lost_turn = Сума 2: ти пропускаєш хід. Натисни «Пропуск».
roll_it-prompt-none_free = Вільного числа { $total } немає. Натисни «Пропуск».

## What happened

roll_it-total = { $name } викидає { $action }. Разом { $total }.
roll_it-lost_turn = { $name } викидає { $action }. Сума { $total }: хід пропущено.
roll_it-none_free = { $name } викидає { $action }. Вільного числа { $total } немає.
roll_it-placed = { $name } ставить фішку на { $number }.
    .spoken = { $name } ставить фішку на { $number }: сітка { $grid }, рядок { $row }, стовпчик { $column }.
    .do = Постав фішку на це число { $number }.
    .brief = { $name }: сітка { $grid }, рядок { $row }, стовпчик { $column }.
roll_it-tic_tac_toe = Є Tic-Tac-Toe!
    .spoken = Є Tic-Tac-Toe в сітці { $grid }!
    .turn = { $times } Tic-Tac-Toe в сітці { $grid }!
roll_it-grand = Є Grand Tic-Tac-Toe!
    .spoken = Є Grand Tic-Tac-Toe в сітках { $grids }!

## The score

roll_it-score-chips = Фішки
    .figures = { $count } × { $each ->
        [one] { $each } бал
        [few] { $each } бали
       *[many] { $each } балів
    }
roll_it-score-tic_tac_toes = Tic-Tac-Toe
    .figures = { $count } × { $each ->
        [one] { $each } бал
        [few] { $each } бали
       *[many] { $each } балів
    }
roll_it-score-grands = Grand Tic‑Tac‑Toe
    .figures = { $count } × { $each ->
        [one] { $each } бал
        [few] { $each } бали
       *[many] { $each } балів
    }
roll_it-score-tie_break = Якщо нічия: числа всіх Tic-Tac-Toe
    .figures = { $value }
roll_it-ended-full = Усі числа зайняті.
roll_it-ended-no_line = Більше жодного Tic-Tac-Toe скласти не можна.

## Hints: what a move gains, as parts of a list

hint-roll_it-look = Глянь на сітку в рамці. Яка клітинка найкраща?
    .spoken = Глянь на сітку { $grid }. Яка клітинка найкраща?
hint-roll_it-grands = { $count ->
    [one] складає { $count } Grand Tic-Tac-Toe
    [few] складає { $count } Grand Tic-Tac-Toe
   *[many] складає { $count } Grand Tic-Tac-Toe
}
hint-roll_it-completes = { $count ->
    [one] складає { $count } Tic-Tac-Toe
    [few] складає { $count } Tic-Tac-Toe
   *[many] складає { $count } Tic-Tac-Toe
}
hint-roll_it-blocks = { $count ->
    [one] перекриває { $count } Tic-Tac-Toe
    [few] перекриває { $count } Tic-Tac-Toe
   *[many] перекриває { $count } Tic-Tac-Toe
}
hint-roll_it-two_in_line = { $count ->
    [one] лишає до Tic-Tac-Toe лише одну фішку
    [few] лишає до { $count } Tic-Tac-Toe по одній фішці
   *[many] лишає до { $count } Tic-Tac-Toe по одній фішці
}
hint-roll_it-chip = ставить ще одну фішку

### Board

roll_it-board = Поле: стрілки ведуть від клітинки до клітинки
roll_it-grid = { $grands ->
    [0] Сітка { $grid }
   *[other] Сітка { $grid }, частина Grand Tic-Tac-Toe: { $names }
}
roll_it-grid-lined = { $grid }, має Tic-Tac-Toe: { $names }
roll_it-cell-free = { $number }, сітка { $grid }, рядок { $row }, стовпчик { $column }
roll_it-cell-open = { $number }, сітка { $grid }, рядок { $row }, стовпчик { $column }: сюди можна поставити фішку
roll_it-cell-taken = { $name } на { $number }, сітка { $grid }, рядок { $row }, стовпчик { $column }
roll_it-cell-latest = { $name } на { $number }, сітка { $grid }, рядок { $row }, стовпчик { $column }: остання фішка
roll_it-cell-lined = { $cell }, частина Tic-Tac-Toe
roll_it-cell-near = { $cell }, завершить Tic-Tac-Toe: { $names }

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_it-lost_turn = Сума 2: ти пропускаєш хід. Натисни «Пропуск».
refused-roll_it-none_free = Вільного числа { $total } немає. Натисни «Пропуск».
refused-roll_it-not_in_play = У цій партії лише чотири сітки. Вибери одну з них.
refused-roll_it-other_number = { $first } + { $second } — це { $total }. У цій клітинці { $number }. Знайди вільне число { $total }.
refused-roll_it-taken = У цій клітинці вже є фішка. Вибери вільну.
