# Планшет класу: код, що закрито, результат.

## The code, where it is typed

class-code = Код класу
join-code = Код класу
join-code-about = Його показує вчитель. Великі літери, пробіли й дефіси не важливі.
join-code-do = Відкрити
join-heading = Твій клас грає
join-names = Хто тут грає?
join-names-about = { $people ->
    [one] Введи своє ім’я і починай.
    [few] Введіть свої імена й починайте.
   *[many] Введіть свої імена й починайте.
}
join-finished = Цю партію вже закінчено.
join-begun = Цю партію вже почато.
join-go-on = Далі
join-see-result = До результату
join-again = Зіграти ще раз
join-again-about = Учитель бачить, що ти граєш її ще раз.
class-people = { $people ->
    [0] Лише роботи
    [one] За кожним планшетом { $people } гравець
    [few] За кожним планшетом { $people } гравці
   *[many] За кожним планшетом { $people } гравців
}
class-robots = З роботами: { $names }
class-work = { $value ->
    [self] Ви рахуєте самі
   *[page] Кубики рахує Rollbook
}
class-own-dice = Кожен планшет має свої кубики
class-lock = { $lock ->
    [hints] Без підказок
    [chances] Шанси перед кидком заблоковано
    [settings] Налаштування партії заблоковано
   *[new] Інша партія — лише після цієї
}
remark-class = Ця партія має код класу { $code }.
remark-again = Це партія { $number } з цим кодом на цьому планшеті.

## What is locked

locked-new = Партію вибирає вчитель. Спочатку дограй її.
locked-settings = Учитель не дає змінювати налаштування цієї партії.

## The result of a tablet

my-result-show = Показати мій результат
my-result = Мій результат
my-result-about = Покажи це планшету вчителя. Його камера все прочитає.
my-result-so-far = Це показує, як далеко ти в партії. Закрий і грай далі.
my-result-code = QR-код із результатом цієї партії
my-result-turn = Картинка { $number } з { $count }
my-result-next = Наступна картинка
my-result-hold = Не гортати
my-result-first = Знову перша картинка
my-result-title = Результат: { $names }

## A locked tablet, and the teacher's PIN

lock-heading = Заблоковано
lock-about = { $pin ->
    [yes] Тут твій клас грає партію. Спочатку дограй її. Решту відкриває PIN-код учителя.
   *[no] Тут твій клас грає партію. Спочатку дограй її.
}
lock-to-match = До партії
lock-pin = PIN-код учителя
locked-joining = Тут грає твій клас. Спочатку вибери своє ім’я.
lock-to-joining = Вибрати ім’я
lock-opened = Планшет відкрито для вчителя.
lock-again = Заблокувати знову
pin-heading = PIN-код учителя
pin-label = PIN-код
pin-about = Діти натискають «Скасувати». Партія йде далі.
pin-wrong = Це неправильний PIN-код.
pin-wait = Зачекай трохи й спробуй знову.
pin-seconds = { $seconds ->
    [one] Ще { $seconds } секунда
    [few] Ще { $seconds } секунди
   *[many] Ще { $seconds } секунд
}
pin-open = Відкрити
join-pin = На планшеті лише ця партія, доки її не закінчено.
join-pick-about = { $people ->
    [one] Натисни на своє ім’я і починай.
    [few] Натисніть на свої імена ({ $people }) і починайте.
   *[many] Натисніть на свої імена ({ $people }) і починайте.
}
join-not-listed = Мого імені тут немає
join-chosen = Тут { $names-count ->
    [one] грає
    [few] грають
   *[many] грають
}: { $names }
join-two-groups = Ці імена з різних груп. Кожній групі потрібен свій планшет.
join-name-missing = { $people ->
    [one] Скажи, хто грає: твого імені ще немає.
    [few] Скажіть, хто грає: потрібні { $people } імені.
   *[many] Скажіть, хто грає: потрібно { $people } імен.
}

## Puzzles that a class solves

puzzles-of = Головоломки: { $game }
puzzles-of-class = Головоломки твого класу
puzzles-done = Пройдено головоломок: { $done } з { $count }
puzzles-delete = Видалити головоломки: { $name }?
puzzles-delete-about = Відповіді на цьому планшеті зникнуть назавжди.
class-puzzles = { $count ->
    [1] Одна головоломка, шістдесят секунд
    [one] { $count } головоломка, шістдесят секунд на кожну
    [few] { $count } головоломки, шістдесят секунд на кожну
   *[many] { $count } головоломок, шістдесят секунд на кожну
}
class-puzzles-sheet = Аркуш { $number }
class-puzzles-lock = Усе інше — лише після цих головоломок
join-puzzles-begun = На планшеті вже є головоломки з цим кодом.
join-puzzles-again = Почати з початку
join-puzzles-again-about = Учитель бачить, хто розв’язує їх удруге.
locked-puzzles = Головоломки вибирає вчитель. Спочатку розв’яжи їх.
lock-to-puzzles = До головоломок
join-puzzles-pin = На планшеті лише головоломки, доки їх не закінчено.
