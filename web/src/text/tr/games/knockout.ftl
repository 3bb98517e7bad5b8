# Knockout

knockout-name = Knockout
knockout-about = Zarların toplamını parçala. Bilyeleri dışarı at. İkinci bilyenle sayıları ele geçir.
    .aim = { $level ->
        [face2] Üç
        [sum2] Üç
       *[other] Beş
    } sayı ele geçiren kazanır.
knockout-first-seat = Kimin başlayacağını zarlar gösterir.

knockout-option-level = Nasıl hesaplamak istersin?
knockout-option-level-value = { $value ->
    [face2] Tek tek, iki zar
    [face3] Tek tek, üç zar
    [sum2] Toplam, iki zar
    [place] Onluk ve birlik
   *[sum3] Toplam, üç zar
}
knockout-option-level-about = { $value ->
    [face2] En kolayı. Her zarda çıkan sayıyı ya da toplamı kullan. Çift gelirse boş bir sayıyı ele geçirirsin. Üç sayı ele geçiren kazanır.
    [face3] Her zarda çıkan sayıyı ya da toplamı kullan. Çift gelirse boş bir sayıyı ele geçirirsin. Beş sayı ele geçiren kazanır.
    [sum2] İki zarın toplamını veren sayılar bul. Her sayıyı bir kez kullan. Üç sayı ele geçiren kazanır.
    [place] En zoru. Onluk ve birlikle bir sayı yap, örneğin 14 + 6 = 20. Toplamı bu olan sayılar bul. Beş sayı ele geçiren kazanır.
   *[sum3] Üç zarın toplamını veren sayılar bul. Her sayıyı bir kez kullan. Beş sayı ele geçiren kazanır.
}
knockout-advice-long = Dört oyuncuyla maç uzun sürer, çoğu zaman 100 hamleden fazla. Daha kısası: “{ $level ->
    [face2] Tek tek, iki zar
    [sum2] Toplam, iki zar
   *[other] { $level }
}”.

## What to do now

knockout-prompt-no_move = Bu atışa uyan açık sayı yok. “Pas” düğmesine dokun.
knockout-prompt-sum = Toplamı { $total } eden sayılara dokun.
knockout-prompt-faces = Her zarda çıkan sayıya dokun. Ya da yalnızca toplama dokun: { $total }.
knockout-prompt-faces_only = Her zarda çıkan sayıya dokun.
knockout-prompt-doubles = Her zarda çıkan sayıya dokun. Ya da yalnızca toplama dokun: { $total }. İki bilye { $number } sayısını ele geçirir.
knockout-prompt-doubles_only = Her zarda çıkan sayıya dokun. İki bilye { $number } sayısını ele geçirir.
knockout-prompt-sum_only = { $total } sayısına dokun. Bu atışa başka bir şey uymuyor.
knockout-prompt-place_value = Onluk ve birlikle bir sayı yap. Sonra toplamı bu olan sayılara dokun.
knockout-step-complete = { $count ->
    [one] { $sum } uyuyor! “Tamam” düğmesine dokun.
   *[other] { $sum }. Uyuyor! “Tamam” düğmesine dokun.
}
knockout-step-missing = Elinde { $sum } var. Sana { $missing } daha gerekiyor.
knockout-step-more = Elinde { $sum } var. Başka sayılara da dokun.
knockout-step-faces = Şimdi buna da dokun: { $numbers }.

## What happened

knockout-roll_off = { $other } zar attı: { $action }. Toplam { $total }.
knockout-starts = { $other } başlıyor.
knockout-tied = Berabere: { $others } tekrar zar atıyor.
knockout-total = { $name } zar attı: { $action }. Toplam { $total }.
knockout-totals = { $name } zar attı: { $action }. Yapılabilen sayılar: { $totals }.
knockout-no_move = Uygun açık sayı yok.
knockout-placed = { $name }, { $total } sayısını şöyle yaptı: { $numbers }.
    .do = { $total } sayısını şöyle yap: { $numbers }.
    .spoken = { $name } kullandı: { $numbers }.
knockout-arranged = Zarlar: { $arrangements }.
knockout-knocked_out = { $numbers-count ->
    [one] { $numbers } sayısındaki bilye dışarı atıldı, sahibi { $other }.
   *[other] { $numbers } sayılarındaki bilyeler dışarı atıldı, sahibi { $other }.
}
knockout-captured = { $name } ele geçirdi: { $numbers }!

## The score

knockout-score-captures = Ele geçirilen sayılar
    .figures = { $count ->
        [0] yok
       *[other] { $count }: { $numbers }
    }
knockout-score-marbles = Beraberlikte: halkadaki bilyeler
    .figures = { $count }
