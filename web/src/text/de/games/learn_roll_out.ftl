roll_out-card-time = Ab 7 Jahren · etwa 15 Minuten
roll_out-card-hard = In einer Runde gelernt
roll_out-card-learns = Übt: Summen bis 9, Risiko, Zufall
roll_out-prompt-own_both = Nutze beide Würfel oder ihre Summe. Geht das nicht? Tippe auf „Aussetzen“.
roll_out-prompt-own_few = Nutze einen Würfel, beide oder ihre Summe. Geht das nicht? Tippe auf „Aussetzen“.
roll_out-own_rolled = { $name } würfelt { $first } und { $second }.
refused-roll_out-own_number = { $dice } ist { $total }. Auf diesem Stein steht { $number }. Such einen Stein, der passt. Keiner da? Tippe auf „Aussetzen“.

roll_out-lesson-start = Bring alle neun Steine hinaus. Tippe auf „Würfeln“.
roll_out-lesson-wrong = Du hast 3 und 4. Tippe mal auf die 5.
roll_out-lesson-both = 5 passt nicht. Bring 4 und 3 in die Mitte.
roll_out-lesson-on = Sie sind noch nicht sicher. Trau dich: Würfle weiter!
roll_out-lesson-again = Tippe auf „Würfeln“.
roll_out-lesson-sum = 2 und 6 sind 8. Ein Stein für beide Würfel!
roll_out-lesson-stop = Drei liegen in der Mitte. Hör auf, dann sind sie sicher.
roll_out-lesson-robot = Jetzt würfelt der Roboter. Achte auf deine 5.
roll_out-lesson-third = Der Roboter hat deine 5 umgedreht. Eine 5 dreht sie zurück. Würfle.
roll_out-lesson-up = Dreh deine 5 zurück. Bring die 1 in die Mitte.
roll_out-lesson-brave = Deine 1 ist in Gefahr. Trau dich noch einmal: Würfle!
roll_out-lesson-risk = Beide Würfel müssen passen, oder ihre Summe. Tippe auf „Würfeln“.
roll_out-lesson-out = Kein Stein passt zur 4 oder zur 10. Tippe auf „Aussetzen“.
roll_out-lesson-back = Roll Out: Deine 1 liegt wieder vor dir. Deine 5 bleibt zurückgedreht.
roll_out-lesson-double = Zwei Fünfen sind zwei Züge: erst zurückdrehen, dann in die Mitte.
roll_out-lesson-must = Nutze jeden Wurf, der passt. Dann hör auf oder würfle weiter.
roll_out-lesson-few = Nur noch einer oder zwei vor dir? Dann reicht ein Würfel.
roll_out-lesson-end = Kein Stein mehr vor dir? Du gewinnst sofort. Spiel jetzt weiter!

alas-roll_out-rolled_out = Alles kommt zurück!

## What a robot is like

robot-habit-roll_out = { $level ->
    [easy] Pünktchen würfelt oft einmal zu viel.
    [medium] Rosti hört oft sehr früh auf.
   *[hard] Ada denkt an alles.
}

## Why a match was won

why-roll_out-rolled_out =
    { $others } hatte { $count ->
        [one] einen Roll Out
       *[other] { $count } Roll Outs
    } mehr als { $winners }.
why-roll_out-stopped =
    { $winners } hat { $count ->
        [one] einmal
       *[other] { $count }-mal
    } mehr rechtzeitig aufgehört.
moment-roll_out-stopped =
    { $count ->
        [one] Ein Stein
       *[other] { $count } Steine
    } in einem Zug hinaus!
