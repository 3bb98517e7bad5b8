# Lowdown

lowdown-name = Lowdown
lowdown-about = Bir sayı ve bir renk al. Tablolarını doldur. Olabildiğince çok puanın üstünü çiz.
lowdown-first-seat = En küçüğünüz başlar. Oyuncu 1 o olsun.

# How colours and lines are called, wherever they are spoken of.
lowdown-say-red = kırmızı
lowdown-say-orange = turuncu
lowdown-say-yellow = sarı
lowdown-say-green = yeşil
lowdown-say-blue = mavi
lowdown-say-purple = mor
lowdown-say-row1 = birinci satır
    .begin = Birinci satırın
    .of = birinci satırın
lowdown-say-row2 = ikinci satır
    .begin = İkinci satırın
    .of = ikinci satırın
lowdown-say-row3 = üçüncü satır
    .begin = Üçüncü satırın
    .of = üçüncü satırın
lowdown-say-col1 = birinci sütun
    .begin = Birinci sütunun
    .of = birinci sütunun
lowdown-say-col2 = ikinci sütun
    .begin = İkinci sütunun
    .of = ikinci sütunun
lowdown-say-col3 = üçüncü sütun
    .begin = Üçüncü sütunun
    .of = üçüncü sütunun
lowdown-say-diag1 = sol üstten inen çapraz
    .begin = Sol üstten inen çaprazın
    .of = sol üstten inen çaprazın
lowdown-say-diag2 = sol alttan çıkan çapraz
    .begin = Sol alttan çıkan çaprazın
    .of = sol alttan çıkan çaprazın
# A line of a grid: { $what } is one of the lines above, { $where } the grid's letter.
lowdown-say-within = { $where } tablosundaki { $what }
    .begin = { $where } tablosundaki { $what-of }
    .of = { $where } tablosundaki { $what-of }

## What to do now

lowdown-prompt-open = Bir sayıya, bir renge ve bir kareye dokun. Ya da bardağın altına bak.
    .spoken = { $wilds ->
        [0] Bir sayı, bir renk ve bir kare seç.
       *[other] Bir sayı, bir renk ya da joker ve bir kare seç.
    } Ya da bardağın altına bak.
    .brief = Seç ya da bardağın altına bak.
lowdown-prompt-secret = Bu ikisi senin: { $numbers } ve { $colours }. İkisine ve bir kareye dokun.
lowdown-prompt-secret_or_wild = Bu ikisi senin: { $numbers } ve { $colours }. İkisine ve bir kareye dokun. Joker de olur.
lowdown-prompt-left = Şimdi sen: Bir sayıya, bir renge ve bir kareye dokun.
    .spoken = { $wilds ->
        [0] Şimdi sen: { $numbers } ve { $colours }.
       *[other] Şimdi sen: { $numbers } ve { $colours } ya da joker.
    }
lowdown-prompt-wild = Renklerin hiçbir boş kareye uymuyor. Joker kullan.
lowdown-prompt-wild_or_peek = Bu renkler hiçbir boş kareye uymuyor. Joker kullan ya da bardağın altına bak.
lowdown-prompt-black = Hiçbir şey yazamıyorsun. Karalamak için bir kare seç.
lowdown-prompt-black_or_peek = Hiçbir şey yazamıyorsun. Bardağın altına bak ya da bir kare karala.
lowdown-prompt-cross = { $count ->
    [one] İşaretli dizinin üstünü çiz: { $points } puan azalır!
   *[other] İşaretli bir dizinin üstünü çiz: en çok { $points } puan azalır!
}
    .spoken = Bir dizinin üstünü çiz: { $lines }. { $count ->
        [one] { $points }
       *[other] En çok { $points }
    } puan azalır.
lowdown-prompt-roll = Dört zar at: iki sayı ve iki renk.
    .button = Zar at
    .brief = Zarları at.
lowdown-prompt-lift = Bardağı kaldır. Altındaki iki zarı da kullanabilirsin.
    .button = Bardağı kaldır
    .robot = { $name } bardağı kaldırmak üzere
    .brief = Bardağı kaldır.
