# Die Regeln von Roll-It Tic-Tac-Toe: eine Zeile ist ein Absatz, ein Schritt („1.“) oder ein Punkt („•“).

rules-roll_it-aim =
    Ihr spielt alle auf einem Plan mit neun Gittern. Leg Chips auf seine Zahlen.
    • Drei Chips von dir in einer Reihe sind ein Tic-Tac-Toe.
    • Drei solche Gitter in einer Reihe sind ein Grand.
    .heading = Worum es geht

rules-roll_it-turn =
    Das jüngste Kind fängt an. Dann geht es nach links weiter.
    1. Würfle mit beiden Würfeln und zähl sie zusammen.
    2. Leg einen Chip auf eine freie Zahl, die so groß ist. Das Gitter ist egal. Gibt es eine, dann musst du.
    Bei manchen Würfen ist es anders:
    • Eine 7 bringt Glück. Leg deinen Chip auf irgendeine freie Zahl.
    • Bei einer 2 setzt du aus.
    • Ist deine Zahl nirgends frei? Auch dann setzt du aus.
    Chips bleiben liegen. Sie gehen dir nie aus. Du darfst einen Platz nehmen, den andere wollen.
    .heading = Du bist dran

rules-roll_it-picture-place = Ada hat 1 + 5 = 6. Jede freie 6 ist markiert. Mit einer hat sie drei in einer Reihe.
rules-roll_it-picture-seven = Ben hat 3 + 4. Das ist eine 7. Er darf auf alle 31 freien Zahlen.

# As in English
rules-roll_it-lines =
    Du brauchst drei Chips in einer Reihe eines Gitters.
    • Die Reihe geht quer, hoch oder schräg.
    • Jede Reihe zählt. Zwei dürfen sich einen Chip teilen.
    • In einem Gitter können zwei von euch je ein Tic-Tac-Toe haben.
    .heading = Tic-Tac-Toe

rules-roll_it-picture-line = Ada hat hier die obere Reihe. Sie hat 3 Chips und noch 3 Punkte dazu. Das macht 6 Punkte. Ben hat 2.

# As in English
rules-roll_it-grand =
    Du brauchst in drei Gittern in einer Reihe je ein Tic-Tac-Toe.
    • Die Reihe geht quer, hoch oder schräg.
    • Die Striche müssen nicht aneinander stoßen.
    • Jede Reihe von Gittern zählt nur einmal.
    .heading = Grand Tic-Tac-Toe

rules-roll_it-picture-grand = Ada hat einen Grand, auf der langen Diagonale. Ihre 9 Chips bringen 9 Punkte. Die Tic-Tac-Toes bringen dreimal 3 Punkte. Der Grand bringt 5. Das macht 23. Ben hat 8.

rules-roll_it-end =
    Die Partie kann so enden:
    • Auf jeder Zahl liegt ein Chip.
    • Niemand kann noch ein Tic-Tac-Toe bekommen.
    Dann zähl deine Punkte zusammen:
    1. Jeder Chip ist 1 Punkt.
    2. Jedes Tic-Tac-Toe bringt 3 Punkte mehr.
    3. Jeder Grand bringt 5 Punkte mehr.
    Die meisten Punkte gewinnen. Seid ihr gleich? Zählt die Zahlen unter euren Tic-Tac-Toes zusammen. Eine Zahl auf zweien zählt doppelt. Immer noch gleich? Dann teilt ihr euch den Sieg.
    .heading = Das Ende

rules-roll_it-options =
    • Mit vier Gittern geht es schneller. Dann gibt es keinen Grand.
    • Der Plan hat acht Seiten. Auf jeder liegen die Zahlen anders.
    • In jedem Gitter steht jede Zahl nur einmal.
    .heading = Vor der Partie

rules-roll_it-tips =
    • Nach der 7 kommen 6 und 8 am meisten. Die 12 kommt ganz selten.
    • Liegen in einer Reihe Chips von zweien, hilft sie niemandem mehr.
    .heading = Gut zu wissen
