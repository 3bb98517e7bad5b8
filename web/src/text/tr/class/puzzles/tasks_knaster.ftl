# Knaster: its puzzles, which are also the tasks of the teacher's desk.

task-knaster-best = { $total } sayısını kullanman gerekiyor. Hangi kare hemen en çok puanı getirir?
    .heading = En iyi kare
    .hint = Neredeyse dolu dizilere bak. Bu sayı neyi tamamlar?
    .option = { $how ->
        [circle] { $cell } karesini yuvarlak içine al
       *[write] { $cell } karesine yaz
    }
task-knaster-best-answer = { $how ->
    [circle] { $cell } karesindeki sayıyı yuvarlak içine al. Puan: { $points }.
   *[write] { $cell } karesine yaz. Puan: { $points }.
}
task-knaster-wait = Şu diziye bak: { $line }. Sayıları: { $numbers }. Sonraki toplam boş kareye gelecek. Hangi toplamlar kombinasyon yapar, kaç yuvarlakla? Bunlardan biri ne kadar sık gelir?
    .heading = Hangi sayılar işe yarar?
    .hint = Her toplamı boş kareye koy. Hangi kombinasyonlar çıkıyor?
    .option = { $total }
task-knaster-wait-answer = { $totals }. Yani { $throws } atıştan { $ways } tanesi, yaklaşık %{ $percent }.
task-knaster-chance = İki zar atıyorsun. Mümkün olan 36 atışın kaçında toplam { $total } olur? Hangi zarlarla?
    .heading = Bir toplam ne kadar sık gelir?
    .hint = İlk zarda 1 ile başla. İkinci zar ne göstermeli?
    .ask = Kaç atış?
task-knaster-chance-answer = { $throws } atıştan { $ways } tanesi ({ $sums }), yaklaşık %{ $percent }.
