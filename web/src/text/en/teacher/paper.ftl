# The printed pages: boards, rules, certificates. Their words about each game stand in desk_GAME.ftl.

paper = Print
paper-heading = On paper: { $game }
paper-what = What do you want to print?
paper-rules = The rules on one page
paper-print = Print
paper-sheets = { $count ->
    [one] 1 sheet, for A4 and Letter, without colours.
   *[other] { $count } sheets, for A4 and Letter, without colours.
}
paper-preview = Preview of the sheets
paper-board = The board
paper-name = Name
paper-points = Points
paper-certificate = Certificate
paper-certificate-heading = Certificate of a match
paper-certificate-about = Names, scores and the board at the end, to take home.
paper-certificate-make = Make a certificate
paper-certificate-none = No match on this tablet is finished yet. Play one to its end first.
paper-certificate-of = Of which match?
paper-certificate-signed = Signature
paper-chances = Chances on one page
paper-chances-heading = Chances: { $game }
