# Rollbook як один файл (rollbook.html), що відкривається без сервера.

offline-inside = ✓ Rollbook — це файл на цьому пристрої. Інтернет йому не потрібен.
share-no-link = Тут Rollbook — це файл, тому посилання немає. Збережи файл партії й передай його.
my-result-no-link = Тут Rollbook — це файл, тому посилання немає. Збережи файл для вчителя.
my-result-text = Твій результат як текст
my-result-text-about = Скопіюй цей текст і передай учителю.
my-result-text-copied = Текст скопійовано.
