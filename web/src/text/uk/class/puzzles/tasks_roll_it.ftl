# Roll-It Tic-Tac-Toe: головоломки, вони ж завдання для вчителя.

task-roll_it-best = { $player } викидає { $dice } = { $total }. Де фішка дає найбільше балів?
    .heading = Найкраща клітинка
    .hint = Яка вільна клітинка закінчує лінію з трьох фішок?
    .option = Сітка { $grid }, клітинка { $cell }
task-roll_it-best-answer = Сітка { $grid }, клітинка { $cell } (сітки й клітинки рахуємо рядок за рядком). Балів: { $points }.
task-roll_it-chance = Зараз кидає { $player }. Які суми складуть лінію з трьох фішок? Скільки це кидків із 36?
    .heading = Який шанс на лінію?
    .hint = Знайди лінії з двома фішками. Яке число у третій клітинці?
    .option = { $total }
task-roll_it-chance-answer = Суми { $totals }: { $ways } з { $throws } кидків, приблизно { $percent }%.