knockout-ended-captures = { $captures } sayı ele geçirildi, maç bitti.
knockout-ended-no_move = Herkes art arda { $rolls } atışta hamle yapamadı.
    .brief = Kimse hamle yapamadı.

## Hints: what a move gains, as parts of a list

hint-knockout-look = { $low } ile { $high } arasına bak. İyi bir hamle orada.
hint-knockout-wins = { $numbers-count ->
    [one] { $numbers } sayısını ele geçirir ve kazanır
   *[other] { $numbers } sayılarını ele geçirir ve kazanır
}
hint-knockout-captures = { $numbers-count ->
    [one] { $numbers } sayısını ele geçirir
   *[other] { $numbers } sayılarını ele geçirir
}
hint-knockout-knocks_out = { $count ->
    [one] bir bilyeyi dışarı atar
   *[other] { $count } bilyeyi dışarı atar
}
hint-knockout-places = { $count ->
    [one] boş bir sayıya bir bilye koyar
   *[other] boş sayılara { $count } bilye koyar
}

### Board

knockout-board = Halka: ok tuşlarıyla sayıdan sayıya git
knockout-number-empty = { $number }: boş
knockout-number-single = { $number }: bilye, sahibi { $name }
knockout-number-closed = { $number }: kapalı, ele geçiren { $name }
knockout-number-open-place = { $number }: boş, buraya bilye konabilir
knockout-number-open-knock_out = { $number }: bilye, sahibi { $name }, dışarı atabilirsin
knockout-number-open-capture = { $number }: senin bilyen, ikincisi sayıyı ele geçirir
knockout-number-chosen-place = { $number }: bilyen buraya gelir
knockout-number-chosen-knock_out = { $number }: bilyen buraya gelir, bir bilyeyi dışarı atar, sahibi { $name }
knockout-number-chosen-capture = { $number }: ikinci bilyen buraya gelir ve sayıyı ele geçirir
knockout-number-both = { $number }: iki bilyen de buraya gelir ve sayıyı ele geçirir

knockout-missing = { $missing } daha gerekiyor
knockout-ready = Uyuyor ✓
knockout-to-win = { $captures } sayı ele geçiren kazanır
knockout-passes = Hamlesiz atış: { $passes } / { $end }
knockout-totals-heading = Zarların toplamları: nasıl yapıldığını görmek için birini seç
knockout-look-at-total = { $count ->
    [one] Hâlâ bir toplam yapabilirsin. Nasıl yapıldığını görmek için ona dokun.
   *[other] Hâlâ { $count } toplam yapabilirsin. Nasıl yapıldığını görmek için birine dokun.
}
knockout-lost = artık olmaz
knockout-total-left = { $total }: { $missing } daha gerekiyor
knockout-total-reached = { $total }: tamam
knockout-total-lost = { $total }: artık olmaz

## What a class has missed

knockout-asked_split = { $total } sayısını parçala: { $sum }
knockout-asked_faces = Tek tek ya da hepsi: { $sum }
knockout-asked_place = Onluk ve birlik: { $faces }

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-knockout-captured = { $number } ele geçirildi, kapalı kalır. Başka bir sayı seç.
refused-knockout-faces_or_sum = Zarlarda çıkan: { $faces }. Bunların hepsini ya da yalnızca { $total } sayısını kullan.
refused-knockout-misadded = Elinde { $sum } var, { $total } değil. Tekrar say.
refused-knockout-no_completion = Elinde { $sum } var. Açık sayılarla { $total } olmuyor. Birini geri al.
refused-knockout-no_completion_place = Elinde { $sum } var. Açık sayılarla zarların hiçbir toplamı olmuyor. Birini geri al.
refused-knockout-not_a_place_total = Elinde { $sum } var. Bu zarlarla olanlar: { $totals }. Birini yapmanın yolunu bul.
refused-knockout-not_doubles = { $number } sayısına iki bilye koymak için iki zarda { $number } gerekir. Birini geri al.
refused-knockout-not_empty = { $number } sayısında bir bilye var. Çift, yalnızca boş sayıyı ele geçirir. Toplamı kullan: { $total }.
refused-knockout-other_total = Elinde { $sum } var. Zarların toplamı { $total }. { $total } yapmanın yolunu bul.
refused-knockout-too_much = Elinde { $sum } var. Bu, { $total } sayısından fazla. Bir sayıyı geri al.
refused-knockout-triple = Üç zar aynıysa yalnızca birlikte sayılır. { $total } sayısını al.
refused-knockout-twice = { $number } sayısını yalnızca bir kez kullanabilirsin. Başka bir sayı seç.
