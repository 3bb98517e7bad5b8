# Roll Out für Lehrkräfte: Aufgaben, Unterrichtsentwurf.

paper-roll_out-boards = Die Reihen, zwei auf einer Seite

desk-roll_out-teaches = Zahlen bis 9 und ihre Summen. Wahrscheinlichkeit: weiter oder aufhören?
desk-roll_out-age = ab 7
desk-roll_out-time = 30 Minuten
desk-roll_out-aim =
    Die Kinder zerlegen eine Summe in ihre Würfel und setzen sie zusammen.
    Sie zählen alle Möglichkeiten der Reihe nach auf.
    Sie schätzen ein Risiko ein, bevor sie es eingehen.
desk-roll_out-words = Summand, Summe, Pasch, möglich, unmöglich, Risiko
desk-roll_out-material =
    Für jedes Paar ein Tablet. Oder ein gedrucktes Blatt, zwei Würfel und für jedes Kind neun Steine mit zwei Seiten.
desk-roll_out-steps =
    5: Erklären: jeder Würfel einzeln oder die Summe; aufhören oder weiterwürfeln. Einen Zug am Beamer spielen.
    3: Gemeinsam: alle Möglichkeiten, 2 und 5 zu nutzen.
    15: Zu zweit spielen.
    3: Hände hoch: Wer hat zu oft weitergewürfelt? Wer hat zu früh aufgehört?
    4: Die Fragen unten besprechen.
desk-roll_out-questions =
    Welche ersten Würfe passen nicht? | Keine: { $first_roll } von { $throws } passen.
    Bei wie vielen Steinen in der Mitte hörst du auf? | Darauf gibt es nicht nur eine Antwort: Passen nur wenige Würfe oder ist viel zu verlieren, spricht das fürs Aufhören.
    Wann drehst du einen Stein deines Gegenübers um? | Wenn ein Würfel zu keinem eigenen Stein passt oder wenn es dein Gegenüber aufhält.
    Warum wird es mit zwei Steinen leichter? | Ein Würfel genügt. Sind 1 und 2 übrig, passen { $low_left } von { $throws } Würfen, wenn nichts umzudrehen ist.
desk-roll_out-support =
    Die Würfel erst einzeln neben die passenden Steine legen, dann beide neben den Stein mit der Summe.
desk-roll_out-further =
    Die Paare zählen, wie oft das Weiterwürfeln gut ging. Sie vergleichen das mit der Wahrscheinlichkeit.
    Die Aufgaben „Alle Möglichkeiten“ ausdrucken.

desk-roll_out-stop_or_go = Aufhören oder weiter?
desk-roll_out-stop_or_go-age = 10 bis 12
desk-roll_out-stop_or_go-time = 45 Minuten
desk-roll_out-stop_or_go-aim =
    Die Kinder zählen die Ergebnisse, die passen.
    Sie vergleichen Wahrscheinlichkeit und Häufigkeit.
    Sie stellen eine Regel auf und prüfen sie.
desk-roll_out-stop_or_go-words = Ergebnis, Wahrscheinlichkeit, Häufigkeit, Bruch, Risiko, Entscheidung
desk-roll_out-stop_or_go-material =
    Für jedes Paar die Würfeltafel und die Strichliste (Seite 2). Zwei Würfel. Ein Tablet.
desk-roll_out-stop_or_go-steps =
    6: Die Lage: 7, 8 und 9 liegen vorn, die anderen in der Mitte. Beim Gegenüber ist nichts umzudrehen.
    10: In der Würfeltafel alle Würfe anmalen, die passen.
    12: { $throws }-mal würfeln und Striche machen. Mit der Würfeltafel vergleichen.
    10: Eine Regel fürs Aufhören aufschreiben. Sie in einer Partie gegen den Roboter prüfen.
    7: Die Fragen unten besprechen.
desk-roll_out-stop_or_go-questions =
    Wie viele Würfe passen? | { $three_sum } = { $three_left } von { $throws }.
    Würdest du weiterwürfeln? | Bei { $three_lost } von { $throws } Würfen kommt alles aus der Mitte zurück. Aufhören ist besser.
    8 und 9 sind übrig, ein Würfel genügt. Warum passen nur { $two_left } Würfe? | Kein Würfel zeigt 8 oder 9. Nur Summen tun es: { $two_sum }.
    Passten beim Ausprobieren genau { $three_left } Würfe? | Selten genau so viele, aber meist ungefähr.
desk-roll_out-stop_or_go-support =
    Erst die Würfe anmalen, die 7 ergeben, dann 8, dann 9.
desk-roll_out-stop_or_go-further =
    Nur die 1 ist übrig: { $last_one } von { $throws } Würfen passen. Warum mehr als bei der 7, die { $last_seven } hat?

desk-roll_out-chances-questions =
    Welcher Stein ist am Anfang am leichtesten zu nutzen? | { $first_most }, mit { $first_most_ways } von { $first_of } Würfen.
    Warum ist die 7 schwerer zu nutzen als die 6? | Eine 6 zeigt schon ein Würfel. Für die 7 braucht man beide: { $first_7 } von { $first_of } Würfen.
    Nur die 9 ist noch da. Wie viele Würfe nützen nichts? | { $left_9 } von { $left_of }.
