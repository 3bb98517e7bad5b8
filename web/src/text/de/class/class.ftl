# Eine Klasse spielt dieselbe Partie: ihr Code, die Sperren und das Ergebnis jedes Tablets.

## Der Code, wo die Partie eingerichtet wird

class-no-own-robot = Ein Roboter aus dem Labor spielt nur auf diesem Tablet. Wählen Sie jemand anderen.

## Die Liste der Lehrkraft

class-full = Eine Klasse fasst { $most } Ergebnisse, und diese bekäme mehr. Es ist nichts dazugekommen. Beginnen Sie eine neue Klasse.

## Ein Ergebnis, das per Link kommt

class-part = Teil { $number } von { $count } ist da
class-part-next = Zeigen Sie auf dem anderen Tablet das nächste Bild und lesen Sie es auch ein. Es fehlt noch: { $numbers }.

## Was Python ablehnt

refused-result_without_class = Diese Partie hat keinen Klassencode. Nur Partien mit Klassencode kommen in die Liste. Bitte ein anderes Ergebnis wählen.
refused-result_unfinished = Diese Aufgaben sind noch nicht fertig. Bitte erst zu Ende lösen.
refused-result_other_class = Dieses Ergebnis gehört zum Klassencode „{ $code }“, nicht zu „{ $expected }“. Bitte ein anderes Ergebnis wählen.
refused-result_not_sealed = Das ist eine Partie und nicht ihr Ergebnis. Bitte die Partie öffnen und „Mein Ergebnis zeigen“ antippen.
refused-result_altered = Dieses Ergebnis wurde verändert und zählt nicht. Das Tablet, von dem es kommt, kann es noch einmal zeigen.
refused-result_not_whole = Dieses Ergebnis ist nicht vollständig. Das Tablet, von dem es kommt, kann es noch einmal zeigen.
refused-result_other_match = Diese Partie wurde anders eingerichtet, als ihr Klassencode sagt. Sie zählt nicht für die Klasse. Bitte eine neue Partie spielen.
refused-result_other_dice = Bei Wurf { $number } passen die Würfel nicht zum Klassencode. Die Partie zählt nicht für die Klasse. Bitte eine neue Partie spielen.
refused-result_other_puzzles = Diese Antworten passen nicht zu den Aufgaben des Klassencodes. Bitte neu lösen lassen.
refused-result_helped = Hier wurde ein Tipp geholt, aber diese Klasse spielt ohne Tipps. Die Partie zählt nicht. Bitte eine neue Partie spielen.
refused-roster_damaged = Diese Namensliste ist nicht vollständig. Bitte lass sie dir noch einmal geben.
refused-roster_newer = Diese Namensliste kommt aus einem neueren Rollbook. Verbinde dich mit dem Internet und lade die Seite neu.
refused-roster_name = „{ $name }“ kann hier kein Name sein. Ein Name hat 1 bis { $most } Zeichen, ohne „|“.
refused-roster_many = Eine Liste hat höchstens { $most } Namen. Nehmen Sie einige heraus.
refused-roster_mail = „{ $name }“ enthält eine E-Mail-Adresse. Namen stehen in Links: Nehmen Sie die Adresse heraus.
refused-roster_group = Die Gruppe { $group } gehört nicht zu dieser Klasse. Wählen Sie eine andere.

## Aufgaben, die eine Klasse löst

for-class-no-link = Lesen Sie diesen Code vor. Jedes Tablet spielt für sich.
for-class-puzzles-no-link = Lesen Sie diesen Code vor. Jedes Kind löst am Tablet dieselben Aufgaben.
