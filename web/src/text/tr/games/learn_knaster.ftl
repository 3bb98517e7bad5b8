knaster-card-time = 8 yaş ve üstü · yaklaşık 20 dakika
knaster-card-hard = Bir turda öğrenilir
knaster-card-learns = Çalıştırdıkları: toplama, kombinasyonlar, olasılık
knaster-prompt-own_total = Zarları topla. Sonra boş bir kareye dokun ya da o sayıyı yuvarlak içine al.
knaster-prompt-own_bonus = Dizin doldu. Hangi kombinasyon? Dizinin kutusuna, sonra sayılara dokun.
knaster-prompt-own_bonuses = Birkaç dizi doldu. Birinin kutusuna, sonra yuvarlak içine alacağın sayılara dokun.
knaster-own_rolled = { $name } herkes için zar attı: { $action }.
knaster-own_last = { $name } zar attı: { $action }. Bu son atış.
knaster-own_completed = { $name } bir dizi doldurdu.

knaster-lesson-start = Kâğıdında dört sayı var. “Zar at” düğmesine dokun.
knaster-lesson-wrong = 7 attın. Bu 5’i dene, ne olduğunu gör.
knaster-lesson-write = 5, 7 değil. 7’yi buraya yaz.
knaster-lesson-robot = Robot da 7 yazıyor. Her atış ikiniz içindir.
knaster-lesson-line = 5 geldi: Buraya yaz, satır dolsun.
knaster-lesson-circles = 7 7 7 5 5: Bu, üçlü ve çift. Şimdi iki yuvarlak çiz!
knaster-lesson-robot2 = Şimdi robot oynuyor.
knaster-lesson-again = Zar at.
knaster-lesson-circle = Bir 7 yaz ya da olan bir 7’yi yuvarlak içine al. Bunu seç!
knaster-lesson-rounds = İkiniz de oynamaya devam ediyorsunuz. İlk satırını izle.
knaster-lesson-box = Satırında dört yuvarlak var. Şimdi robot ikiniz için zar atıyor.
knaster-lesson-fifth = 5 geldi! Yuvarlak içine al, bütün satır tamam olsun.
knaster-lesson-points = Satır 9 puan getirir, her yuvarlak 1 puan.
knaster-lesson-lines = Sütunlar ve çaprazlar da sayılır. Bir diziyi yalnızca yazılan sayı doldurur.
knaster-lesson-list = Yuvarlak kazandıranlar listede. Başka hiçbir şey kazandırmaz.
knaster-lesson-several = Aynı anda iki dizi mi? Önce hangisi, sen seç. Yuvarlaklar kalır.
knaster-lesson-full = 25 karenin hepsi dolu mu? Son bir atış gelir. Hamle yok mu? “Pas” düğmesine dokun.
knaster-lesson-end = En çok puanı olan kazanır. Tek başına oynarsan 50 puanı geçmeye çalış. Oynamaya devam et!

joy-knaster-line_completed = { $result }!
joy-knaster-box_scored = { $points } puan!

## What a robot is like

robot-habit-knaster = { $level ->
    [easy] Dot çoğu zaman satır satır yazar.
    [medium] Rusty satırlara bakar, sütunları unutur.
   *[hard] Ada her şeyi düşünür.
}

## Why a match was won

why-knaster-box_scored =
    { $winners } daha çok kutu kazandı. { $others } ile fark: { $count ->
        [one] bir kutu
       *[other] { $count } kutu
    }.
why-knaster-line_completed =
    { $winners } daha çok iyi dizi yaptı. { $others } ile fark: { $count ->
        [one] bir iyi dizi
       *[other] { $count } iyi dizi
    }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knaster-own_answer = { $dice } = { $total }, { $answer } değil. { $total } sayısına dokun.
refused-knaster-own_number = { $dice } = { $total }. Bu karede { $number } var. Boş bir kare ya da { $total } seç.
refused-knaster-own_circles = { $result }. Çizeceğin yuvarlak: { $circles }. Çizdiğin: { $drawn }.
refused-knaster-own_box = Dolu dizinin kutusuna da dokun.
refused-knaster-own_look_up = Dizide aynı sayıları ara. Sonra onları listede bul.
