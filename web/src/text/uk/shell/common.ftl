# Слова, спільні для всіх ігор. Те, що каже лише одна гра, стоїть у її файлі.

# Whether this language is written from left to right (ltr) or from right to left (rtl).
text-direction = ltr
page-title = { $screen } · Rollbook

## Start-up

start-up-worker = Готуємо стіл…
start-up-python = Дістаємо кубики…
start-up-rules = Читаємо правила…
engine-failed = Гра не запустилася. Твої партії збережено. Спробуй ще раз або онови сторінку.
engine-slow = Rollbook не запустився за хвилину. Твої партії збережено. Закрий інші вкладки й спробуй ще раз.
engine-no-webassembly = Для Rollbook потрібен WebAssembly, а тут він вимкнений. Можливо, увімкнено режим блокування. Вимкни його для цієї сторінки й онови її.
engine-again = Rollbook завис і запустився знову. Нічого не втрачено.
engine-silent = Rollbook не відповідає. Твої партії збережено. Спробуй ще раз або онови сторінку.
retry = Ще раз
dismiss = Закрити
close = Закрити

## Offline

offline-preparing = Готуємося працювати без інтернету…
offline-ready = ✓ Готово: тепер Rollbook працює й без інтернету.
offline-framed = Тут Rollbook — частина іншої сторінки, тому йому потрібен інтернет. Відкрий його в окремій вкладці. Тоді він працюватиме й без інтернету.
offline-insecure = Лише з інтернетом: ця адреса починається з http. Якщо є адреса з https, відкрий її.
offline-unsupported = Лише з інтернетом: цей браузер не зберігає сторінок. Спробуй інший.
new-version = Є нова версія Rollbook. Партії лишаться такими, як є.
reload = Оновити зараз
storage-full = { $what ->
    [robots] На пристрої немає місця. Цей робот зникне, коли закриєш сторінку. Збережи його як файл.
    [classes] На пристрої немає місця. Звільніть його трохи. Інакше остання зміна зникне, коли сторінку закриють.
   *[matches] На пристрої немає місця. Спочатку збережи цю партію як файл, потім грай далі. Без файлу вона зникне, коли закриєш сторінку.
}
storage-blocked = { $what ->
    [robots] Цей браузер не дозволяє зберігати. Роботів можна писати, але вони зникнуть разом зі сторінкою. Збережи їх як файли.
    [classes] Цей браузер не дозволяє зберігати. Результати можна збирати, але вони зникнуть разом зі сторінкою. Збережіть їх як таблицю.
   *[matches] Цей браузер не дозволяє зберігати. Грати можна, але партії зникнуть разом зі сторінкою. Збережи їх як файли.
}

## The shelf

shelf-heading = Rollbook
shelf-what = П’ять ігор із кубиками: з друзями або з роботом.
shelf-link = Ігри
games-heading = Ігри
game-seats = { $fewest ->
    [1] Від 1 до { $most } гравців
   *[other] Від { $fewest } до { $most } гравців
}
game-seats-exact = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}
running-heading = Грати далі
match-running = { $actions ->
    [0] ще не почато
    [one] поки що { $actions } крок
    [few] поки що { $actions } кроки
   *[many] поки що { $actions } кроків
}
match-unsaved = ще не збережено
match-won = { $count ->
    [one] Перемога: { $winners }
    [few] Спільна перемога: { $winners }
   *[many] Спільна перемога: { $winners }
}
delete = Видалити
match-deleted = { $count ->
    [1] Видалено: { $name }.
    [one] Видалено { $count } партію.
    [few] Видалено { $count } партії.
   *[many] Видалено { $count } партій.
}
put-back = Повернути
to-the-shelf = Назад до ігор

## Settings

