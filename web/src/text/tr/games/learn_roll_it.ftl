roll_it-card-time = 6 yaş ve üstü · yaklaşık 15 dakika (dört tablo)
roll_it-card-hard = Çabuk öğrenilir
roll_it-card-learns = Çalıştırdıkları: toplama, diziler, olasılık
roll_it-prompt-own_total = Zarları topla. 7 her yere uyar. Boş ve uygun bir kareye dokun. Yok mu? “Pas” düğmesine dokun.
roll_it-own_rolled = { $name } zar attı: { $action }.

roll_it-lesson-start = “Zar at” düğmesine dokun. Hangi sayıyı kullanacağını zarlar söyler.
roll_it-lesson-wrong = 1 ile 3, 4 eder. 11’i dene, ne olduğunu gör.
roll_it-lesson-place = 11 uymuyor. Jetonunu 4’e koy.
roll_it-lesson-robot = Şimdi robot zar atıyor ve bir jeton koyuyor.
roll_it-lesson-again = Sıra sende: Zar at.
roll_it-lesson-beside = 1 ile 2, 3 eder. Jetonu 4’ün yanına koy.
roll_it-lesson-robot2 = Robot devam ediyor. Onun sütununu izle.
roll_it-lesson-third = Tekrar zar at.
roll_it-lesson-line = 2 ile 4, 6 eder. Bu, satırını doldurur!
roll_it-lesson-points = Bir XOX: üç puan daha! Şimdi robot zar atıyor.
roll_it-lesson-luck = 2 gelince oynanmaz: Robot pas geçti. Zar at.
roll_it-lesson-block = 7 her yere konur. Onunla robotun sütununu engelle!
roll_it-lesson-rounds = İkiniz de oynamaya devam ediyorsunuz. Satırının altındaki tabloları izle.
roll_it-lesson-last = Aynı dizide üç tablo, Büyük XOX olur. Seninki için zar at!
roll_it-lesson-grand = 5 ile 6, 11 eder. Jetonunu buraya koy: Büyük XOX!
roll_it-lesson-lost = Büyük XOX beş puandır. Uygun boş kare yok mu? O zaman oynayamazsın.
roll_it-lesson-shared = Bir jeton iki dizi doldurabilir, ikisi de sayılır. Jetonlar hiç bitmez.
roll_it-lesson-finish = Yeni dizi olmuyor mu? Maç biter. Her jeton bir puandır.
roll_it-lesson-end = Berabere mi? Dizilerinin altındaki sayıları topla. Şimdi oynamaya devam et!

joy-roll_it-tic_tac_toe = XOX!
joy-roll_it-grand = Büyük XOX!

## What a robot is like

robot-habit-roll_it = { $level ->
    [easy] Dot tek tabloda kalmayı sever.
    [medium] Rusty seni engellemeyi sık sık unutur.
   *[hard] Ada her şeyi düşünür.
}

## Why a match was won

why-roll_it-grand =
    { $winners } daha çok Büyük XOX yaptı. { $others } ile fark: { $count ->
        [one] bir Büyük XOX
       *[other] { $count } Büyük XOX
    }.
why-roll_it-tic_tac_toe =
    { $winners } daha çok XOX yaptı. { $others } ile fark: { $count ->
        [one] bir XOX
       *[other] { $count } XOX
    }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_it-own_number = { $dice } = { $total }. Bu karede { $number } var. Boş bir { $total } bul. Yok mu? “Pas” düğmesine dokun.
refused-roll_it-own_lost = { $dice } = { $total }, { $total } gelince oynayamazsın. “Pas” düğmesine dokun.
refused-roll_it-own_free = { $dice } = { $total }. Boş bir { $total } karesi daha var. Onu bul.
refused-roll_it-own_any = { $dice } = { $total }, { $total } her boş kareye konur. Bir kare seç.
