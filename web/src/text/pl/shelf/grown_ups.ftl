# Ekrany dla dorosłych, tak jak nazywają je półka i przygotowanie gry. Ich własne słowa stoją gdzie indziej.

teacher-heading = Biurko nauczyciela
lab-link = Pracownia robotów
set-up-lab = Napisz robota do tej gry
for-class = Dla klasy
class-heading = Wyniki klasy
statistics-heading = Statystyki
about-heading = O programie Rollbook
install = Zainstaluj Rollbook
matches-files = Pliki
