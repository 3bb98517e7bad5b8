# Lowdown

lowdown-name = Lowdown
lowdown-about = Nimm eine Zahl und eine Farbe von den Würfeln, fülle deine Gitter und streich so viele Punkte durch, wie du kannst.
lowdown-first-seat = Wer am jüngsten ist, fängt an: Tragt das jüngste Kind als Person 1 ein.

# Wie Farben und Linien heißen, wo immer von ihnen die Rede ist.
lowdown-say-red = Rot
lowdown-say-orange = Orange
lowdown-say-yellow = Gelb
lowdown-say-green = Grün
lowdown-say-blue = Blau
lowdown-say-purple = Lila
lowdown-say-row1 = Reihe 1
lowdown-say-row2 = Reihe 2
lowdown-say-row3 = Reihe 3
lowdown-say-col1 = Spalte 1
lowdown-say-col2 = Spalte 2
lowdown-say-col3 = Spalte 3
lowdown-say-diag1 = Diagonale abwärts
lowdown-say-diag2 = Diagonale aufwärts

## What to do now

lowdown-prompt-open = Nimm eine Zahl, eine Farbe und ein Feld, zu dem sie passt, oder schau unter den Becher.
lowdown-prompt-secret = Schreib jetzt mit diesen beiden: { $numbers } und { $colours }.
lowdown-prompt-left = Nimm von den vier übrigen Würfeln eine Zahl und eine Farbe, dazu ein Feld.
lowdown-prompt-wild = Deine Farben passen in kein leeres Feld: Schreib mit einem Joker.
lowdown-prompt-wild_or_peek = Diese Farben passen in kein leeres Feld: Schreib mit einem Joker oder schau unter den Becher.
lowdown-prompt-black = Du kannst nichts schreiben: Mach ein leeres Feld schwarz.
lowdown-prompt-black_or_peek = Du kannst nichts schreiben: Schau unter den Becher, oder nimm zwei Würfel und mach ein leeres Feld schwarz.
lowdown-prompt-cross = Streich eine Linie durch oder mach ohne weiter.

## What happened

lowdown-open_dice = { $name } würfelt { $numbers }, dazu { $colours }.
lowdown-secret_dice = { $other } hebt den Becher: { $number } und { $colour }.
lowdown-peeked = { $name } schaut unter den Becher.
lowdown-wrote = { $name } schreibt { $number } mit { $colour } in { $box }.
lowdown-wrote_wild = { $name } schreibt { $number } mit einem Joker in { $box }; übrig: { $left }.
lowdown-blacked_out = { $name } macht { $box } schwarz.
lowdown-set_aside = { $number } und { $colour } kommen zur Seite.
lowdown-grid_filled = Gitter { $grid } ist voll.
lowdown-last_turn = Das zweite Gitter ist voll: Das ist der letzte Zug.
lowdown-crossed = { $name } streicht eine Linie durch, Gitter { $line } ({ $numbers }): { $points } Punkte weniger.
lowdown-done = { $name } macht weiter.

## Hints

hint-lowdown-completes = macht eine Linie voll ({ $line }): { $points } Punkte können weg
hint-lowdown-prepares = macht eine Linie ({ $line }) bereit für { $numbers }
hint-lowdown-adds = { $points ->
    [one] kostet nur 1 Punkt
   *[other] kostet nur { $points } Punkte
}
hint-lowdown-wild = braucht einen Joker, { $left } übrig
hint-lowdown-crosses = { $points } Punkte weniger
hint-lowdown-done = spart diese Zahlen für eine bessere Linie auf
hint-lowdown-peek = hofft auf bessere Würfel unter dem Becher
hint-lowdown-black = verdirbt die wenigsten Linien

## The score

lowdown-score-grid = Gitter { $grid }
    .figures = { $numbers }
lowdown-score-blackouts = Schwarze Felder
    .figures = { $count } × { $each } Punkte
