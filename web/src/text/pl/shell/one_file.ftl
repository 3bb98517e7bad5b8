# Rollbook jako jeden plik (rollbook.html), który otwiera się bez serwera.

offline-inside = ✓ Rollbook jest plikiem na tym urządzeniu. Działa bez internetu.
share-no-link = Rollbook jest tu plikiem, więc nie ma linku. Zapisz plik i podaj go dalej.
my-result-no-link = Rollbook jest tu plikiem, więc nie ma linku. Zapisz plik dla nauczyciela.
my-result-text = Twój wynik jako tekst
my-result-text-about = Skopiuj ten tekst i przekaż go nauczycielowi.
my-result-text-copied = Tekst jest skopiowany.