lowdown-prompt-lift_for_one = Bardağı kaldır. Altındaki iki zarı { $other } kullanmak zorunda.
    .button = Bardağı kaldır
    .robot = { $name } bardağı kaldırmak üzere
    .brief = Bardağı kaldır.
lowdown-step-number = Şimdi bir sayı.
lowdown-step-colour = Şimdi bir renk.
    .spoken = { $wilds ->
        [0] Şimdi bir renk.
       *[other] Şimdi bir renk ya da joker.
    }
lowdown-step-box = Şimdi { $colour } renge uyan bir kare.
lowdown-step-no_box = Hiçbir boş kare { $colour } renge uymuyor. Joker ya da başka bir renk kullan.
lowdown-step-any_box = Şimdi boş bir kare.
lowdown-step-wild = Bu karenin rengi { $takes }, { $colour } değil. Joker kullan ya da başka kare seç.
lowdown-step-only_wild = Bu karenin rengi { $takes }. Joker kullan ya da başka kare seç.

## What happened

lowdown-open_dice = { $name } zar attı: { $numbers }, { $colours }.
lowdown-secret_dice = { $other } bardağı kaldırdı: { $number } ve { $colour }.
lowdown-peeked = { $name } bardağın altına baktı.
    .do = Bardağın altına bak.
lowdown-wrote = { $name } yazdı: { $colour } { $number }.
    .spoken = { $name } yazdı: { $box } karesine { $colour } { $number }.
    .do = Şunu yaz: { $colour } { $number }.
    .brief = { $name } yazdı: { $box } karesine { $number }.
lowdown-wrote_wild = { $name } jokerle yazdı: { $number }. Kalan joker: { $left }.
    .spoken = { $name } jokerle yazdı: { $box } karesine { $number }. Kalan joker: { $left }.
    .do = { $number } sayısını jokerle yaz.
    .brief = { $name }: joker { $number }, { $box }.
lowdown-blacked_out = { $name } bir kare karaladı.
    .spoken = { $name } karaladı: { $box }.
    .do = Bu kareyi karala.
lowdown-set_aside = Kenara konanlar: { $number } ve { $colour }.
    .spoken = { "" }
lowdown-grid_filled = { $name }: { $grid } tablosu doldu.
lowdown-last_turn = İkinci tablo da doldu! Bu tur bitince maç da biter.
    .brief = Bu tur bitince maç da biter.
lowdown-crossed = { $name }, { $numbers } sayılarının üstünü çizdi: { $points } puan azaldı!
    .spoken = { $name }, { $line-of } üstünü çizdi ({ $numbers }): { $points } puan azaldı!
    .do = { $numbers } sayılarının üstünü çiz.
    .brief = { $name }, { $line-of } üstünü çizdi.
lowdown-done = { $name } başka dizinin üstünü çizmiyor.
    .do = Başka dizinin üstünü çizme.
    .brief = { "" }

## Hints

hint-lowdown-look = { $grid } tablosuna bak. Orada iyi bir yer bul.
hint-lowdown-completes = üstü çizilecek bir dizi yapar: { $points } puan azaltır
    .spoken = bir dizi tamamlar, { $line }: { $points } puan azaltır
hint-lowdown-prepares = sonra { $numbers } ile bir dizinin üstünü çizdirir
    .spoken = sonra { $numbers } ile { $line-of } üstünü çizdirir
hint-lowdown-adds = { $points ->
    [one] yalnızca 1 puan ekler
   *[other] yalnızca { $points } puan ekler
}
hint-lowdown-wild = bir joker harcar, geriye { $left } joker kalır
hint-lowdown-crosses = { $points } puan azaltır
hint-lowdown-done = bu sayıları daha iyi bir diziye saklar
hint-lowdown-peek = bardağın altında daha iyi zarlar arar
hint-lowdown-black = en az diziyi bozar

## The score

lowdown-score-grid = { $grid } tablosu
    .figures = { $numbers }
lowdown-score-blackouts = Karalanan kareler
    .figures = { $count } × { $each } puan
