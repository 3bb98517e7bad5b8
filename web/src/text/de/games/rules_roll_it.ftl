# Die Regeln von Roll-It Tic-Tac-Toe: eine Zeile ist ein Absatz, ein Schritt („1.“) oder ein Punkt („•“).

rules-roll_it-aim =
    Ihr spielt alle auf einem Spielplan mit neun Gittern. Leg Chips auf seine Zahlen.
    • Drei Chips von dir in einer Linie sind ein Tic-Tac-Toe.
    • Drei solche Gitter in einer Linie sind ein Grand.
    .heading = Worum es geht

rules-roll_it-turn =
    Das jüngste Kind fängt an. Dann geht es nach links weiter.
    1. Würfle mit beiden Würfeln und zähl sie zusammen.
    2. Leg einen Chip auf ein freies Feld mit dieser Zahl. Das Gitter ist egal. Gibt es eins, dann musst du.
    Bei manchen Würfen ist es anders:
    • Eine 7 bringt Glück. Sie passt auf jede freie Zahl.
    • Bei einer 2 setzt du aus.
    • Ist deine Zahl nirgends frei? Auch dann setzt du aus.
    Chips bleiben liegen. Sie gehen dir nie aus. Du darfst einen Platz nehmen, den andere wollen.
    .heading = Du bist dran

rules-roll_it-picture-place = Ada hat 1 + 5 = 6. Jede freie 6 ist markiert. Mit einer hat sie drei in einer Linie.
rules-roll_it-picture-seven = Ben hat 3 + 4. Das ist eine 7. Er darf auf alle 31 freien Zahlen.

# As in English
rules-roll_it-lines =
    Du brauchst drei eigene Chips in einer Linie eines Gitters.
    • Die Linie ist waagerecht, senkrecht oder schräg.
    • Jede Linie zählt. Zwei dürfen sich einen Chip teilen.
    • In einem Gitter können zwei von euch je ein Tic-Tac-Toe haben.
    .heading = Tic-Tac-Toe

rules-roll_it-picture-line = Ada hat hier die obere Reihe. Ihre Chips bringen 3 Punkte, ihr Tic-Tac-Toe noch 3. Das macht 6 Punkte. Ben hat 2.

# As in English
rules-roll_it-grand =
    Du brauchst in drei Gittern in einer Linie je ein Tic-Tac-Toe.
    • Die Linie ist waagerecht, senkrecht oder schräg.
    • Die drei Tic-Tac-Toes müssen sich nicht berühren.
    • Jede Linie von Gittern zählt nur einmal.
    .heading = Grand Tic-Tac-Toe

rules-roll_it-picture-grand = Ada hat einen Grand auf der langen Diagonale. Ihre 9 Chips bringen 9 Punkte. Die Tic-Tac-Toes bringen dreimal 3 Punkte. Der Grand bringt 5. Das macht 23. Ben hat 8.

rules-roll_it-end =
    Die Partie kann so enden:
    • Auf jeder Zahl liegt ein Chip.
    • Niemand kann noch ein Tic-Tac-Toe bekommen.
    Dann zähl deine Punkte zusammen:
    1. Jeder Chip ist 1 Punkt.
    2. Jedes Tic-Tac-Toe bringt 3 Punkte mehr.
    3. Jeder Grand bringt 5 Punkte mehr.
    Wer die meisten Punkte hat, gewinnt. Gleichstand? Zählt die Zahlen unter euren Tic-Tac-Toes zusammen. Eine Zahl unter zweien zählt doppelt. Wer die größte Summe hat, gewinnt. Immer noch Gleichstand? Dann teilt ihr euch den Sieg.
    .heading = Das Ende

rules-roll_it-options =
    • Mit vier Gittern geht es schneller. Dann gibt es keinen Grand.
    • Es gibt acht Spielpläne, Seite 1 bis Seite 8. Auf jedem liegen die Zahlen anders.
    • In jedem Gitter steht jede Zahl nur einmal.
    .heading = Vor der Partie

rules-roll_it-tips =
    • Nach der 7 kommen 6 und 8 am häufigsten. Am seltensten kommen 2 und 12.
    • Liegen in einer Linie Chips in zwei Farben, hilft sie niemandem mehr.
    .heading = Gut zu wissen

rules-roll_it-printed =
    • Mit einer 7 kannst du dort einen Chip legen. Hier musst du. Jeder Chip ist ein Punkt.
    • Hat dein gedruckter Spielplan eine 1? Dann hilft nur eine 7. Hier gibt es keine 1.
    .heading = Wenn du die gedruckten Regeln kennst

rules-roll_it-chances =
    Jede Säule zählt die Würfe, mit denen du eine Zahl erreichst.
    • Der Spielplan ist noch leer. Die 7 passt auf jede Zahl.
    • Jeder Würfel zählt für sich. 3 + 4 und 4 + 3 sind zwei Würfe.
    .heading = Chancen

chances-roll_it-chart = { $chart ->
   *[numbers] Würfe für jede Zahl, mit der 7
}
