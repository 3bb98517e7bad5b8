# Tips for a first match, each shown once on a device: what an event or a prompt of the rules means for what to do next.

guide-knockout-prompt-sum = Toplamı veren parlak sayılara dokun. Tek kalan bilye dışarı atılabilir. İki bilyen güvendedir.
guide-knockout-prompt-faces = Her zarda çıkan sayıya ya da yalnızca toplama dokun. Parlak sayıları kullanabilirsin.
guide-knockout-prompt-doubles = İki zar aynı! Sayıyı ele geçirmek için ona iki kez dokun.
guide-knockout-prompt-place_value = Halkanın altında zarlarınla yapabileceğin toplamlar var. Birine dokun, nasıl yapıldığını gör. Sonra halkadaki sayılara dokun.
guide-knockout-knocked_out = Dışarı atıldı! Tek bilye asla güvende değildir. Aynı renkte iki bilye güvendedir.
guide-knockout-captured = Ele geçirildi! Aynı renkte iki bilye sayıyı kapatır. Bu bir puandır.

guide-knaster-prompt-write = Bu sayı herkesin. Yazmak için boş bir kareye dokun. Dizileri düşün!
guide-knaster-prompt-write_or_circle = Bu sayı sende var. Yuvarlak içine almak için ona dokun. Ya da tekrar yaz.
guide-knaster-prompt-bonus = Dizin bir kombinasyon oldu! Yuvarlak içine almak istediğin sayılara dokun.
guide-knaster-line_without_result = Bu dizi doldu, ama kombinasyon yok. Kombinasyonları listede görürsün.
guide-knaster-box_scored = Beş sayının beşi de yuvarlak içinde. Kutudaki puanlar senin.
guide-knaster-one_more_roll = Bir kâğıt doldu. Şimdi herkes son bir sayı alır.

guide-roll_it-prompt-place = İşaretli sayılar senin için boş. Birine dokun. Üç jetonun bir dizi yaparsa puan gelir.
guide-roll_it-prompt-any_cell = 7 şanslıdır! Her yere konur. Bir diziyi tamamlayabilir misin?
guide-roll_it-tic_tac_toe = { $grids ->
    [9] Bir XOX: 3 puan daha! Büyük XOX için aynı dizide üç tablo kazan!
   *[other] Bir XOX: 3 puan daha!
}
guide-roll_it-grand = Büyük XOX! Bu, 5 puan daha demek.

guide-lowdown-prompt-open = En az puanı olan kazanır. Bir sayıya ve bir renge, sonra bir kareye dokun.
guide-lowdown-prompt-left = Şimdi sen: Kalan bir sayıyı ve bir rengi al. Kendi kâğıdına yaz.
guide-lowdown-prompt-secret_or_wild = Bardağın altına baktın. Bu ikisi senin. İkisine, sonra bir kareye dokun. Ya da renk yerine joker kullan.
guide-lowdown-prompt-cross = Üçü aynı ya da toplamı 10! Üstünü çizmek için diziye dokun. Artık puan eklemez.
guide-lowdown-blacked_out = Karalanan kare 6 puan sayılır. Onun üstü hiç çizilemez.
guide-lowdown-last_turn = Bir kâğıtta iki tablo doldu. Bu tur bitince maç da biter.

guide-roll_out-prompt-both = Bu sayılardan birinin puluna dokun. Seninki ortaya gider. Diğer oyuncununki beyaza döner.
guide-roll_out-prompt-both_or_sum = Götürmek için kendi puluna dokun. Ya da beyaza çevirmek için diğer oyuncununkine dokun.
guide-roll_out-rolled_out = Roll Out oldu! Ortadaki her pul geri gelir. Güvende olmaları için zamanında dur.
guide-roll_out-few_left = Önünde yalnızca bir ya da iki pul kaldı. Artık bir zar yeter.
