# The words that the rules' pages of all games share. Each game's rules stand in a file of their own: a line is a paragraph.

rules = Regras
rules-heading = { $game }: regras
rules-to-match = Voltar à partida
rules-play = Jogar
rules-waiting = Só um momento: já vai aparecer.
chances-in-all = { $of } lançamentos no total
