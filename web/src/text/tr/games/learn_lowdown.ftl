lowdown-card-time = 9 yaş ve üstü · yaklaşık 25 dakika
lowdown-card-hard = Bir maçta öğrenilir
lowdown-card-learns = Çalıştırdıkları: 10 yapma, plan kurma, olasılık
lowdown-prompt-own_cross = Hangi dizi 10 ediyor ya da üçü de aynı? Onun üstünü çiz.

lowdown-lesson-start = En az puanı olan kazanır. “Zar at” düğmesine dokun.
lowdown-lesson-write = 1’i ve kırmızıyı al. Bu kırmızı kareye dokun.
lowdown-lesson-robot = Robot kalan iki zarı alıyor. Sonra zar atıyor.
lowdown-lesson-cup = Bardak şimdi sende. “Bardağı kaldır” düğmesine dokun.
lowdown-lesson-wrong = Bu kare dolu. Ona dokun, ne olduğunu gör.
lowdown-lesson-second = Bu turuncu kare için 5’i ve turuncuyu al.
lowdown-lesson-third = Sıra sende. Sana 4 gerek! Zar at.
lowdown-lesson-line = 1 + 5 + 4 = 10. İki rengi olan bu kareye kırmızı da uyar.
lowdown-lesson-cross = Toplamları 10. Üstlerini çiz: Artık 0 sayılırlar!
lowdown-lesson-robot2 = 10 puan gitti! Üçü aynı olunca da olur. Şimdi robot oynuyor.
lowdown-lesson-wild = 1, jokerle her kareye yazılır. Bir joker kullan!
lowdown-lesson-fourth = Üç jokerin daha var. Zar at.
lowdown-lesson-peek = 5 ve 6 çok büyük. Bardağın altına bak!
lowdown-lesson-lift = Şimdi bardağın altındaki zarları kullanmalısın. Bardağı robot kaldırıyor.
lowdown-lesson-hidden = 2 küçük bir sayı. Onu yeşille buraya yaz.
lowdown-lesson-rounds = İkiniz de oynamaya devam ediyorsunuz. Jokerlerini kullanıp A tablosunu dolduruyorsun.
lowdown-lesson-stuck = İki zar senin için. “Bardağı kaldır” düğmesine dokun.
lowdown-lesson-black = Turuncu uymuyor, joker de kalmadı. Bu kareyi karala.
lowdown-lesson-boxes = Karalanan kare 6 puan sayılır. Sıra sendeyken önce bardağın altına bak.
lowdown-lesson-lines = Üstü çizilen dizilerin ortak karesi olmaz. Daha sonra da çizebilirsin.
lowdown-lesson-full = İki tablo dolunca maç biter. Boş kareler 0 sayılır.
lowdown-lesson-end = En az puanı olan kazanır. Şimdi oynamaya devam et!

joy-lowdown-crossed = Üstü çizildi: { $points } puanlık dizi!
joy-lowdown-grid_filled = Tablo doldu!

## What a robot is like

robot-habit-lowdown = { $level ->
    [easy] Dot dizilerin üstünü çizmeyi sık sık unutur.
    [medium] Rusty 10 olunca çoğu zaman görmez.
   *[hard] Ada her şeyi düşünür.
}

## Why a match was won

why-lowdown-crossed =
    { $winners } daha çok dizinin üstünü çizdi. { $others } ile fark: { $count ->
        [one] bir dizi
       *[other] { $count } dizi
    }.

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-lowdown-own_line = { $sum } = { $total }. Yalnızca 10 edenin ya da üçü aynı olanın üstünü çiz.
refused-lowdown-own_help_write = Bir sayı ve bir renk al. Bunlar hangi boş karelere uyuyor?
refused-lowdown-own_help_cross = Her dolu diziyi topla. 10 edenin ya da üçü aynı olanın üstünü çiz.
