# The words that the rules' pages of all games share. Each game's rules stand in a file of their own: a line is a paragraph.

rules = Rules
rules-heading = { $game }: rules
rules-to-match = Back to the match
rules-play = Play
rules-waiting = It will be here in a moment.
chances-in-all = { $of } rolls in all
