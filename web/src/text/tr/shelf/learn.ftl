# Working it out oneself.

work-choice = Kim hesaplasın?
work-choice-value = { $value ->
    [self] Kendin hesapla
   *[page] Rollbook yardım eder
}
work-choice-about = { $value ->
    [self] Zarları sen toplarsın. Hiçbir yer parlamaz. Yanlış yere dokunursan nedenini öğrenirsin.
   *[page] Rollbook zarları toplar, uygun yerler parlar.
}
work-answers = Zarlar kaç ediyor?
work-open = ?
work-count = Bu noktayı say
work-right = { $name }: { $moves } hamleden { $right } tanesi ilk seferde doğru
remark-work = Herkes kendi hesaplar.

## The shelf

card-people = Birlikte
card-robot = Robotla
card-play = Oyna
card-more = Daha çok bilgi: { $game }
grown-ups = Büyükler için
card-change = Ayarla…
set-up-game = Oyun
set-up-table = Masa
set-up-beginners = ilk maç için iyi

## A first match, step by step

puzzles = Bulmacalar
learn = Göster
learn-heading = İlk maç
learn-next = İleri
learn-go = Oynamaya devam
learn-leave = Dersi bitir
learn-confirm = “{ $confirm }” düğmesine dokun. O zamana kadar değiştirebilirsin.
learn-ring = Altın renkli halkaya dokun.
learn-step = { $number } / { $steps }

## How a match went

story-alone = Başardın: Tek başına koca bir maç!
story-shared = Berabere! Hepiniz iyi oynadınız.
story-close = Az farkla bitti! { $others } az kalsın kazanıyordu.
story-behind = Ne dönüş ama: { $others } öndeydi, { $winners } arkadan gelip geçti.
story-ahead = { $winners } çoğunlukla öndeydi. { $others } hiç vazgeçmedi!

rules-contents = İçindekiler

## What a robot is like, where a game has no robot-habit-GAME of its own

robot-habit = { $level ->
    [easy] Dot sık sık hata yapar.
    [medium] Rusty bazen hata yapar.
   *[hard] Ada her şeyi düşünür.
}

## Another robot, after matches that were lost or won

result-robot = Şimdi bu robotla oyna: { $name }
    .small = { $way ->
        [easier] daha kolay
       *[stronger] daha zor
    }
result-best = En iyi anın:
result-own =
    { $words }, { $points ->
        [one] 1 puan
       *[other] { $points } puan
    }
result-short =
    Yalnızca { $points ->
        [one] 1 puan
       *[other] { $points } puan
    } eksik kaldı.
result-over =
    Yalnızca { $points ->
        [one] 1 puan
       *[other] { $points } puan
    } fazla geldi.
result-more = Daha fazla
result-moments = En güzel anlar

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-picks_incomplete = Hamlen henüz tam değil: Bir yere daha dokun.
refused-answer_first = Önce zarları topla, sonra bulduğun sayıya dokun.
refused-own_again = { $answer } değil. Tekrar say.
refused-own_near = Çok yaklaştın, ama { $answer } değil. Tekrar say.
refused-own_look_again = Uygun bir şey var. Zarları topla ve tekrar bak.
refused-own_count_dots = Zarların üstündeki noktaları say.
refused-own_count_on = Şu sayıdan başla: { $first }. Sonra { $more } daha say.
refused-own_tens = İki zarı yan yana koy: { $tens } ve { $ones }, { $number } eder.
refused-own_sum = { $dice } = { $total }. Neyin uyduğuna bak.