settings = Налаштування
settings-match = Ця партія
settings-device = Цей пристрій
settings-language = Мова
settings-theme = Кольори
settings-theme-value = { $value ->
    [light] Світлі
    [dark] Темні
    [contrast] Контрастні
   *[system] Як на пристрої
}
settings-sound = Звук
settings-sound-value = { $value ->
    [on] Так
   *[off] Ні
}
settings-motion = Рухи на екрані
settings-motion-value = { $value ->
    [less] Менше
   *[system] Як на пристрої
}
settings-hand = Кнопки для лівої чи правої руки
settings-hand-value = { $value ->
    [left] Для лівої
   *[right] Для правої
}
settings-keys = Команди однією клавішею
settings-keys-value = { $value ->
    [on] Так
   *[off] Ні
}
settings-reach = Куди ведуть клавіші та кнопки
settings-reach-value = { $value ->
    [usable] Лише туди, куди можна ходити
   *[everything] Усюди
}
settings-spoken = Що каже програма зчитування з екрана
settings-spoken-value = { $value ->
    [short] Найважливіше
   *[everything] Усе
}
settings-guide = Поради для першої партії
settings-guide-value = { $value ->
    [on] Так (з початку)
   *[off] Ні
}
settings-speed = Швидкість
settings-speed-value = { $value ->
    [slow] Повільно
    [fast] Швидко
   *[normal] Звичайно
}

## Set-up

set-up-count = Скільки гравців?
set-up-seats = Хто грає?
set-up-name = Ім’я гравця { $number }
set-up-who = Хто гравець { $number }?
set-up-level = { $level ->
    [easy] Dot, робот (легко)
    [medium] Rusty, робот (середньо)
    [hard] Ada, робот (важко)
   *[other] Людина
}
set-up-look = Гравець { $number }: { $look }. Вибрати інше
set-up-looks = Кольори й фігурки: гравець { $number }
who-heading = Хто ти?
who-animal = Твоя тваринка
who-name = Твоє ім’я
who-about = Ім’я і тваринка лишаються на цьому пристрої. Якщо поділишся партією, твоє ім’я в ній буде видно.
who-me = Це я
set-up-seed = Код кубиків (не обов’язково)
set-up-seed-about = Той самий код — ті самі кидки. Без коду кидки будуть нові.
set-up-start = Почати
dice-choice = Які кубики?
dice-choice-value = { $value ->
    [real] Справжні
   *[page] На екрані
}
dice-choice-about = { $value ->
    [real] Кидай свої кубики й натискай, що вони показують.
   *[page] Кубики котяться на екрані.
}
curtain-choice = Ховати поле, коли передаєте планшет
curtain-choice-value = { $value ->
    [on] Так
   *[off] Ні
}
curtain-heading = Передай планшет. Тепер грає { $name }
curtain-take = Я — { $name }
turning-choice = Повертати поле до гравця
turning-choice-value = { $value ->
    [on] Так
   *[off] Ні
}
side-value = { $value ->
    [1] ← ліворуч
    [2] ↑ навпроти
    [3] → праворуч
   *[0] ↓ тут
}
seat-name = Гравець { $number }
robot = { $level ->
    [easy] Dot
    [medium] Rusty
   *[hard] Ada
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} ({ $level ->
    [easy] легко
    [medium] середньо
   *[hard] важко
})
# As in English
robot-short = { $level ->
    [easy] Dot
    [medium] Rusty
   *[hard] Ada
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
look = { $symbol }, { $colour } колір
colour-red = червоний
    .letter = Ч
    .mark = Ч
colour-blue = синій
    .letter = С
    .mark = С
colour-yellow = жовтий
    .letter = Ж
    .mark = Ж
colour-green = зелений
    .letter = З
    .mark = З
colour-purple = фіолетовий
    .letter = Ф
    .mark = Ф
colour-sky = блакитний
colour-orange = помаранчевий
    .letter = П
    .mark = П
colour-pink = рожевий
colour-brown = коричневий
colour-lime = салатовий
colour-black = чорний
colour-white = білий
symbol-star = зірка
symbol-disc = круг
symbol-triangle = трикутник
symbol-square = квадрат
symbol-moon = місяць
symbol-drop = крапля
symbol-cross = хрестик
symbol-heart = серце
symbol-bar = смужка
symbol-leaf = листок
symbol-diamond = ромб
symbol-ring = кільце
symbol-cat = кіт
symbol-dog = собака
symbol-rabbit = кролик
symbol-frog = жабка
symbol-fish = рибка
symbol-bird = пташка
symbol-turtle = черепаха
symbol-butterfly = метелик

## The table

table-heading = Стіл
new-match-heading = Нова партія
turn-heading = Чий хід
scores-heading = Рахунок
rolling = Кубики котяться…
dice-wait = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}
dice-show = Кубики показують: { $faces }
prompt-roll = Кинь кубики.
prompt-roll_off = Кинь кубики. Починає найбільша сума.
prompt-type = Натисни те, що показують твої кубики.
keypad-heading = Що показують твої кубики
keypad-typed = { $count ->
    [0] Ще нічого не натиснуто.
   *[other] Натиснуто: { $faces }.
}
keypad-done = Взяти ці кубики
roll-off-heading = Починає найбільша сума
roll-off-starts = { $name } починає!
roll-off-tied = Нічия: кидайте ще раз
roll-off-not-yet = –
prompt-others = Зачекай, будь ласка. Зараз { $names-count ->
    [one] ходить
    [few] ходять
   *[many] ходять
} { $names }.
step-complete = Це повний хід. Натисни «Готово».
    .spoken = Вибери «Готово».
