# Lowdown: головоломки, вони ж завдання для вчителя.

task-lowdown-best = Твій рахунок — { $points }. Візьми число й колір. З якою клітинкою лишиться найменше балів? Джокер не бери.
    .heading = Найкраща клітинка
    .hint = Шукай лінії, які можуть дати 10 або три однакові.
    .option = { $number } у клітинку { $box }
task-lowdown-best-answer = { $number } у клітинку { $box } (клітинки рахуємо рядок за рядком). Викресли лінії, де 10 або три однакові. Лишилося балів: { $points }, збережено: { $saved }.
task-lowdown-lines = Які лінії зараз можна викреслити?
    .heading = Що можна викреслити?
    .hint = Додай числа в кожній повній лінії. Це 10 чи всі три однакові?
    .option = { $line }
task-lowdown-lines-answer = { $count ->
    [one] { $count } лінія: { $lines } ({ $sums }).
    [few] { $count } лінії: { $lines } ({ $sums }).
   *[many] { $count } ліній: { $lines } ({ $sums }).
} Найкращий вибір зберігає { $saved ->
    [one] { $saved } бал
    [few] { $saved } бали
   *[many] { $saved } балів
}.
task-lowdown-bond = { $first } і { $second } стоять в одній лінії. Яке число доповнить до 10?
    .hint = Додай обидва. Скільки бракує до 10?
    .ask = Яке число?
task-lowdown-bond-answer = { $sum } = 10
