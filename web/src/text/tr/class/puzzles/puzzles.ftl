# The puzzles of a class, and those that a child chooses alone.

puzzle-looking = Bulmacalar aranıyor…
puzzle-kind = Hangi bulmacalar?
puzzle-place = Bulmaca { $number } / { $last }
puzzle-choose-one = Birini seç.
puzzle-tap-board = Tahtada doğru yere dokun.
puzzle-choose-many = Doğru olanların hepsini seç.
puzzle-check = Kontrol
puzzle-hint = İpucu
puzzle-show = Yanıtı göster
puzzle-next = İleri
puzzle-right = Doğru!
puzzle-wrong = Henüz değil. Tekrar dene ya da ipucu al.
puzzle-shown = Yanıt bu.
puzzle-late = Süre doldu. Acele etme: Yanıtın yine sayılır.
puzzle-hint-count = { $count ->
    [0] Hiçbiri doğru değil.
    [one] Biri doğru.
   *[other] { $count } tanesi doğru.
}
puzzle-hint-out = İki seçenek kaldı. Biri doğru.
puzzle-hint-between = Sayı { $low } ile { $high } arasında. Bu iki sayı da olabilir.
puzzle-end = { $last } bulmacadan { $right } tanesini çözdün.
puzzle-end-alone = { $count ->
    [0] Gelecek sefer birini ipucu almadan dene.
    [one] Biri ilk seferde doğruydu, ipucu almadan.
   *[other] { $count } tanesi ilk seferde doğruydu, ipucu almadan.
}
puzzle-other = Başka bulmacalar
puzzle-again = Aynıları tekrar
puzzle-number-about = Aynı numara her tablette aynı bulmacaları verir. Kâğıtta bunlar o çalışma yaprağının sorularıdır.

desk-tasks-number = Çalışma yaprağı numarası
problem-no-puzzles = Bu bulmacalar bu tablette yok. Sınıf kodunu tekrar aç.
problem-puzzles-elsewhere = Bu bulmacalara başka bir sekmede devam edildi. Bu sayfayı yenile.

# The exit question of some lesson plans.

puzzle-likelier = İki zarla hangi toplamlar { $total } toplamından daha sık gelir?
    .hint = Her toplam için say: Kaç atış onu verir?
    .option = { $total }
puzzle-likelier-answer = { $totals }.
