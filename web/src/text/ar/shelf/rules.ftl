# The words that the rules' pages of all games share. Each game's rules stand in a file of their own: a line is a paragraph.

rules = القواعد
rules-heading = { $game }: القواعد
rules-to-match = عودة إلى المباراة
rules-play = العب
rules-waiting = ستظهر هنا بعد لحظة.
chances-in-all = مجموع الرميات: { $of }
