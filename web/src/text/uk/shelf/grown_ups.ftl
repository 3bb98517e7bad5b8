# Екрани для дорослих, як їх називають полиця й налаштування гри.

teacher-heading = Стіл учителя
lab-link = Лабораторія роботів
set-up-lab = Написати робота для цієї гри
for-class = Для класу
class-heading = Результати класу
statistics-heading = Статистика
about-heading = Про Rollbook
install = Встановити Rollbook
matches-files = Файли
