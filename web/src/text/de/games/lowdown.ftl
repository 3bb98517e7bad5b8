# Lowdown

lowdown-name = Lowdown
lowdown-about = Nimm eine Zahl und eine Farbe. Füll deine Gitter. Streich viele Punkte durch.
lowdown-first-seat = Das jüngste Kind fängt an. Tragt es als Kind 1 ein.

# Wie Farben und Linien heißen, wo immer von ihnen die Rede ist.
lowdown-say-red = Rot
lowdown-say-orange = Orange
lowdown-say-yellow = Gelb
lowdown-say-green = Grün
lowdown-say-blue = Blau
lowdown-say-purple = Lila
lowdown-say-row1 = Reihe 1
    .the = Reihe 1
    .in = in Reihe 1
lowdown-say-row2 = Reihe 2
    .the = Reihe 2
    .in = in Reihe 2
lowdown-say-row3 = Reihe 3
    .the = Reihe 3
    .in = in Reihe 3
lowdown-say-col1 = Spalte 1
    .the = Spalte 1
    .in = in Spalte 1
lowdown-say-col2 = Spalte 2
    .the = Spalte 2
    .in = in Spalte 2
lowdown-say-col3 = Spalte 3
    .the = Spalte 3
    .in = in Spalte 3
lowdown-say-diag1 = Diagonale von oben links
    .the = die Diagonale von oben links
    .in = in der Diagonale von oben links
lowdown-say-diag2 = Diagonale von unten links
    .the = die Diagonale von unten links
    .in = in der Diagonale von unten links
lowdown-say-within = { $what } in Gitter { $where }
    .the = { $what-the } in Gitter { $where }
    .in = { $what-in } von Gitter { $where }

## What to do now

lowdown-prompt-open = Tippe eine Zahl, eine Farbe und ein Feld an. Oder schau unter den Becher.
    .spoken = { $wilds ->
        [0] Wähle eine Zahl, eine Farbe und ein Feld.
       *[other] Wähle eine Zahl, eine Farbe oder einen Joker und ein Feld.
    } Oder schau unter den Becher.
    .brief = Wähle, oder schau unter den Becher.
lowdown-prompt-secret = Diese zwei sind für dich: { $numbers } und { $colours }. Tippe beide an, dann ein Feld.
lowdown-prompt-secret_or_wild = Diese zwei sind für dich: { $numbers } und { $colours }. Tippe beide und ein Feld an. Ein Joker geht auch.
lowdown-prompt-left = Jetzt du: Tippe eine Zahl, eine Farbe und ein Feld an.
    .spoken = { $wilds ->
        [0] Jetzt du: { $numbers } und { $colours }.
       *[other] Jetzt du: { $numbers } und { $colours }, oder ein Joker.
    }
lowdown-prompt-wild = Deine Farben passen in kein leeres Feld. Nimm einen Joker.
lowdown-prompt-wild_or_peek = Diese Farben passen nicht. Nimm einen Joker oder schau unter den Becher.
lowdown-prompt-black = Du kannst nichts schreiben. Wähle ein Feld, das schwarz wird.
lowdown-prompt-black_or_peek = Du kannst nichts schreiben. Schau unter den Becher oder mach ein Feld schwarz.
lowdown-prompt-cross = { $count ->
    [one] Streich die Linie durch: { $points } Punkte weniger!
   *[other] Streich eine Linie durch: bis zu { $points } Punkte weniger!
}
    .spoken = Streich eine Linie durch: { $lines }. Das sind { $count ->
        [one] { $points }
       *[other] bis zu { $points }
    } Punkte weniger.
lowdown-prompt-roll = Würfle zwei Zahlen und zwei Farben.
    .button = Würfeln
    .brief = Würfle.
lowdown-prompt-lift = Heb den Becher hoch. Du darfst auch seine zwei Würfel nehmen.
    .button = Becher hochheben
    .robot = { $name } hebt gleich den Becher hoch
    .brief = Heb den Becher hoch.
lowdown-prompt-lift_for_one = Heb den Becher hoch. { $other } muss die zwei Würfel darunter nehmen.
    .button = Becher hochheben
    .robot = { $name } hebt gleich den Becher hoch
    .brief = Heb den Becher hoch.
lowdown-step-number = Jetzt eine Zahl.
lowdown-step-colour = Jetzt eine Farbe.
    .spoken = { $wilds ->
        [0] Jetzt eine Farbe.
       *[other] Jetzt eine Farbe oder einen Joker.
    }
lowdown-step-box = Jetzt ein Feld für { $colour }.
lowdown-step-no_box = { $colour } passt in kein leeres Feld. Nimm einen Joker oder eine andere Farbe.
lowdown-step-any_box = Jetzt ein leeres Feld.
lowdown-step-wild = Hier passt { $takes }, nicht { $colour }. Nimm einen Joker oder ein Feld, das passt.
lowdown-step-only_wild = Hier passt nur { $takes }. Nimm einen Joker oder ein Feld, das passt.

## What happened

lowdown-open_dice = { $name } würfelt { $numbers }, dazu { $colours }.
lowdown-secret_dice = { $other } hebt den Becher hoch: { $number } und { $colour }.
lowdown-peeked = { $name } schaut unter den Becher.
    .do = Schau unter den Becher.
lowdown-wrote = { $name } schreibt { $number } mit { $colour }.
    .spoken = { $name } schreibt { $number } mit { $colour } in { $box }.
    .do = Schreib { $number } mit { $colour }.
    .brief = { $name } schreibt { $number } in { $box }.
