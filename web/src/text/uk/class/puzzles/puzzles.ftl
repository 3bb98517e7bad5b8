# Головоломки класу і ті, які дитина вибирає сама.

puzzle-looking = Шукаємо головоломки…
puzzle-kind = Які головоломки?
puzzle-place = Головоломка { $number } з { $last }
puzzle-choose-one = Вибери одну відповідь.
puzzle-tap-board = Натисни на правильне місце на полі.
puzzle-choose-many = Вибери всі правильні відповіді.
puzzle-check = Перевірити
puzzle-hint = Підказка
puzzle-show = Показати відповідь
puzzle-next = Далі
puzzle-right = Правильно!
puzzle-wrong = Ще ні. Спробуй ще раз або візьми підказку.
puzzle-shown = Ось відповідь.
puzzle-late = Час минув. Не поспішай: твоя відповідь теж рахується.
puzzle-hint-count = { $count ->
    [0] Правильних відповідей немає.
    [one] Правильних відповідей: { $count }.
    [few] Правильних відповідей: { $count }.
   *[many] Правильних відповідей: { $count }.
}
puzzle-hint-out = Лишилися дві відповіді. Одна з них правильна.
puzzle-hint-between = Це число від { $low } до { $high }.
puzzle-end = Розв’язано { $right } з { $last }.
puzzle-end-alone = { $count ->
    [0] Наступного разу спробуй одну без підказки.
    [one] З першого разу й без підказки: { $count }.
    [few] З першого разу й без підказки: { $count }.
   *[many] З першого разу й без підказки: { $count }.
}
puzzle-other = Інші головоломки
puzzle-again = Ті самі ще раз
puzzle-number-about = Той самий номер дає ті самі головоломки на кожному планшеті. На папері це завдання цього аркуша.

desk-tasks-number = Номер аркуша
problem-no-puzzles = Цих головоломок немає на планшеті. Відкрий код класу ще раз.
problem-puzzles-elsewhere = Ці головоломки вже йдуть далі в іншій вкладці. Онови цю сторінку.

# The exit question of some lesson plans.

puzzle-likelier = Які суми двох кубиків імовірніші, ніж { $total }?
    .hint = Порахуй для кожної суми: скільки кидків її дають?
    .option = { $total }
puzzle-likelier-answer = { $totals }.
