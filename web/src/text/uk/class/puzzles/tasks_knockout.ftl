# Knockout: головоломки, вони ж завдання для вчителя.

task-knockout-ways = На кубиках { $dice } = { $total }. Знайди всі способи скласти { $total } з різних відкритих чисел.
    .heading = Усі способи
    .hint = Почни з найбільшого числа. Потім шукай, чого бракує.
    .ask = Скільки є способів?
task-knockout-ways-answer = { $count ->
    [one] { $count } спосіб: { $sums }.
    [few] { $count } способи: { $sums }.
   *[many] { $count } способів: { $sums }.
}
task-knockout-place = Які числа можна скласти з { $dice } за допомогою десятків і одиниць?
    .heading = Десятки й одиниці
    .hint = Нехай кожен кубик один раз буде десятками. Потім додавай або віднімай інші.
    .ask = Скільки різних чисел?
task-knockout-place-answer = { $count ->
    [one] { $count } число: { $totals }.
    [few] { $count } числа: { $totals }.
   *[many] { $count } чисел: { $totals }.
}
task-knockout-chance = Ти кидаєш три кубики. Можливих кидків 216. У скількох із них сума { $total }?
    .heading = Який шанс на цю суму?
    .hint = Спочатку знайди три числа. Потім порахуй, скільки для них є різних порядків.
    .ask = Скільки кидків?
task-knockout-chance-answer = { $ways } з { $throws }, { $percent ->
    [0] менше ніж 1%
   *[other] приблизно { $percent }%
}. Якщо порядок не важливий: { $sums }.
