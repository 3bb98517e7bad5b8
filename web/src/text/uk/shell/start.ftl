# Запуск і те, що зберігається для роботи без інтернету.

## What the browser does to what is kept

offline-failed = Без інтернету ще не працює. Rollbook сам спробує знову.
new-version-incomplete = Нова версія ще не вся тут. Грай далі й спробуй пізніше.
kept-cleared = Браузер видалив те, що Rollbook тут зберігав. Збережені партії могли зникнути. Додай їх знову зі своїх файлів на сторінці «Партії».
engine-not-started = Гра не запустилася. Твої партії збережено.
engine-failed-cleared = Гра не запустилася. Онови сторінку.

## The start

start-up-loading = Завантажуємо…
start-up-share = { $percent }%
engine-thinks = Це триває довше, ніж завжди. Зачекай трохи, будь ласка.
early-tap = Бачу! Одну мить, будь ласка.
early-lost = Партія вже пішла далі. Натисни ще раз, будь ласка.

## Where these words cannot be read: plain text alone, which becomes part of the start's script

wordless-loading = Rollbook ще завантажується.
wordless-broken = Частина Rollbook не завантажилася.
wordless-again = Спробуй ще раз.
wordless-too-old = Для Rollbook потрібен новіший браузер: Safari чи iPadOS 16.4, Chrome чи Edge 111, Firefox 121 або новіші.
wordless-no-script = Для Rollbook потрібен JavaScript, а тут він не працює. На iPad у файлі він не працює. Відкрий вебадресу Rollbook.

## Why a file did not come or did not work; these words become part of the start's script too

cause-offline = Немає зв’язку з Rollbook. Перевір інтернет і спробуй ще раз.
cause-memory = На пристрої замало вільної пам’яті. Закрий інші вкладки й програми та спробуй ще раз.

## About

settings-about = Rollbook { $release }, збірка { $version }.
settings-licences = Ліцензії та подяки
