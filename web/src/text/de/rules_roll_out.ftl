# Die Regeln von Roll Out: eine Zeile, ein Absatz.

rules-roll_out-aim =
    Jede Seite hat neun Steine vor sich, mit den Zahlen 1 bis 9. Wer zuerst alle neun los ist, gewinnt.
    .heading = Worum es geht

rules-roll_out-roll =
    Vor dem ersten Zug werft ihr beide einmal. Wer mehr hat, fängt an.
    Wirf beide Würfel. Du musst beide nehmen: jeden Würfel einmal oder die Summe von beiden einmal. Mit jeder Zahl machst du eins davon:
    Bring deinen eigenen Stein mit dieser Zahl in die Mitte.
    Dreh den Stein der Gegenseite mit dieser Zahl um, sodass die weiße Seite oben liegt.
    Dreh deinen eigenen Stein mit dieser Zahl wieder auf, wenn er weiß liegt.
    Zwei gleiche Würfel sind diese Zahl zweimal: zwei verschiedene Dinge mit ihr, oder einmal die Summe.
    .heading = Die Würfel nehmen

rules-roll_out-picture-use = Ada hat 2 und 5. Ihre 5 soll in die Mitte. Mit der 2 kann sie ihre eigene bringen oder die von Ben umdrehen. Sie hätte auch nur die 7 nehmen können.
rules-roll_out-picture-doubles = Zwei 6en: Zur Summe 12 gibt es keinen Stein, also bringt Ada ihre 6 in die Mitte und dreht Bens 6 um.

rules-roll_out-decide =
    Wenn du beide Würfel genommen hast, entscheidest du:
    Aufhören: Alles, was du in der Mitte hast, ist endgültig draußen, und die Gegenseite ist dran.
    Oder weiterwürfeln, so oft du willst, und noch mehr in die Mitte bringen. Aber wenn ein Wurf nicht geht, verlierst du, was dort liegt.
    .heading = Aufhören oder weiterwürfeln?

rules-roll_out-picture-decide = Ada hat die 5 in der Mitte und Bens 2 umgedreht. Sie entscheidet: mit der 5 aufhören oder weiterwürfeln.
rules-roll_out-picture-stopped = Sie hat weitergewürfelt und noch 4 und 6 gebracht. Dann hat sie aufgehört: 3 Steine sind endgültig draußen.

rules-roll_out-roll_out =
    Kannst du nicht beide Würfel nehmen, dann heißt es: Roll Out. Deine Steine in der Mitte kommen wieder vor dich, mit der Farbe nach oben, und die Gegenseite ist dran.
    Was du umgedreht hast, bleibt umgedreht, und was du aufgedreht hast, bleibt aufgedreht. Nur der letzte Wurf bewirkt gar nichts.
    .heading = Roll Out

rules-roll_out-picture-no_use = Ada hat 5 und 6 in der Mitte, und Bens 6 liegt weiß. Jetzt zwei 6en: Damit kann sie nichts machen.
rules-roll_out-picture-rolled_out = Roll Out: Adas 5 und 6 sind wieder da. Bens 6 bleibt weiß.

rules-roll_out-flip =
    Ein Stein mit der weißen Seite oben kann nicht in die Mitte. Du brauchst seine Zahl einmal, um ihn aufzudrehen, und noch einmal, um ihn zu bringen.
    Die Gegenseite kann nur auf Weiß drehen, nie zurück. Und niemand dreht eigene Steine auf Weiß.
    .heading = Weiße Steine

rules-roll_out-picture-white = Ben hat 2 und 5, aber seine 2 liegt weiß: Er kann sie mit der 2 aufdrehen und die 5 bringen. Oder er nimmt die 7.

rules-roll_out-few_left =
    Solange du beim Würfeln nur noch einen oder zwei Steine vor dir hast, genügt ein Würfel. Beide oder die Summe darfst du trotzdem nehmen.
    Steine in der Mitte oder draußen zählen hier nicht mit.
    .heading = Nur noch einer oder zwei

rules-roll_out-picture-few_left = Ada hat nur noch zwei vor sich. Zwei 6en, und mit einer davon kann sie etwas machen: Bens 6 umdrehen. Das genügt.

rules-roll_out-end =
    Sobald dein letzter Stein in der Mitte ist, hast du gewonnen. Aufhören musst du dafür nicht erst.
    .heading = Das Ende

rules-roll_out-tips =
    Je mehr du in der Mitte hast, desto mehr kannst du verlieren. Hör auf, bevor es wehtut.
    Zu 10, 11 und 12 gibt es keinen Stein: Dann brauchst du beide Würfel.
    Wenn dir nichts Besseres einfällt, dreh um: Dann braucht die Gegenseite diese Zahl zweimal.
    .heading = Gut zu wissen
