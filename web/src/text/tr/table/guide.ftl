# Tips for a first match, each shown once on a device: what an event or a prompt of the rules means for what to do next.

guide-knockout-prompt-sum = Toplamı veren parlak sayılara dokun.
guide-knockout-prompt-doubles = İki zar aynı! Sayıyı ele geçirmek için ona iki kez dokun.
guide-knockout-prompt-place_value = Nasıl yapıldığını görmek için halkanın altındaki bir toplama dokun.
guide-knockout-knocked_out = Dışarı atıldı! Aynı renkte iki bilye güvendedir.
guide-knockout-captured = Ele geçirildi! Bu bir puandır.

guide-knaster-prompt-write = Bu sayı herkesin. Yazmak için boş bir kareye dokun.
guide-knaster-prompt-write_or_circle = Bu sayıyı yuvarlak içine al ya da tekrar yaz.
guide-knaster-line_without_result = Bu dizi doldu, ama kombinasyon yok.
guide-knaster-box_scored = Kutudaki puanlar senin.
guide-knaster-one_more_roll = Bir kâğıt doldu. Şimdi herkes son bir sayı alır.

guide-roll_it-prompt-place = İşaretli sayılar senin için boş. Birine dokun.
guide-roll_it-prompt-any_cell = 7 şanslıdır! Her yere konur.
guide-roll_it-tic_tac_toe = { $grids ->
    [9] Bir XOX: 3 puan daha! Büyük XOX için aynı dizide üç tablo kazan!
   *[other] Bir XOX: 3 puan daha!
}
guide-roll_it-grand = Büyük XOX! Bu, 5 puan daha demek.

guide-lowdown-prompt-open = Bir sayıya ve bir renge, sonra bir kareye dokun.
guide-lowdown-prompt-secret_or_wild = Bu ikisi senin. İkisine, sonra bir kareye dokun.
guide-lowdown-prompt-cross = Üçü aynı ya da toplamı 10! Üstünü çizmek için diziye dokun.
guide-lowdown-blacked_out = Karalanan kare 6 puan sayılır.
guide-lowdown-last_turn = Bu tur bitince maç da biter.

guide-roll_out-prompt-both = Bu sayılardan birinin puluna dokun.
guide-roll_out-rolled_out = Roll Out oldu! Ortadaki her pul geri gelir.
guide-roll_out-few_left = Artık bir zar yeter.
