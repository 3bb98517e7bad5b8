# Die Regeln von Roll Out: eine Zeile ist ein Absatz, ein Schritt („1.“) oder ein Punkt („•“).

rules-roll_out-aim =
    Ihr habt beide neun Steine vor euch, von 1 bis 9. Die Farbe ist oben. Wer zuerst alle los ist, gewinnt.
    .heading = Worum es geht

rules-roll_out-roll =
    Am Anfang würfelt ihr beide einmal. Wer mehr hat, fängt an. Gleich viel? Dann würfelt ihr noch einmal.
    Würfle mit beiden Würfeln. Du musst beide nehmen: jeden einmal oder ihre Summe einmal. Mit jeder Zahl tust du eins davon:
    • Bring deinen Stein mit der Zahl in die Mitte.
    • Dreh den fremden Stein mit der Zahl auf Weiß.
    • Dreh deinen weißen Stein mit der Zahl zurück.
    Zwei gleiche Würfel geben dir die Zahl zweimal. Tu zwei Dinge damit, oder nimm die Summe.
    .heading = Die Würfel benutzen

rules-roll_out-picture-use = Ada hat 2 und 5. Ihre 5 geht in die Mitte. Mit der 2 bringt sie ihre 2 in die Mitte. Oder sie dreht Bens 2 um. Auch die 7 allein geht.
rules-roll_out-picture-doubles = Zwei Sechsen: Kein Stein hat die 12. Ada bringt ihre 6 in die Mitte. Und sie dreht Bens 6 um.

rules-roll_out-decide =
    Du hast beide Würfel benutzt. Jetzt hast du die Wahl:
    • Hör auf: Deine Steine in der Mitte sind sicher. Sie sind für immer draußen. Jetzt ist dein Gegenüber dran. Aufhören darfst du auch, wenn in der Mitte nichts liegt.
    • Würfle weiter, so oft du willst. Du kannst noch mehr Steine in die Mitte bringen. Geht ein Wurf nicht, kommen alle zurück vor dich.
    .heading = Aufhören oder weiterwürfeln?

rules-roll_out-picture-decide = Ada hat die 5 in der Mitte. Bens 2 hat sie umgedreht. Sie kann mit der 5 aufhören oder weiterwürfeln.
rules-roll_out-picture-stopped = Sie hat noch 4 und 6 in die Mitte gebracht. Dann hat sie aufgehört: 3 Steine sind sicher.

rules-roll_out-roll_out =
    Kannst du nicht beide Würfel nehmen? Dann heißt es: Roll Out.
    • Deine Steine aus der Mitte kommen wieder vor dich, die Farbe oben.
    • Was du umgedreht hast, bleibt so. Was du zurückgedreht hast, auch.
    • Der letzte Wurf gilt nicht.
    • Dein Gegenüber ist dran.
    .heading = Roll Out

rules-roll_out-picture-no_use = Ada hat 5 und 6 in der Mitte. Bens 6 ist weiß. Zwei Sechsen: Damit kann sie nichts tun.
rules-roll_out-picture-rolled_out = Roll Out: Adas 5 und 6 sind wieder da. Bens 6 bleibt weiß.

rules-roll_out-flip =
    Ein weißer Stein kann nicht in die Mitte.
    • Du brauchst seine Zahl zweimal. Erst drehst du ihn zurück, dann kommt er in die Mitte. Zwei gleiche Würfel schaffen beides.
    • Dein Gegenüber dreht deine Steine nur auf Weiß, nie zurück.
    • Niemand dreht die eigenen auf Weiß.
    .heading = Weiße Steine

rules-roll_out-picture-white = Ben hat 2 und 5, aber seine 2 ist weiß. Er kann sie zurückdrehen und die 5 in die Mitte bringen. Oder er nimmt die 7.

rules-roll_out-few_left =
    Schau vor dem Wurf auf deine Reihe. Sind es nur noch ein oder zwei Steine, reicht ein Würfel.
    • Du darfst auch beide nehmen oder die Summe.
    • Steine in der Mitte oder draußen zählen hier nicht.
    .heading = Nur noch einer oder zwei

rules-roll_out-picture-few_left = Ada hat nur noch zwei vor sich. Sie würfelt zwei Sechsen. Mit einer kann sie Bens 6 umdrehen. Das reicht.

rules-roll_out-end =
    Kommt dein letzter Stein in die Mitte, hast du gewonnen. Du musst nicht erst aufhören.
    .heading = Das Ende

rules-roll_out-tips =
    • Je mehr in der Mitte liegt, desto mehr kann zurückkommen. Hör früh genug auf!
    • Kein Stein hat 10, 11 oder 12. Dann zählt jeder Würfel nur für sich.
    • Fällt dir nichts Besseres ein? Dreh einen fremden Stein um! Ein weißer Stein braucht seine Zahl zweimal.
    .heading = Gut zu wissen

rules-roll_out-printed =
    Zwei Stellen kann man dort verschieden lesen.
    • Nur noch ein oder zwei Steine: Zählen die in der Mitte mit? Hier nicht. Sie kommen zurück ins Spiel, steht dort. Also sind sie nicht im Spiel.
    • Braucht ein weißer Stein immer zwei Züge? Hier nicht. Zwei gleiche Würfel sind die Zahl zweimal. Mehr verlangt die Anleitung nicht.
    .heading = Wenn du die gedruckten Regeln kennst

rules-roll_out-chances =
    Jede Säule zählt Würfe. Darüber steht, welche.
    • Am Ende liegen nur noch diese Steine vor dir. Umdrehen geht nicht.
    • Jeder Würfel zählt für sich. 3 + 4 und 4 + 3 sind zwei Würfe.
    .heading = Chancen

chances-roll_out-chart = { $chart ->
    [first] Am Anfang: Würfe für jeden Stein
   *[left] Am Ende: Würfe, die nichts nützen
}
