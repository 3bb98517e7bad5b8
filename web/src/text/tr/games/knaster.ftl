# Knaster

knaster-name = Knaster
knaster-about = Herkes aynı atışı kullanır. Sayıyı yaz ya da yuvarlak içine al. Kombinasyonlar yap.
knaster-first-seat = Zarı önce en küçüğünüz atar. Oyuncu 1 o olsun.

# How lines and combinations are called, wherever they are spoken of.
knaster-say-row1 = birinci satır
    .in = birinci satırda
knaster-say-row2 = ikinci satır
    .in = ikinci satırda
knaster-say-row3 = üçüncü satır
    .in = üçüncü satırda
knaster-say-row4 = dördüncü satır
    .in = dördüncü satırda
knaster-say-row5 = beşinci satır
    .in = beşinci satırda
knaster-say-cola = a sütunu
    .in = a sütununda
knaster-say-colb = b sütunu
    .in = b sütununda
knaster-say-colc = c sütunu
    .in = c sütununda
knaster-say-cold = d sütunu
    .in = d sütununda
knaster-say-cole = e sütunu
    .in = e sütununda
knaster-say-diag1 = sol üstten inen çapraz
    .in = sol üstten inen çaprazda
knaster-say-diag2 = sol alttan çıkan çapraz
    .in = sol alttan çıkan çaprazda
knaster-say-three = Üçlü
knaster-say-four = Dörtlü
knaster-say-five = Beşli
knaster-say-two_pairs = İki çift
knaster-say-full_house = Üçlü ve çift
knaster-say-straight = Seri

## What to do now

knaster-prompt-write = { $total } sayısını boş bir kareye yaz.
    .brief = { $total } yaz.
knaster-prompt-write_or_circle = { $total } sayısını boş bir kareye yaz. Ya da yazılı bir { $total } sayısını yuvarlak içine al.
    .spoken = { $total } sayısını yaz ya da yuvarlak içine al: { $cells }.
knaster-prompt-circle = Kâğıdın dolu. Bir { $total } sayısını yuvarlak içine al.
knaster-prompt-pass = Kâğıdın dolu. Yuvarlak içine alacak { $total } yok. “Pas” düğmesine dokun.
knaster-prompt-bonus = { $result }! İşaretli dizide { $circles ->
    [one] bir sayıyı
   *[other] { $circles } sayıyı
} yuvarlak içine al.
    .spoken = Şimdi { $line-in } { $circles ->
        [one] bir sayıyı
       *[other] { $circles } sayıyı
    } yuvarlak içine al.
knaster-prompt-bonuses = İki ya da daha çok dizi! Birinin kutusuna, sonra sayılarına dokun.
    .spoken = Yuvarlak kazandıran diziler: { $lines }! Birinin kutusuna, sonra sayılarına dokun.
knaster-step-line = Şimdi o dizinin kutusuna dokun.
knaster-step-circle = İşaretli dizide { $circles ->
    [one] bir sayıyı
   *[other] { $circles } sayıyı
} daha yuvarlak içine al.
    .spoken = Şimdi { $line-in } { $circles ->
        [one] bir sayıyı
       *[other] { $circles } sayıyı
    } daha yuvarlak içine al.

## What happened

knaster-total = { $name } zar attı: { $action }. Herkesin sayısı { $total }.
    .brief = { $name } zar attı: { $action }.
knaster-last_total = { $name } zar attı: { $action }. Son sayı { $total }.
    .brief = { $name } zar attı: { $action }.
knaster-written = { $name } yazdı: { $number }.
    .spoken = { $name } yazdı: { $cell } karesine { $number }.
    .do = { $number } sayısını yaz.
    .brief = { $name } yazdı: { $cell }.
knaster-circled = { $name } yuvarlak içine aldı: { $number }.
    .spoken = { $name } yuvarlak içine aldı: { $cell } karesinde { $number }.
    .do = { $number } sayısını yuvarlak içine al.
    .brief = { $name } yuvarlak içine aldı: { $cell }.
knaster-bonus_circled = { $name } yuvarlak içine aldı: { $numbers }.
    .spoken = { $name } yuvarlak içine aldı: { $numbers } ({ $cells }).
    .do = Yuvarlak içine al: { $numbers }.
    .brief = { $name } yuvarlak içine aldı: { $cells }.
knaster-line_completed = { $result }: { $circles ->
    [one] bir yuvarlak
   *[other] { $circles } yuvarlak
}!
    .spoken = { $result }, { $line-in }: { $circles ->
        [one] bir yuvarlak
       *[other] { $circles } yuvarlak
    }!
    .brief = { $result }, { $line-in }!
knaster-line_without_result = Bir dizi doldu, ama kombinasyon yok.
    .spoken = Kombinasyon çıkmayan dizi: { $line }.
    .brief = { "" }
    .turn = Kombinasyon çıkmayan diziler: { $lines }.
knaster-bonus_dropped = Bir dizide yuvarlak içine alacak sayı kalmadı.
    .spoken = Yuvarlak içine alacak sayı kalmayan dizi: { $line }.
knaster-box_scored = Bir dizide beş yuvarlak: { $points } puan!
    .spoken = Beş yuvarlak, { $line-in }: { $points } puan!
    .turn = Beş yuvarlak, { $lines-in }: { $points } puan!
knaster-sheet_full = { $name } kâğıdını doldurdu.
    .brief = { "" }
knaster-one_more_roll = Bir atış daha: Bu sonuncu.
    .brief = Bir atış daha.

## Hints

