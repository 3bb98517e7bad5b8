# Roll-It Tic-Tac-Toe: its puzzles, which are also the tasks of the teacher's desk.

task-roll_it-best = { $player } zar attı: { $dice } = { $total }. Jeton nerede en çok puanı getirir?
    .heading = En iyi kare
    .hint = Hangi boş kare üç jetonlu bir diziyi tamamlar?
    .option = { $grid }. tablo, { $cell }. kare
task-roll_it-best-answer = { $grid }. tablo, { $cell }. kare (ikisi de satır satır sayılır). Puan: { $points }.
task-roll_it-chance = Zar atma sırası onda: { $player }. Hangi toplamlar üçlü bir diziyi tamamlar? Bunlar 36 atıştan kaç tanesi?
    .heading = Bir dizi ne kadar sık gelir?
    .hint = İki jetonlu dizileri bul. Üçüncü karede hangi sayı var?
    .option = { $total }
task-roll_it-chance-answer = Şu toplamlarla: { $totals }. Yani { $throws } atıştan { $ways } tanesi, yaklaşık %{ $percent }.
