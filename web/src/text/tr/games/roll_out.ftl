# Roll Out

roll_out-name = Roll Out
roll_out-about = Dokuz pulu ortaya götür. Diğer oyuncunun pullarını beyaza çevir. Zamanında dur!
roll_out-first-seat = Kimin başlayacağını zarlar gösterir.

## What to do now

roll_out-prompt-both = { $first } ve { $second } sayılarını kullan.
roll_out-prompt-both_or_sum = { $first } ve { $second } sayılarını kullan. Ya da yalnızca toplamı kullan: { $total }.
roll_out-prompt-any = { $kinds ->
    [1] { $first } sayısını bir ya da iki kez kullan.
   *[other] { $first } ya da { $second } sayısını kullan. İkisi de olur.
}
roll_out-prompt-any_or_sum = { $kinds ->
    [1] { $first } sayısını bir ya da iki kez kullan. Ya da yalnızca toplamı kullan: { $total }.
   *[other] { $first } ya da { $second } sayısını kullan. İkisi de olur. Ya da yalnızca toplamı kullan: { $total }.
}
roll_out-prompt-one = { $number } sayısını kullan. Başka bir şey uymuyor.
    .spoken = { $number } sayısını kullan.
roll_out-prompt-one_or_sum = { $number } sayısını kullan. Ya da yalnızca toplamı kullan: { $total }.
roll_out-prompt-sum = Yalnızca toplamı kullan: { $total }. Başka bir şey uymuyor.
    .spoken = Yalnızca toplamı kullan: { $total }.
roll_out-prompt-roll_out = { $first } ve { $second } uymuyor. Roll Out oldu: Ortadaki pulların geri gelir. “Pas” düğmesine dokun.
roll_out-prompt-decide = { $count ->
    [0] Ortada pulun yok. Duracak mısın, tekrar mı atacaksın?
   *[other] Durursan güvende: { $numbers }. Yoksa tekrar mı atacaksın?
}
roll_out-step-both = Şimdi { $number } sayısını da kullan.
roll_out-step-also = “Tamam” düğmesine dokun ya da { $number } sayısını da kullan.

## What happened

roll_out-roll_off = { $other } zar attı: { $first } ve { $second }. Toplam { $total }.
roll_out-starts = { $other } başlıyor.
roll_out-tied = Berabere: { $others } tekrar zar atıyor.
roll_out-rolled = { $name } zar attı: { $first } ve { $second }.
roll_out-few_left = { $name } zar attı: { $first } ve { $second }. Artık bir zar yeter.
    .short = Az pul kaldı: Bir zar yeter.
roll_out-no_use = { $name } zar attı: { $first } ve { $second }. Bunlar uymuyor.
    .short = { $first } ve { $second } uymuyor.
    .brief = { "" }
roll_out-moved = { $name } ortaya götürdü: { $number }.
    .turn = { $name } ortaya götürdü: { $numbers }.
    .do = { $number } numaralı pulu ortaya götür.
    .brief = { "" }
roll_out-turned_up = { $name } renkliye çevirdi: { $number }.
    .turn = { $name } renkliye çevirdi: { $numbers }.
    .do = { $number } numaralı pulu renkliye çevir.
roll_out-flipped = { $name } beyaza çevirdi: { $number }, sahibi { $other }.
    .turn = { $name } beyaza çevirdi: { $numbers }, sahibi { $other }.
    .do = { $number } numaralı pulu beyaza çevir. Sahibi: { $other }.
roll_out-rolls_on = { $count ->
    [0] { $name } tekrar atıyor.
   *[other] { $name } tekrar atıyor. Ortada: { $numbers }.
}
    .spoken = { $name } tekrar atıyor.
    .turn = { $times ->
        [one] { $name } bir kez daha attı.
       *[other] { $name }, { $times } kez daha attı.
    }
    .do = Tekrar at.
    .brief = { "" }
roll_out-stopped = { $count ->
    [0] { $name } durdu.
    [one] { $name } durdu: { $numbers } güvende.
   *[other] { $name } durdu: { $numbers } güvende.
}
    .short = { $count ->
        [0] { $name } durdu.
       *[other] { $name } durdu. Güvende: { $numbers }
    }
    .do = Dur.
roll_out-rolled_out = { $count ->
    [0] Roll Out oldu: { $name }.
    [one] Roll Out oldu: { $name }. Geri gelen: { $numbers }.
   *[other] Roll Out oldu: { $name }. Geri gelenler: { $numbers }.
}
    .short = { $count ->
        [0] Roll Out oldu: { $name }.
       *[other] Roll Out oldu: { $name }. Öne dönen: { $numbers }
    }

## The score

