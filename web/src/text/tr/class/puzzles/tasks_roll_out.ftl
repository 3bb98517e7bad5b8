# Roll Out: its puzzles, which are also the tasks of the teacher's desk.

task-roll_out-uses = { $player } zar attı: { $dice }. Bu atışı kullanmanın bütün yollarını yaz. { $few ->
    [1] Bir zar yeter. İki zar ya da toplamları da sayılır.
   *[0] İki zar ya da toplamları.
} c5: kendi 5 numaralı pulunu ortaya götürür. f5: diğer oyuncunun 5 numaralı pulunu beyaza çevirir. u5: kendi beyaz 5 numaralı pulunu renkliye çevirir.
    .short = { $player } zar attı: { $dice }. { $few ->
        [1] Bir zar yeter. İki zar ya da toplamları da sayılır.
       *[0] İki zar ya da toplamları.
    }
    .heading = Atışı kullanmanın bütün yolları
    .hint = Önce zarları tek tek, sonra toplamlarını dene.
    .ask = Kaç yol var?
task-roll_out-uses-answer = { $count ->
    [one] Bir yol: { $moves }.
   *[other] { $count } yol: { $moves }.
}
task-roll_out-chance = { $player } tekrar atıyor. Hangi atışlar kullanılamaz? Bunlar 36 atıştan kaç tanesi?
    .heading = Durmalı mı, tekrar mı atmalı?
    .hint = Kullanılabilen atışların üstünü çiz. Kalanları say.
    .ask = Bunlar kaç atış?
task-roll_out-chance-answer = { $throws } atıştan { $ways } tanesi, yaklaşık %{ $percent }. Sıraya bakmadan: { $sums }.
task-roll_out-left = Yalnızca { $number } kaldı, çevrilecek pul da yok. { $throws } atışın kaçı uyar?
    .hint = Hangi zarlar bu sayıyı verir? İki sırayı da say.
    .ask = Kaç atış?
task-roll_out-left-answer = { $throws } atıştan { $ways } tanesi ({ $sums }).