lowdown-wrote_wild = { $name } schreibt { $number } mit einem Joker. Übrig: { $left }.
    .spoken = { $name } schreibt { $number } mit einem Joker in { $box }. Übrig: { $left }.
    .do = Schreib { $number } mit einem Joker.
    .brief = { $name }: Joker { $number }, { $box }.
lowdown-blacked_out = { $name } macht ein Feld schwarz.
    .spoken = { $name } macht { $box } schwarz.
    .do = Mach dieses Feld schwarz.
lowdown-set_aside = { $number } und { $colour } werden beiseitegelegt.
    .spoken = { "" }
lowdown-grid_filled = Gitter { $grid } von { $name } ist voll.
lowdown-last_turn = Das zweite Gitter ist voll! Nach diesem Zug ist Schluss.
    .brief = Nach diesem Zug ist Schluss.
lowdown-crossed = { $name } streicht { $numbers } durch: { $points } Punkte weniger!
    .spoken = { $name } streicht { $line-the } durch ({ $numbers }): { $points } Punkte weniger!
    .do = Streich { $numbers } durch.
    .brief = { $name } streicht { $line-the } durch.
lowdown-done = { $name } streicht nichts mehr durch.
    .do = Streich nichts mehr durch.
    .brief = { "" }

## Hints

hint-lowdown-look = Schau in Gitter { $grid }. Dort ist ein guter Platz.
hint-lowdown-completes = macht eine Linie voll: { $points } Punkte weniger
    .spoken = macht { $line-the } voll: { $points } Punkte weniger
hint-lowdown-prepares = dann passt zu einer Linie noch: { $numbers }
    .spoken = dann passt noch { $line-in }: { $numbers }
hint-lowdown-adds = { $points ->
    [one] kostet nur 1 Punkt
   *[other] kostet nur { $points } Punkte
}
hint-lowdown-wild = braucht einen Joker, { $left } übrig
hint-lowdown-crosses = { $points } Punkte weniger
hint-lowdown-done = spart diese Zahlen für später auf
hint-lowdown-peek = hofft auf bessere Würfel unter dem Becher
hint-lowdown-black = stört die wenigsten Linien

## The score

lowdown-score-grid = Gitter { $grid }
    .figures = { $numbers }
lowdown-score-blackouts = Schwarze Felder
    .figures = { $count } × { $each } Punkte
lowdown-ended-two_grids = Zwei volle Gitter bei { $others }. Wer die wenigsten Punkte hat, gewinnt.
    .brief = Zwei volle Gitter: Wer die wenigsten Punkte hat, gewinnt.

### Board

lowdown-board = Die Gitter von { $name }: Mit den Pfeiltasten geht es von Feld zu Feld
lowdown-sheet = Die Tafel von { $name }
lowdown-look = { $name }, Joker übrig: { $wilds }. Diese Tafel ansehen
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
lowdown-die-aside = { $face }: beiseitegelegt
lowdown-aside = Beiseite
lowdown-cup = Der Becher von { $name }
lowdown-peek = Unter den Becher von { $name } schauen
lowdown-peek-short = Schauen
lowdown-crossing = Linien, die du durchstreichen kannst
lowdown-line = { $line } durchstreichen:
lowdown-done-short = Nichts streichen
lowdown-gain = { $points } weniger

## Why not

refused-lowdown-box_filled = Dieses Feld ist schon voll. Wähle ein leeres.
refused-lowdown-box_no_colour = Hier passt nur { $takes }. Du hast { $colours } und keinen Joker. Such ein Feld, das passt.
refused-lowdown-box_other_colour = Hier passt { $takes }, nicht { $colour }. Such ein Feld, das passt.
refused-lowdown-colour_needed = Nenne auch den Farbwürfel, etwa „wild 5 red B4“.
refused-lowdown-colour_not_open = { $colour } liegt nicht da. Du kannst nehmen: { $colours }.
refused-lowdown-cup_lifted = Der Becher ist schon oben. Nimm seine beiden Würfel.
refused-lowdown-line_crossed = Diese Linie ist schon durchgestrichen. Nimm eine ohne Strich.
refused-lowdown-line_not_written = In dieser Linie stehen keine drei Zahlen. Nimm eine mit drei Zahlen.
refused-lowdown-line_shares_box = Ein Feld dieser Linie ist schon durchgestrichen. Nimm eine Linie ohne Strich.
refused-lowdown-line_total = Das macht { $total }. Nimm eine Linie mit 10 oder drei gleichen Zahlen.
refused-lowdown-no_box_for_colour = { $colour } passt in kein leeres Feld. Nimm eine andere Farbe.
refused-lowdown-no_colour_needed = Das geht ohne Farbe. Lass sie weg.
refused-lowdown-no_wild_left = Du hast keinen Joker mehr. Nimm eine Farbe.
refused-lowdown-not_stuck = Ein Feld wird nur schwarz, wenn sonst nichts geht. Schreib eine Zahl.
refused-lowdown-number_not_open = Eine { $number } liegt nicht da. Du kannst nehmen: { $numbers }.
refused-lowdown-only_active_peeks = Schauen darf nur, wer dran ist. Nimm eine Zahl und eine Farbe.
refused-lowdown-only_blackout = Du kannst nichts schreiben. Wähle ein leeres Feld: Es wird schwarz.
refused-lowdown-write_first = Schreib zuerst eine Zahl. Streich dann Linien durch.
refused-lowdown-written_already = Du hast schon geschrieben. Streich eine Linie durch oder tippe auf „Nichts streichen“.

## What a class has missed

lowdown-asked_line = Eine volle Linie: { $sum } = { $total }
lowdown-asked_box = Ein Feld für { $colour }
lowdown-asked_none = Wenn keine Farbe passt
