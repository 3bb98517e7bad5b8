# The words that the rules' pages of all games share. Each game's rules stand in a file of their own: a line is a paragraph.

rules = Kurallar
rules-heading = { $game }: kurallar
rules-to-match = Maça dön
rules-play = Oyna
rules-waiting = Birazdan burada olacak.
chances-in-all = Toplam { $of } atış
