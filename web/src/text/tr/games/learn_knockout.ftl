knockout-card-time = 7 yaş ve üstü · yaklaşık 25 dakika
knockout-card-hard = Çabuk öğrenilir
knockout-card-learns = Çalıştırdıkları: toplama, sayıları parçalama, onluk ve birlik
knockout-option-level-example = { $value ->
    [face2] 4 ve 3: 4 ile 3 ya da 7
    [face3] 4, 3 ve 1: üçü birden ya da 8
    [sum2] 4 ve 3: 7, 5 + 2, 6 + 1 …
    [place] 1, 4 ve 6: 14 + 6 = 20
   *[sum3] 4, 3 ve 1: 8, 6 + 2, 5 + 2 + 1 …
}
knockout-prompt-own_faces = Her zarı kullan ya da zarları topla. Uygun sayı yok mu? “Pas” düğmesine dokun.
knockout-prompt-own_sum = Zarları topla. Toplamı aynı olan sayılar seç. Uygun sayı yok mu? “Pas” düğmesine dokun.
knockout-prompt-own_place = Onluk ve birlikle bir sayı yap. Toplamı bu olan sayılar seç.
knockout-own_rolled = { $name } zar attı: { $action }.

knockout-lesson-start = Zarlarını atmak için “Zar at” düğmesine dokun.
knockout-lesson-wrong = 3 ile 4, 7 eder. 9’u dene, ne olduğunu gör.
knockout-lesson-break = 9 çok fazla. 3’e ve 4’e birer bilye koy.
knockout-lesson-holes = Her sayının iki deliği var. İçerideki de dışarıdaki de aynı sayılır.
knockout-lesson-robot = Bütün zarlar sayılır: 3 ile 4, 7 eder. Şimdi robot oynuyor.
knockout-lesson-again = Tekrar zar at.
knockout-lesson-capture = 1 ile 3, 4 eder. Bilyen orada: 4’ü ele geçir!
knockout-lesson-hit = İki bilye: 4 artık hep senin. Robotu izle.
knockout-lesson-third = Robot 3’teki tek bilyeni dışarı attı. Zar at!
knockout-lesson-back = 10 ile robotun bilyesini dışarı atarsın. Haydi!
knockout-lesson-closed = Bilyen şimdi 10’da. Bak, robot neyi ele geçiriyor?
knockout-lesson-fourth = 3 onun oldu. Şimdi 3 ve 4 kapalı. Zar at!
knockout-lesson-pass = Açık sayılarla 4 olmuyor. Yalnızca o zaman pas geçilir. “Pas” düğmesine dokun.
knockout-lesson-more = Bir hamlede birkaç sayı ele geçirebilirsin. Bilyeler hiç bitmez.
knockout-lesson-stuck = Herkes art arda iki kez pas mı geçti? En çok sayı ele geçiren kazanır. Berabere mi? En çok bilyesi olan kazanır.
knockout-lesson-end = Kazanmak için üç sayı ele geçir. Şimdi oynamaya devam et!

joy-knockout-captured = Ele geçirildi: { $numbers }!
moment-knockout-captured = { $numbers-count ->
    [one] { $numbers } sayısı ele geçirildi!
   *[other] { $numbers } aynı anda ele geçirildi!
}

## What a robot is like

robot-habit-knockout = { $level ->
    [easy] Dot tek bir sayı almayı sever.
    [medium] Rusty bilyeni pek dışarı atmaz.
   *[hard] Ada her şeyi düşünür.
}

## Why a match was won

why-knockout-captured =
    { $winners } daha çok sayı ele geçirdi. { $others } ile fark: { $count ->
        [one] bir sayı
       *[other] { $count } sayı
    }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knockout-own_total = { $dice } = { $total }. Senin seçtiğin: { $made }. Şimdi { $total } yapmanın yolunu bul. Yok mu? “Pas” düğmesine dokun.
refused-knockout-own_totals = { $dice } = { $total }. Ama { $numbers } = { $made }. Şimdi { $total } yapmanın yolunu bul. Yok mu? “Pas” düğmesine dokun.
refused-knockout-own_faces = Her zarı kullan: { $faces }. Ya da hepsini birlikte: { $dice } = { $total }.
refused-knockout-own_place = Zarlarla { $made } olmuyor. Ama { $arrangement } = { $total }. { $total } yapmanın yolunu bul. Yok mu? “Pas” düğmesine dokun.
refused-knockout-own_places = { $numbers } = { $made }. Zarlarla { $made } olmuyor. Ama { $arrangement } = { $total }. { $total } yapmanın yolunu bul. Yok mu? “Pas” düğmesine dokun.