lowdown-ended-two_grids = Zwei volle Gitter bei { $others }: Die wenigsten Punkte gewinnen.

### Board

lowdown-board = Die Gitter von { $name }: Mit den Pfeiltasten geht es von Feld zu Feld
lowdown-sheet = Die Tafel von { $name }
lowdown-look = { $name }, noch { $wilds } Joker. Diese Tafel ansehen
lowdown-box-empty = { $box }, { $colours }: leer
lowdown-box-open = { $box }, { $colours }: kannst du wählen
lowdown-box-picked = { $box }, { $colours }: gewählt
lowdown-box-number = { $box }: { $number }
lowdown-box-crossed = { $box }: { $number }, durchgestrichen
lowdown-box-black = { $box }: schwarz
lowdown-wild = Joker
lowdown-wilds = Mit einem Joker in ein beliebiges Feld schreiben: noch { $left } von { $wilds }
lowdown-dice = Die Würfel
lowdown-die = { $face }
lowdown-die-take = { $face }: diesen Würfel nehmen
lowdown-die-aside = { $face }: zur Seite gelegt
lowdown-aside = Beiseite
lowdown-cup = Der Becher von { $name }
lowdown-peek = Unter den Becher von { $name } schauen
lowdown-peek-short = Gucken
lowdown-crossing = Linien, die du durchstreichen kannst
lowdown-line = Linie durchstreichen, Gitter { $line }:
lowdown-done-short = Weiter

## Why not

refused-lowdown-box_filled = Feld { $box } ist schon gefüllt.
refused-lowdown-box_no_colour = In Feld { $box } passt { $takes }; du hast { $colours } und keinen Joker mehr.
refused-lowdown-box_other_colour = In Feld { $box } passt { $takes }, nicht { $colour }.
refused-lowdown-colour_needed = Du bist dran, also nenne auch die Farbe, die du zur Seite legst, etwa „wild 5 red B4“ oder „black 5 red A1“.
refused-lowdown-colour_not_open = { $colour } kannst du nicht nehmen: Du hast { $colours }.
refused-lowdown-cup_lifted = Der Becher ist schon offen, und seine beiden Würfel müssen genommen werden.
refused-lowdown-line_crossed = Gitter { $line }: Diese Linie ist schon durchgestrichen.
refused-lowdown-line_not_written = Gitter { $line }: Hier steht nicht in allen drei Feldern eine Zahl.
refused-lowdown-line_shares_box = Gitter { $line }: Diese Linie hat ein Feld mit einer durchgestrichenen Linie gemeinsam.
refused-lowdown-line_total = Gitter { $line }: Hier stehen { $numbers }, zusammen { $total }: Durchstreichen darfst du drei gleiche Zahlen oder zusammen 10.
refused-lowdown-no_box_for_colour = { $colour } passt in keins deiner leeren Felder.
refused-lowdown-no_colour_needed = Ein Joker oder ein schwarzes Feld braucht hier keine Farbe: Nur wer dran ist, legt eine zur Seite.
refused-lowdown-no_wild_left = Deine Joker sind aufgebraucht.
refused-lowdown-not_stuck = Ein Feld wird nur schwarz, wenn du weder schreiben noch einen Joker nehmen kannst.
refused-lowdown-number_not_open = Eine { $number } kannst du nicht nehmen: Du hast { $numbers }.
refused-lowdown-only_active_peeks = Nur wer dran ist, darf unter den Becher schauen.
refused-lowdown-only_blackout = Du kannst nichts schreiben und hast keinen Joker mehr: Wähle ein leeres Feld, das schwarz wird.
refused-lowdown-write_first = Durchgestrichen wird nach dem Schreiben: Nimm erst eine Zahl und eine Farbe.
refused-lowdown-written_already = Du hast in diesem Zug schon ein Feld gefüllt: Streich eine Linie durch oder mach weiter.