lowdown-ended-two_grids = { $others } { $others-count ->
    [one] iki tablo doldurdu
   *[other] ikişer tablo doldurdu
}. En az puanı olan kazanır.
    .brief = İki tablo doldu: En az puanı olan kazanır.

### Board

lowdown-board = Tablolar, { $name }: ok tuşlarıyla kareden kareye git
lowdown-sheet = Kâğıt: { $name }
lowdown-look = { $name }, kalan joker: { $wilds }. Bu kâğıda bak
lowdown-box-empty = { $box }, { $colours }: boş
lowdown-box-open = { $box }, { $colours }: seçilebilir
lowdown-box-picked = { $box }, { $colours }: seçildi
lowdown-box-number = { $box }: { $number }
lowdown-box-crossed = { $box }: { $number }, üstü çizili
lowdown-box-black = { $box }: karalandı
lowdown-wild = Joker
lowdown-wilds = Jokerle istediğin kareye yaz: { $wilds } jokerden { $left } tanesi kaldı
lowdown-dice = Zarlar
lowdown-die = { $face }
lowdown-die-take = { $face }: bu zarı al
lowdown-die-aside = { $face }: kenarda
lowdown-aside = Kenarda
lowdown-cup = Bardak: { $name }
lowdown-peek = Bardağın altına bak: { $name }
lowdown-peek-short = Bak
lowdown-crossing = Üstü çizilebilen diziler
lowdown-line = { $line-begin } üstünü çiz:
lowdown-done-short = Hiçbirini çizme
lowdown-gain = { $points } azalır

## What a class has missed

lowdown-asked_line = Dolu bir dizi: { $sum } = { $total }
lowdown-asked_box = Şu renk için bir kare: { $colour }
lowdown-asked_none = Hiçbir renk uymayınca

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-lowdown-box_filled = Bu kare dolu. Boş bir kare seç.
refused-lowdown-box_no_colour = Bu karenin rengi { $takes }. Sende { $colours } var, joker yok. Uygun bir kare bul.
refused-lowdown-box_other_colour = Bu karenin rengi { $takes }, { $colour } değil. Uygun bir kare bul.
refused-lowdown-colour_needed = Aldığın renk zarını da yaz, örneğin “wild 5 red B4”.
refused-lowdown-colour_not_open = Alabileceğin zarlarda { $colour } yok. Renklerin: { $colours }.
refused-lowdown-cup_lifted = Bardak kalktı. Altındaki iki zarı kullan.
refused-lowdown-line_crossed = Bu dizinin üstü zaten çizili. Çizilmemiş bir dizi bul.
refused-lowdown-line_not_written = Bu dizide üç sayı yok. Üç sayısı olan bir dizi bul.
refused-lowdown-line_shares_box = Bu dizinin bir karesi zaten çizili. Hiçbir karesi çizilmemiş bir dizi bul.
refused-lowdown-line_total = Bu dizi { $total } ediyor. 10 eden ya da üçü aynı olan bir dizi bul.
refused-lowdown-no_box_for_colour = Boş karelerinin hiçbiri { $colour } renge uymuyor. Uygun bir renk seç.
refused-lowdown-no_colour_needed = Bunun için renk gerekmez. Renk seçme.
refused-lowdown-no_wild_left = Jokerin kalmadı. Bir renk kullan.
refused-lowdown-not_stuck = Yalnızca başka çare yoksa kare karalanır. Bir sayı yaz.
refused-lowdown-number_not_open = Alabileceğin zarlarda { $number } yok. Sayıların: { $numbers }.
refused-lowdown-only_active_peeks = Yalnızca sıra sendeyken bakabilirsin. Bir sayı ve bir renk al.
refused-lowdown-only_blackout = Hiçbir şey yazamıyorsun. Karalamak için boş bir kare seç.
refused-lowdown-write_first = Önce bir sayı yaz. Sonra bir dizinin üstünü çizebilirsin.
refused-lowdown-written_already = Bir kare doldurdun. Bir dizinin üstünü çiz ya da “Hiçbirini çizme” düğmesine dokun.
