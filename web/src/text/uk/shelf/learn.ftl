# Рахувати самостійно.

work-choice = Хто рахує?
work-choice-value = { $value ->
    [self] Рахуєш ти
   *[page] Rollbook допомагає
}
work-choice-about = { $value ->
    [self] Числа на кубиках додаєш ти. Нічого не світиться. Після помилки дізнаєшся, чому так.
   *[page] Rollbook додає числа на кубиках і підсвічує, що підходить.
}
work-answers = Скільки вийшло на кубиках?
work-open = ?
work-count = Порахувати цю крапку
work-right = { $name }: { $right } з { $moves } правильно з першого разу
remark-work = Усі рахують самостійно.

## The shelf

card-people = З друзями
card-robot = З роботом
card-play = Грати
card-more = Більше про { $game }
grown-ups = Для дорослих
card-change = Змінити…
set-up-game = Гра
set-up-table = Стіл
set-up-beginners = добре для першої партії

## A first match, step by step

puzzles = Головоломки
learn = Покажи
learn-heading = Перша партія
learn-next = Далі
learn-go = Грати далі
learn-leave = Закінчити урок
learn-confirm = Натисни «{ $confirm }». До того ще можна змінити хід.
learn-ring = Натисни на золоте кільце.
learn-step = { $number } з { $steps }

## How a match went

story-alone = Вийшло: ціла партія самостійно!
story-shared = Нічия! Гарно зіграли всі.
story-close = Майже нарівно! Зовсім поруч: { $others }.
story-behind = Оце поворот: спочатку попереду { $others }, а в кінці { $winners }.
story-ahead = Майже весь час попереду { $winners }. До кінця { $others-count ->
    [one] не здається
    [few] не здаються
   *[many] не здаються
} { $others }!

rules-contents = Зміст

## What a robot is like, where a game has no robot-habit-GAME of its own

robot-habit = { $level ->
    [easy] Dot часто помиляється.
    [medium] Rusty інколи помиляється.
   *[hard] Ada думає про все.
}

## Another robot, after matches that were lost or won

result-robot = Тепер зіграти проти { $name }
    .small = { $way ->
        [easier] легше
       *[stronger] важче
    }
result-best = Твоя найкраща мить:
result-own =
    { $words }, { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }
result-short =
    До перемоги — лише { $points ->
        [one] { $points } бал.
        [few] { $points } бали.
       *[many] { $points } балів.
    }
result-over =
    Лише { $points ->
        [one] { $points } зайвий бал.
        [few] { $points } зайві бали.
       *[many] { $points } зайвих балів.
    }
result-more = Більше
result-moments = Найкращі миті

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-picks_incomplete = Хід ще не повний: натисни ще.
refused-answer_first = Спочатку додай числа на кубиках і натисни, скільки вийшло.
refused-own_again = Не { $answer }. Порахуй ще раз.
refused-own_near = Зовсім близько, але не { $answer }. Порахуй ще раз.
refused-own_look_again = Щось таки підходить. Додай числа на кубиках і глянь ще раз.
refused-own_count_dots = Порахуй крапки на кубиках.
refused-own_count_on = Почни з { $first }. Порахуй ще { $more } далі.
refused-own_tens = Постав два кубики поруч: { $tens } і { $ones } дають { $number }.
refused-own_sum = { $dice } — це { $total }. Глянь, що підходить.
