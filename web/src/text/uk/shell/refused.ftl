# Що Python не дозволяє тому, хто грає.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-another_match = На столі інша партія. Відкрий свою ще раз.
refused-bad_name = Ім’я гравця — від 1 до 40 знаків в одному рядку. Без «|» і без пробілів на початку й у кінці.
refused-bad_name_invisible = В імені гравця має бути хоч один видимий знак.
refused-bad_name_turning = В імені гравця не може бути знаків, що змінюють напрям письма.
refused-bad_seed = Код кубиків — ціле число від 0 до 9007199254740991, а не «{ $seed }». Введи інший код.
refused-code_character = У коді класу не буває знака «{ $character }». Бувають лише такі: { $alphabet }.
refused-code_empty = Код класу складається з літер і цифр. Введи той, що показує вчитель.
refused-code_mistyped = У цьому коді класу є помилка. Перевір кожен знак.
refused-code_newer = Цей код класу — з новішого Rollbook. Увімкни інтернет і онови сторінку.
refused-code_of_puzzles = Цей код класу — для головоломок. Для партії візьми інший код.
refused-code_of_match = Цей код класу — для партії. Для головоломок візьми інший код.
refused-puzzle_without_hint = Більше підказок тут немає. Спробуй відповісти.
refused-puzzles_over = Ці головоломки закінчено. Покажи свій результат.
refused-code_outdated = Цей код класу — для правил { $game } версії { $version }. Тут версія { $known }. Попроси новий код.
refused-dice_count = Кубики не можуть так упасти: «{ $text }». Глянь на них ще раз.
refused-dice_first = Спочатку кинь кубики.
refused-match_over = Партію закінчено. Почни нову.
refused-match_too_long = Ця партія задовга, грати далі не можна: рядків у ній { $most }. Почни нову.
refused-must_move = Хід у тебе є, тому пропускати не можна. Пошукай його.
refused-must_pass = Цей кидок не дає ходу. Натисни «Пропуск».
refused-no_dice_now = Кубики потім: спочатку зроби хід.
refused-no_match = На столі немає партії. Почни її.
refused-internal_error = У Rollbook щось зламалося ({ $error }). Нічого не змінилося. Спробуй щось інше.
refused-not_legal = Хід «{ $move }» тут не за правилами. Вибери інший.
refused-not_your_turn = Зараз не твій хід. Зачекай трохи.
refused-nothing_to_redo = Повторювати нічого. Грай далі.
refused-nothing_to_undo = Забирати назад нічого. Грай далі.
refused-nothing_to_undo_for_seat = Після цього кидка забирати назад нічого. Грай далі.
refused-others_moved_since = Потім уже ходили інші. Спочатку забери назад їхні ходи.
refused-picks_fit_no_move = Це не підходить одне до одного. Забери щось назад.
refused-too_many_names = У цій партії гравців { $people }, а не { $names }. Прибери зайві імена.
refused-name_of_robot = «{ $name }» — це ім’я робота. Вибери інше ім’я.
