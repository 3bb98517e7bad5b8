# Słowa wspólne dla stron z zasadami wszystkich gier.

rules = Zasady
rules-heading = { $game }: zasady
rules-to-match = Wróć do partii
rules-play = Graj
rules-waiting = Zaraz się pojawi.
chances-in-all = razem { $of } rzutów