hint-knaster-look = Çerçeveli diziye bak. Hangi kare en iyisi?
    .spoken = Şu diziye bak: { $line }. Hangi kare en iyisi?
hint-knaster-completes = { $result }: { $circles ->
    [one] bir yuvarlak kazandırır
   *[other] { $circles } yuvarlak kazandırır
}
    .spoken = { $result }, { $line-in }: { $circles ->
        [one] bir yuvarlak kazandırır
       *[other] { $circles } yuvarlak kazandırır
    }
hint-knaster-scores = bir dizide beş yuvarlak yapar: { $points } puan
    .spoken = { $line-in } beş yuvarlak yapar: { $points } puan
hint-knaster-circles = { $count ->
    [one] bir yuvarlak daha kazandırır
   *[other] { $count } yuvarlak daha kazandırır
}
hint-knaster-awaits = sonra { $numbers } uyar
    .spoken = sonra { $line-in } { $numbers } uyar
hint-knaster-joins = { $number } ile uyuşur
    .spoken = { $line-in } { $number } ile uyuşur
hint-knaster-runs = hâlâ seri olabilir
    .spoken = { $line } hâlâ seri olabilir
hint-knaster-spares = iyi dizileri boş bırakır

## The score

knaster-score-boxes = Kutular
    .figures = { $boxes }
knaster-score-circles = Yuvarlaklar
    .figures = { $count ->
        [one] { $count } yuvarlak
       *[other] { $count } yuvarlak
    }
knaster-ended-full = Bir kâğıt doldu. Son atış da oynandı.
    .brief = Bir kâğıt doldu.
knaster-ended-alone = Kâğıdın doldu. İyi oynadın! Gelecek sefer 50 puanı geçmeye çalış.
knaster-ended-good = Kâğıdın doldu. 50 puanı geçtin: Bu iyi!
knaster-ended-brilliant = Kâğıdın doldu. 80 puanı geçtin: Bu harika!
knaster-ended-spectacular = Kâğıdın doldu. 100 puanı geçtin: Bu muhteşem!

## The board

knaster-slip = Kâğıt: { $name }
knaster-others = Diğer kâğıtlar
knaster-look = { $name }, { $points ->
    [one] 1 puan
   *[other] { $points } puan
}, { $state ->
    [waiting] henüz oynamadı
    [done] oynadı
   *[resting] bu kâğıda bak
}
knaster-cell-empty = { $cell }: boş
knaster-cell-open = { $cell }: boş, buraya yazabilirsin
knaster-cell-number = { $cell }: { $number }
knaster-cell-number-open = { $cell }: { $number }, yuvarlak içine alınabilir
knaster-cell-circled = { $cell }: { $number }, yuvarlak içinde
knaster-cell-picked = { $cell }: { $number }, yuvarlak için seçildi
knaster-box-empty = Kutu, { $line }: { $points }
knaster-box-near = Kutu, { $line }: { $points }. Bir sayı daha: { $result }
knaster-box-due = Kutu, { $line }: { $points }. Çizilecek yuvarlak var
knaster-box-open = Kutu, { $line }: { $points }. { $result }, çizilecek yuvarlak: { $circles }
knaster-box-picked = Kutu, { $line }: { $points }, seçildi. Çizilecek yuvarlak: { $circles }
knaster-box-scored = Kutu, { $line }: { $points }, puan alındı
knaster-combinations = Kombinasyonlar
knaster-circles-mean = = bir sayıyı yuvarlak içine al
knaster-circles = { $circles ->
    [one] 1 yuvarlak
   *[other] { $circles } yuvarlak
}
knaster-example-three = 4 9 4 4 6
knaster-example-four = 8 8 5 8 8
knaster-example-five = 7 7 7 7 7
knaster-example-two_pairs = 6 3 9 3 6
knaster-example-full_house = 5 8 8 5 8
knaster-example-straight = 4 7 5 8 6

## What a class has missed

knaster-asked_circles = Yuvarlaklar: { $result }

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knaster-circle_count = Bu dizide tam { $circles } sayıyı yuvarlak içine al, { $drawn } değil.
refused-knaster-circled = Bu { $number } zaten yuvarlak içinde. Yuvarlağı olmayan bir sayı seç.
refused-knaster-done = Bu turda oynadın. Diğerlerini bekle.
refused-knaster-empty = Bu kare boş. Bir sayıyı yuvarlak içine al.
refused-knaster-not_full = Bu dizi dolu değil: 5 sayıdan { $filled } tanesi var. Bir sayı yaz ya da yuvarlak içine al.
refused-knaster-judge_first = Önce işaretli dizide sayıları yuvarlak içine al.
refused-knaster-none_due = Bir dizi yalnızca bir kez yuvarlak kazandırır: dolduğu zaman. Bir sayı yaz ya da yuvarlak içine al.
refused-knaster-not_due = Bu dizi şimdi yuvarlak kazandırmıyor. İşaretli diziyi kullan.
refused-knaster-not_on_line = Bu kare işaretli dizide değil. O diziden bir kare seç.
refused-knaster-nothing_possible = Kâğıt dolu. Yuvarlak içine alacak { $total } yok. “Pas” düğmesine dokun.
refused-knaster-one_cell = Her turda yalnızca bir sayı yaz ya da yuvarlak içine al.
refused-knaster-one_line = Her seferinde tek bir dizi seç.
refused-knaster-other_number = Zarların toplamı { $total }. Bu karede { $number } var. Boş bir kare ya da { $total } seç.
refused-knaster-taken = Bu karede zaten { $number } var. Boş bir kare seç.