roll_out-score-out = Dışarıdaki pullar
    .figures = { $count }
roll_out-score-centre = Maç sonunda ortadaki pullar
    .figures = { $count }
roll_out-score-words = { $safe } güvende
    .more = { $at_stake } tehlikede
roll_out-ended-cleared = Öndeki son pul da gitti.

## Hints: what a move gains, as parts of a list

hint-roll_out-look_other = Önce diğer oyuncunun pullarına bak: { $other }.
hint-roll_out-look_own = Önce kendi pullarına bak.
hint-roll_out-wins = son pulu ortaya götürür ve kazanır
hint-roll_out-moves = { $count ->
    [one] bir pulu ortaya götürür
   *[other] { $count } pulu ortaya götürür
}
hint-roll_out-flips = { $count ->
    [one] diğer oyuncunun bir pulunu beyaza çevirir
   *[other] diğer oyuncunun { $count } pulunu beyaza çevirir
}
hint-roll_out-turns_up = { $count ->
    [one] bir pulu renkliye çevirir
   *[other] { $count } pulu renkliye çevirir
}
hint-roll_out-stops = { $count ->
    [0] 100 atıştan yaklaşık { $percent } tanesi uymaz
   *[other] { $numbers } güvende kalır: 100 atıştan yaklaşık { $percent } tanesi uymaz
}
hint-roll_out-rolls_on = { $count ->
    [0] hiçbir pulu tehlikeye atmaz
   *[other] 100 atıştan yalnızca yaklaşık { $percent } tanesi uymaz
}

### Board

roll_out-board = Masa: ok tuşlarıyla puldan pula git
roll_out-row = Öndeki pullar: { $name }
roll_out-centre = Orta
roll_out-out = Dışarıda
roll_out-pile = { $count ->
    [0] { $name }: dışarıda pul yok
   *[other] { $name }: dışarıda { $count } pul ({ $numbers })
}
roll_out-checker-up = { $name }: { $number }
roll_out-checker-white = { $name }: { $number }, beyaz yüzü üstte
roll_out-checker-centre = { $name }: { $number }, ortada
roll_out-checker-open-c = { $name }: { $number }, ortaya gidebilir
roll_out-checker-open-u = { $name }: { $number }, beyaz yüzü üstte, renkliye çevrilebilir
roll_out-checker-open-f = { $name }: { $number }, beyaza çevrilebilir
roll_out-checker-chosen-c = { $name }: { $number }, ortaya gidiyor
roll_out-checker-chosen-u = { $name }: { $number }, renkliye çevriliyor
roll_out-checker-chosen-f = { $name }: { $number }, beyaza çevriliyor
roll_out-sign-c = ortaya
roll_out-sign-u = renkliye çevir
roll_out-sign-f = beyaza çevir
roll_out-stop = Dur
roll_out-stop-about = { $count ->
    [0] Sıran biter
   *[other] Güvende: { $numbers }
}
roll_out-roll = Tekrar at
roll_out-roll-about = { $count ->
    [0] Tehlikede pul yok
   *[other] Tehlikede: { $numbers }
}
roll_out-risk = Tehlike: { $of } atıştan { $ways } tanesi

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_out-decide = Bu atış bitti. Dur ya da tekrar at.
refused-roll_out-in_centre = { $number } numaralı pulun zaten ortada. Uygun bir pul bul.
refused-roll_out-no_sum = Zarlarda { $first } ve { $second } var. Bunları kullan: { $total } numaralı pul yok.
refused-roll_out-not_white = { $number } numaralı pulun renkli yüzü zaten üstte. Uygun bir pul bul.
refused-roll_out-one_die = İki zarı da kullan. Geriye { $number } kaldı.
refused-roll_out-opponent_out = Diğer oyuncunun { $number } numaralı pulu zaten dışarıda. Uygun bir pul bul.
refused-roll_out-opponent_white = Diğer oyuncunun { $number } numaralı pulu zaten beyaz. Uygun bir pul bul.
refused-roll_out-other_die = İki zarı da kullan. Böyle oynarsan { $number } boşa gider. İkisine de uyan bir yol bul.
refused-roll_out-other_numbers = Zarlarda { $first } ve { $second } var. Bunları kullan. Ya da toplamı kullan: { $first } + { $second } = { $total }.
refused-roll_out-out = { $number } numaralı pulun zaten dışarıda. Uygun bir pul bul.
refused-roll_out-rolled_out = { $first } ve { $second } uymuyor. Roll Out oldu: “Pas” düğmesine dokun.
refused-roll_out-use_first = Önce { $first } ve { $second } sayılarını kullan.
refused-roll_out-white = { $number } numaralı pulun beyaz. Önce onu renkliye çevir.
