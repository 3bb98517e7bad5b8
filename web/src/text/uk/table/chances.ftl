# Шанси наступного кидка, за столом.
chances-ask = Показати шанси
chances-heading = Наступний кидок
chances-about = Натисни на місце. Побачиш, які кидки туди підходять.
chances-about-guess = Натисни на місце і спочатку вгадай.
chances-of = { $ways } з { $of } кидків
chances-always = Кожен кидок
chances-never = Жоден кидок
chances-figure = { $ways } з { $of }
chances-gain = { $gain }: { $ways } з { $of }
chances-no-use = Не допоможе
chances-place = Це місце
chances-guess = Скільки з { $of } кидків сюди підходить?
chances-guess-show = Покажи
chances-guessed = Твоя здогадка: { $guess }
chances-all = Усі місця
chances-throws = Кидки за їхньою сумою
chance-knockout-captures = Захопити число
chance-knockout-knocks_out = Вибити кульку
chance-roll_it-line = Скласти Tic-Tac-Toe
chance-knaster-box = Здобути віконце
chance-knaster-circles = Отримати кружечки для лінії

thousand-do = 1000 ×: зіграти звідси 1000 партій
thousand-do-short = 1000 ×
thousand-letter = { $letter ->
    [first] А
   *[second] Б
}

luck-better-dice =
    { $seats ->
        [2] Більше
       *[other] Найбільше
    } щастило з кубиками: { $name }.
luck-better-choices =
    { $seats ->
        [2] Кращі
       *[other] Найкращі
    } рішення: { $name }.