step-more = Це ще не все: натискай далі.
scores-lowest = Перемагає найменший рахунок
robot-thinks = { $name } думає
robot-rolls = { $name } зараз кине кубики
robot-held = { $name } чекає, доки ти натиснеш «Далі».
last-turn = Показати останній хід ще раз: { $name }
robots-turn = Зараз ходить { $name }.
announce-turn = { $name }: { $prompt }
announce-taken-back = Забрано назад: { $what }
announce-again = Зіграно знову: { $what }
announce-places = { $more ->
    [0] Можна вибрати: { $places }.
   *[other] Можна вибрати: { $places } і ще { $more }.
}
announce-more = Ще: W.
announce-words = Натисни ще на>Вибери ще;Натисни на>Вибери;Натисни>Вибери;натисни ще на>вибери ще;натисни на>вибери;обидва й на>обидва й;потім на її>потім її;Або лише на>Або лише;натискай далі>вибери ще
announce-score = { $name }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}.
announce-score-words = { $name }: { $words }, { $more }.
keys-heading = Клавіші
keys-tab = Tab: до наступної кнопки
keys-arrows = Стрілки: ходити по полю
keys-ends = Home і End: перше й останнє місце
keys-usable = Page Down і Page Up: наступне можливе місце
keys-tap = Enter або пробіл: натиснути
keys-escape = Escape: закрити або скасувати
keys-number = Число: перейти на його місце
keys-roll = R: кинути або повторити
keys-undo = U: назад
keys-hint = H: підказка
keys-chances = C: шанси
keys-thousand = T: 1000 партій звідси
keys-score = S: почути рахунок
keys-now = W: почути, що можна зробити і що сталося
keys-rules = I: правила
roll = Кинути
pass = Пропуск
confirm = Готово
cancel = Скасувати
undo = Назад
redo = Повтор
result = Результат
new = Нова партія
new-short = Нова
stop = Стоп
go-on = Далі
take-back-heading = Забрати кидок назад?
take-back-about = Кубики знову впадуть так само. В історії буде видно, що кидок забрали назад.
take-back-robot-heading = Забрати свій хід назад?
take-back-robot-about = Робот теж забере свій хід назад. Це буде видно в історії.
take-back-do = Забрати назад
take-back-leave = Лишити кидок
new-heading = Почати нову партію?
new-about = Ця партія лишиться у твоєму списку. Її можна дограти потім.
new-do = Нова партія
new-leave = Грати тут далі
conflict-heading = Цю партію грали далі в іншому вікні
conflict-about = Можна взяти те, що зіграно там. Або лиши обидві: те, що бачиш тут, стане другою партією.
conflict-take = Взяти партію з іншого вікна
conflict-copy = Лишити обидві

