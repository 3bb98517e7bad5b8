# Selbst rechnen.

work-choice = Wer rechnet?
work-choice-value = { $value ->
    [self] Selbst rechnen
   *[page] Rollbook hilft
}
work-choice-about = { $value ->
    [self] Du rechnest selbst. Nichts leuchtet auf. Was nicht stimmt, wird erklärt.
   *[page] Rollbook rechnet und zeigt, was passt.
}
work-answers = Was ergeben die Würfel?
work-open = ?
work-count = Diesen Punkt zählen
work-right = { $name }: { $right } von { $moves } sofort richtig
remark-work = Alle rechnen selbst.
refused-picks_incomplete = Das ist noch kein ganzer Zug: Tippe noch etwas an.
refused-answer_first = Rechne zuerst: Tippe an, was die Würfel ergeben.
refused-own_again = Nicht { $answer }. Zähle noch einmal.
refused-own_near = Ganz nah dran, aber nicht { $answer }. Zähle noch einmal.
refused-own_look_again = Es geht doch etwas. Rechne noch einmal und schau genau.
refused-own_count_dots = Zähle die Punkte auf den Würfeln.
refused-own_count_on = Fang bei { $first } an. Zähle { $more } weiter.
refused-own_tens = Leg zwei Würfel nebeneinander: { $tens } und { $ones } ergeben { $number }.
refused-own_sum = { $dice } ist { $total }. Schau, was passt.

## Das Regal

card-people = Freunde
card-robot = Roboter
card-play = Spielen
card-more = Mehr über { $game }
grown-ups = Für Erwachsene
card-change = Einrichten …
set-up-game = Das Spiel
set-up-table = Der Tisch
set-up-beginners = gut für das erste Mal

## Das erste Spiel, Schritt für Schritt

puzzles = Knobelaufgaben
learn = Zeig mal
learn-heading = Die erste Partie
learn-next = Weiter
learn-go = Weiterspielen
learn-leave = Lektion beenden
learn-confirm = Tippe auf „{ $confirm }“. Bis dahin kannst du noch etwas ändern.
learn-ring = Tippe auf den goldenen Ring.
learn-step = { $number } von { $steps }

## Wie das Spiel war

story-alone = Geschafft: eine ganze Partie allein!
story-shared = Unentschieden! Das habt ihr alle gut gemacht.
story-close = Das war knapp! Dicht dahinter: { $others }.
story-behind = Was für eine Wende! Lange vorn: { $others }. Am Ende vorn: { $winners }.
story-ahead = Meistens vorn: { $winners }. Nie aufgegeben: { $others }!

rules-contents = Inhalt

## What a robot is like, where a game has no robot-habit-GAME of its own

robot-habit = { $level ->
    [easy] Pünktchen macht oft Fehler.
    [medium] Rosti macht manchmal Fehler.
   *[hard] Ada denkt an alles.
}

## Another robot, after matches that were lost or won

result-robot = Jetzt gegen { $name } spielen
    .small = { $way ->
        [easier] leichter
       *[stronger] schwerer
    }
result-best = Dein Bestes:
result-own =
    { $words }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
result-short =
    Nur { $points ->
        [one] 1 Punkt hat
       *[other] { $points } Punkte haben
    } gefehlt.
result-over =
    Nur { $points ->
        [one] 1 Punkt war
       *[other] { $points } Punkte waren
    } zu viel.
result-more = Mehr
result-moments = Beste Momente
