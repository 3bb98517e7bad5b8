roll_out-card-time = 7 yaş ve üstü · yaklaşık 15 dakika
roll_out-card-hard = Bir turda öğrenilir
roll_out-card-learns = Çalıştırdıkları: 9’a kadar toplamlar, risk, olasılık
roll_out-prompt-own_both = İki zarı da kullan ya da zarları topla. Hamle yok mu? “Pas” düğmesine dokun.
roll_out-prompt-own_few = Bir zarı ya da ikisini kullan. Ya da zarları topla. Hamle yok mu? “Pas” düğmesine dokun.
roll_out-own_rolled = { $name } zar attı: { $first } ve { $second }.

roll_out-lesson-start = Dokuz pulun hepsini dışarı çıkar. “Zar at” düğmesine dokun.
roll_out-lesson-wrong = 3 ve 4 attın. 5’i dene, ne olduğunu gör.
roll_out-lesson-both = 5 uymuyor. 4’ü ve 3’ü ortaya götür.
roll_out-lesson-on = Henüz güvende değiller. Cesur ol: Tekrar at!
roll_out-lesson-again = “Zar at” düğmesine dokun.
roll_out-lesson-sum = 2 ile 6, 8 eder. İki zar için tek pul!
roll_out-lesson-stop = Ortada üç pul var. Dur, güvende olsunlar.
roll_out-lesson-robot = Şimdi robot zar atıyor. 5’ini izle.
roll_out-lesson-third = Robot 5’ini beyaza çevirdi. Bir 5 onu renkliye çevirir. Zar at.
roll_out-lesson-up = 5’ini renkliye çevir. 1’i ortaya götür.
roll_out-lesson-brave = 1’in tehlikede. Yine cesur ol: Zar at!
roll_out-lesson-risk = İki zar da uymalı ya da toplamları uymalı. “Zar at” düğmesine dokun.
roll_out-lesson-out = 4’e ya da 10’a uyan pul yok. “Pas” düğmesine dokun.
roll_out-lesson-back = Roll Out oldu: 1’in geri geldi. 5’in renkli kalıyor.
roll_out-lesson-double = İki tane 5, iki hamledir. Önce renkliye çevir, sonra ortaya götür.
roll_out-lesson-must = Uygun her atışı kullan. Sonra dur ya da tekrar at.
roll_out-lesson-few = Önünde yalnızca bir ya da iki pul mu var? Bir zar yeter.
roll_out-lesson-end = Önünde pul kalmadı mı? Hemen kazanırsın. Şimdi oynamaya devam et!

alas-roll_out-rolled_out = Roll Out oldu!

## What a robot is like

robot-habit-roll_out = { $level ->
    [easy] Dot çoğu zaman bir kez fazla atar.
    [medium] Rusty çoğu zaman çok erken durur.
   *[hard] Ada her şeyi düşünür.
}

## Why a match was won

why-roll_out-rolled_out =
    { $others } daha çok Roll Out yaptı. { $winners } ile fark: { $count ->
        [one] bir Roll Out
       *[other] { $count } Roll Out
    }.
why-roll_out-stopped =
    { $winners } daha çok kez zamanında durdu. Fark: { $count ->
        [one] bir kez
       *[other] { $count } kez
    }.
moment-roll_out-stopped =
    Tek seferde { $count ->
        [one] bir pul
       *[other] { $count } pul
    } dışarı çıktı!

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_out-own_number = { $dice } = { $total }. Bu pulun sayısı { $number }. Uygun bir pul bul. Yok mu? “Pas” düğmesine dokun.