## The log

log-heading = Історія
log-button = Історія
log-empty = Ще нічого не відбулося.
passed = { $name } пропускає хід.
    .brief = { "" }
match_over = Партію закінчено.
remark-take-back = Тут кидок забрали назад.
remark-hint = Тут була підказка.

## Looking back

past-heading = Що було раніше
past-where = Раніше в цій партії
past-beginning = Ще нічого не зіграно.
past-leave = Назад до партії
past-left = Ти знову в партії.
replay = Огляд
replay-back = Крок назад
replay-play = Пуск
replay-pause = Пауза
replay-forward = Крок уперед
replay-speed = { $speed ->
    [slow] Швидкість: повільно
    [fast] Швидкість: швидко
   *[normal] Швидкість: звичайно
}
replay-position = Місце в партії
replay-position-value = крок { $number } з { $last }

## The result

result-winners = { $count ->
    [one] { $winners } перемагає!
    [few] Спільна перемога: { $winners }!
   *[many] Спільна перемога: { $winners }!
}
result-alone = { $points ->
    [one] { $name } має { $points } бал!
    [few] { $name } має { $points } бали!
   *[many] { $name } має { $points } балів!
}
result-won = Перемога
score-points = = { $points }
score-sum = { $points }
score-total = Разом
again = Грати ще раз
again-first = Гравці міняються місцями.
again-outside = Ця партія не рахується для твого класу.
see-board = До поля

## Hints: what a move gains, as parts of a list

hint-points = { $points ->
    [one] дає ще { $points } бал
    [few] дає ще { $points } бали
   *[many] дає ще { $points } балів
}

## Hints and robots

hints-ask = Підказка
hints-heading = Вдалі ходи
# The first step: a region of the board. The button below it shows the moves.
hints-region = Спочатку глянь сюди
hints-more = Покажи вдалі ходи
hints-as_good = Так само добре
hints-choice = Підказки
hints-choice-value = { $value ->
    [off] Без підказок
   *[on] Дозволено
}
hints-choice-about = Можна питати про вдалі ходи. В історії буде видно, коли саме.
settings-seats = Хто грає?
seat-rename = Змінити ім’я
seat-person = Далі грає людина
seat-do = OK
seat-robot = Далі грає робот
seat-other-robot = Далі грає інший робот
seat-leave = Лишити, як є
decided-heading = Чи був кращий хід?
decided-looking = Переглядаємо твої ходи
decided-failed = Rollbook не зміг переглянути твої ходи. Спробуй ще раз.
decided-nothing = Великих помилок немає. Гарно зіграно!
decided-played = Зіграно:
decided-better = Краще:
decided-try = Спробувати

## A match that was sent

shared-heading = Партія для тебе
shared-seats = Гравці: { $names }
shared-option = { $option } { $value }
shared-about = На цьому пристрої вона стане окремою партією. Інші твої партії не зміняться.
shared-keep = Відкрити цю партію

## What cannot be done

problem-heading = Не вийшло
problem-defect = Щось зламалося в самому Rollbook. Твої партії збережено. Онови сторінку. Якщо це повториться, глянь у «Про Rollbook». ({ $detail })
problem-no-such-page = За цією адресою нічого немає. Натисни «Ігри».
problem-no-such-match = На цьому пристрої немає партії з такою адресою. Партії лишаються на тому пристрої, де їх грали. Натисни «Ігри».
problem-no-match-open = На столі немає партії. Натисни «Ігри».
problem-damaged-link = Це посилання зіпсоване: частина зникла або змінилася. Попроси його ще раз.

problem-part-missing = Ця частина Rollbook не завантажилася. Спробуй ще раз.
