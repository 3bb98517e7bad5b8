# The words that all games share. What a game alone says stands in its own file.
# The sentences with which Python refuses something come from Python itself.

# Whether this language is written from left to right (ltr) or from right to left (rtl).
text-direction = ltr
page-title = { $screen } · Rollbook

## Start-up

start-up-worker = Masa kuruluyor…
start-up-python = Zarlar kutudan çıkıyor…
start-up-rules = Kurallar okunuyor…
engine-failed = Oyun başlayamadı. Maçların güvende. Tekrar dene ya da sayfayı yenile.
engine-slow = Rollbook bir dakikadır başlayamadı. Maçların güvende. Diğer sekmeleri kapat, sonra tekrar dene.
engine-no-webassembly = Rollbook için WebAssembly gerekir, ama burada kapalı. Nedeni Kilitleme Modu olabilir. Bu sayfa için Kilitleme Modunu kapat, sonra sayfayı yenile.
engine-again = Rollbook takıldı ve yeniden başladı. Hiçbir şey kaybolmadı.
engine-silent = Rollbook yanıt vermiyor. Maçların güvende. Tekrar dene ya da sayfayı yenile.
retry = Tekrar dene
dismiss = Kapat
close = Kapat

## Offline

offline-preparing = İnternetsiz kullanıma hazırlanıyor…
offline-ready = ✓ İnternetsiz kullanıma hazır: Rollbook artık internet olmadan da çalışır.
offline-framed = Rollbook burada başka bir sayfanın içinde. Bu yüzden internet gerekir. İnternetsiz kullanmak için Rollbook’u kendi sekmesinde aç.
offline-insecure = İnternetsiz çalışmaz: Bu adres http ile başlıyor. Varsa https ile başlayan adresi kullan.
offline-unsupported = İnternetsiz çalışmaz: Bu tarayıcı sayfa saklayamıyor. Başka bir tarayıcı dene.
new-version = Rollbook’un yeni bir sürümü var. Maçların olduğu gibi kalır.
reload = Şimdi yenile
storage-full = { $what ->
    [robots] Cihaz dolu. Sayfa kapanınca bu robot kaybolur. Onu dosya olarak kaydet.
    [classes] Cihaz dolu. Cihazda yer açın. Yoksa sayfa kapanınca son değişikliğiniz kaybolur.
   *[matches] Cihaz dolu. Önce bu maçı dosya olarak kaydet, sonra oynamaya devam et. Dosyası yoksa maç, sayfa kapanınca kaybolur.
}
storage-blocked = { $what ->
    [robots] Bu tarayıcı saklamaya izin vermiyor. Robot yazabilirsin, ama sayfa kapanınca kaybolur. Robotlarını dosya olarak kaydet.
    [classes] Bu tarayıcı saklamaya izin vermiyor. Sonuç toplayabilirsiniz, ama sayfa kapanınca kaybolurlar. Onları tablo olarak kaydedin.
   *[matches] Bu tarayıcı saklamaya izin vermiyor. Oynayabilirsin, ama maçlar sayfa kapanınca kaybolur. Onları dosya olarak kaydet.
}

## The shelf

shelf-heading = Rollbook
shelf-what = Arkadaşlarla ya da robotla beş zar oyunu.
shelf-link = Oyunlar
games-heading = Oyunlar
game-seats = { $fewest ->
    [1] 1–{ $most } oyuncu
   *[other] { $fewest }–{ $most } oyuncu
}
game-seats-exact = { $seats } oyuncu
running-heading = Oynamaya devam et
match-running = { $actions ->
    [0] henüz başlamadı
    [one] şimdiye kadar 1 adım
   *[other] şimdiye kadar { $actions } adım
}
match-unsaved = henüz saklanmadı
match-won = { $count ->
    [one] { $winners } kazandı
   *[other] { $winners } birlikte kazandı
}
delete = Sil
match-deleted = { $count ->
    [one] Maç silindi: { $name }.
   *[other] { $count } maç silindi.
}
put-back = Geri getir
to-the-shelf = Oyunlara dön

## Settings

settings = Ayarlar
settings-match = Bu maç
settings-device = Bu cihaz
settings-language = Dil
settings-theme = Renkler
settings-theme-value = { $value ->
    [light] Açık
    [dark] Koyu
    [contrast] Yüksek karşıtlık
   *[system] Cihazdaki gibi
}
settings-sound = Ses
settings-sound-value = { $value ->
    [on] Açık
   *[off] Kapalı
}
settings-motion = Animasyon
settings-motion-value = { $value ->
    [less] Az
   *[system] Cihazdaki gibi
}
settings-hand = Düğmeler hangi el için?
settings-hand-value = { $value ->
    [left] Sol
   *[right] Sağ
}
settings-keys = Tek tuşla kısayollar
settings-keys-value = { $value ->
    [on] Açık
   *[off] Kapalı
}
settings-reach = Tuşlar nereye götürür
settings-reach-value = { $value ->
    [usable] Yalnızca kullanılabilen yerlere
   *[everything] Her yere
}
settings-spoken = Ekran okuyucu ne söyler
settings-spoken-value = { $value ->
    [short] Önemli olanlar
   *[everything] Her şey
}
settings-guide = İlk maç için yardım
settings-guide-value = { $value ->
    [on] Açık (baştan başlar)
   *[off] Kapalı
}
settings-speed = Hız
settings-speed-value = { $value ->
    [slow] Yavaş
    [fast] Hızlı
   *[normal] Normal
}

## Set-up

set-up-count = Kaç oyuncu var?
set-up-seats = Kimler oynuyor?
set-up-name = { $number } numaralı oyuncunun adı
set-up-who = { $number } numaralı oyuncu kim?
set-up-level = { $level ->
    [easy] Dot, kolay robot
    [medium] Rusty, orta robot
    [hard] Ada, zor robot
   *[other] Kişi
}
set-up-look = Oyuncu { $number }: { $look }. Başkasını seç
set-up-looks = Oyuncu { $number } için renkler ve simgeler
who-heading = Sen kimsin?
who-animal = Hayvanın
who-name = Adın
who-about = Adın ve hayvanın bu cihazda kalır. Bir maçı paylaşırsan adın görünür.
who-me = Bu benim
set-up-seed = Zar kodu (istersen)
set-up-seed-about = Aynı kod, aynı atışlar. Yeni atışlar için boş bırak.
set-up-start = Başla
dice-choice = Hangi zarlar?
dice-choice-value = { $value ->
    [real] Gerçek
   *[page] Ekranda
}
dice-choice-about = { $value ->
    [real] Kendi zarlarını at, sonra gelen sayılara dokun.
   *[page] Zarlar ekranda yuvarlanır.
}
curtain-choice = Tablet elden ele geçerken tahtayı gizle
curtain-choice-value = { $value ->
    [on] Açık
   *[off] Kapalı
}
curtain-heading = Tableti { $name } alsın
curtain-take = Ben { $name }
turning-choice = Tahtayı sırası gelene çevir
turning-choice-value = { $value ->
    [on] Açık
   *[off] Kapalı
}
side-value = { $value ->
    [1] ← sol
    [2] ↑ karşı
    [3] → sağ
   *[0] ↓ burası
}
seat-name = Oyuncu { $number }
robot = { $level ->
    [easy] Dot
    [medium] Rusty
   *[hard] Ada
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} ({ $level ->
    [easy] kolay
    [medium] orta
   *[hard] zor
})
# As in English
robot-short = { $level ->
    [easy] Dot
    [medium] Rusty
   *[hard] Ada
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
look = { $colour } { $symbol }
colour-red = kırmızı
    .letter = K
    .mark = K
colour-blue = mavi
    .letter = M
    .mark = Ma
colour-yellow = sarı
    .letter = S
    .mark = S
colour-green = yeşil
    .letter = Y
    .mark = Y
colour-purple = mor
    .letter = O
    .mark = Mo
colour-sky = açık mavi
colour-orange = turuncu
    .letter = T
    .mark = T
colour-pink = pembe
colour-brown = kahverengi
colour-lime = açık yeşil
colour-black = siyah
colour-white = beyaz
symbol-star = yıldız
symbol-disc = daire
symbol-triangle = üçgen
symbol-square = kare
symbol-moon = ay
symbol-drop = damla
symbol-cross = artı
symbol-heart = kalp
symbol-bar = çubuk
symbol-leaf = yaprak
symbol-diamond = elmas
symbol-ring = halka
symbol-cat = kedi
symbol-dog = köpek
symbol-rabbit = tavşan
symbol-frog = kurbağa
symbol-fish = balık
symbol-bird = kuş
symbol-turtle = kaplumbağa
symbol-butterfly = kelebek

## The table

table-heading = Masa
new-match-heading = Yeni maç
turn-heading = Sıra kimde
scores-heading = Puanlar
rolling = Zarlar yuvarlanıyor…
dice-wait = { $count ->
    [one] Bir zar
   *[other] { $count } zar
}
dice-show = Zarlarda çıkan: { $faces }
prompt-roll = Zarları at.
prompt-roll_off = Zarları at. En yüksek toplamı atan başlar.
prompt-type = Zarlarında ne çıktıysa ona dokun.
keypad-heading = Zarlarında çıkanlar
keypad-typed = { $count ->
    [0] Henüz hiçbirine dokunmadın.
   *[other] Dokundukların: { $faces }.
}
keypad-done = Bu zarları kullan
roll-off-heading = En yüksek toplamı atan başlar
roll-off-starts = { $name } başlıyor!
roll-off-tied = Berabere: tekrar at
roll-off-not-yet = –
prompt-others = Lütfen bekle. Şimdi oynayan: { $names }.
step-complete = Bu tam bir hamle. “Tamam” düğmesine dokun.
    .spoken = “Tamam” düğmesini seç.
step-more = Devam et: Başka yerlere de dokun.
scores-lowest = En az puanı olan kazanır
robot-thinks = { $name } düşünüyor
robot-rolls = { $name } zar atmak üzere
robot-held = { $name } seni bekliyor. “Devam” düğmesine dokun.
last-turn = Son hamleyi tekrar göster: { $name }
robots-turn = Şimdi sıra onda: { $name }.
announce-turn = { $name }: { $prompt }
announce-taken-back = Geri alındı: { $what }
announce-again = Tekrar oynandı: { $what }
announce-places = { $more ->
    [0] Kullanabileceğin yerler: { $places }.
   *[other] Kullanabileceğin yerler: { $places } ve { $more } yer daha.
}
announce-more = Devamı için W.
announce-words = İkisine ve>İkisini ve;kutusuna>kutusunu;\b(o|bu)na (da )?dokun>#1nu #2seç;a (da |de )?dokun>ı #1seç;e (da |de )?dokun>i #1seç;dokun>seç
announce-score = { $name }: { $points ->
    [one] 1 puan
   *[other] { $points } puan
}.
announce-score-words = { $name }: { $words }, { $more }.
keys-heading = Tuşlar
keys-tab = Tab: sonraki düğmeye geç
keys-arrows = Ok tuşları: tahtada gez
keys-ends = Home ve End: ilk ve son yer
keys-usable = Page Down ve Page Up: kullanılabilen sonraki yer
keys-tap = Enter ya da boşluk: dokun
keys-escape = Escape: kapat ya da vazgeç
keys-number = Bir sayı: o sayının yerine git
keys-roll = R: zar at ya da yinele
keys-undo = U: geri al
keys-hint = H: ipucu
keys-chances = C: olasılıklar
keys-thousand = T: buradan 1000 maç
keys-score = S: puanları dinle
keys-now = W: ne yapabileceğini ve ne olduğunu dinle
keys-rules = I: kurallar
roll = Zar at
pass = Pas
confirm = Tamam
cancel = Vazgeç
undo = Geri al
redo = Yinele
result = Sonuç
new = Yeni maç
new-short = Yeni
stop = Durdur
go-on = Devam
take-back-heading = Atış geri alınsın mı?
take-back-about = Zarlar yine aynı gelir. Atışı geri aldığın günlükte görünür.
take-back-robot-heading = Hamlen geri alınsın mı?
take-back-robot-about = Robotun hamlesi de geri alınır. Bu, günlükte görünür.
take-back-do = Geri al
take-back-leave = Atış kalsın
new-heading = Yeni bir maç başlasın mı?
new-about = Bu maç listende kalır. Sonra devam edebilirsin.
new-do = Yeni maç
new-leave = Burada devam et
conflict-heading = Bu maça başka bir pencerede devam edildi
conflict-about = Orada oynananı alabilirsin. Ya da ikisi de kalsın: Burada gördüğün, ikinci bir maç olur.
conflict-take = Diğer penceredeki maçla devam et
conflict-copy = İkisi de kalsın

## The log

log-heading = Günlük
log-button = Günlük
log-empty = Henüz bir şey olmadı.
passed = { $name } pas geçti.
    .brief = { "" }
match_over = Maç bitti.
remark-take-back = Burada bir atış geri alındı.
remark-hint = Burada bir ipucu alındı.

## Looking back

past-heading = Geriye bakış
past-where = Maçın önceki hâli
past-beginning = Daha hiçbir şey oynanmamıştı.
past-leave = Şu ana dön
past-left = Şu ana döndün.
replay = Tekrar izle
replay-back = Önceki adım
replay-play = Oynat
replay-pause = Duraklat
replay-forward = Sonraki adım
replay-speed = { $speed ->
    [slow] Hız: yavaş
    [fast] Hız: hızlı
   *[normal] Hız: normal
}
replay-position = Maçtaki yer
replay-position-value = adım { $number }, toplam { $last }

## The result

result-winners = { $count ->
    [one] { $winners } kazandı!
   *[other] { $winners } birlikte kazandı!
}
result-alone = { $points ->
    [one] { $name }: bir puan!
   *[other] { $name }: { $points } puan!
}
result-won = Kazanan
score-points = = { $points }
score-sum = { $points }
score-total = Toplam
again = Tekrar oyna
again-first = Oyuncular yer değiştirir.
again-outside = Bu maç, sınıfın için sayılmaz.
see-board = Tahtaya bak

## Hints: what a move gains, as parts of a list

hint-points = { $points ->
    [one] bir puan daha kazandırır
   *[other] { $points } puan daha kazandırır
}

## Hints and robots

hints-ask = İpucu
hints-heading = İyi hamleler
# The first step: a region of the board. The button below it shows the moves.
hints-region = Önce buraya bak
hints-more = İyi hamleleri göster
hints-as_good = Aynı derecede iyi
hints-choice = İpuçları
hints-choice-value = { $value ->
    [off] İpucu yok
   *[on] Serbest
}
hints-choice-about = İyi hamleleri sorabilirsin. Ne zaman sorduğun günlükte görünür.
settings-seats = Kimler oynuyor?
seat-rename = Adı değiştir
seat-person = Yerine bir kişi geçsin
seat-do = Tamam
seat-robot = Yerine bir robot geçsin
seat-other-robot = Yerine başka bir robot geçsin
seat-leave = Böyle kalsın
decided-heading = Daha iyi bir hamle var mıydı?
decided-looking = Hamlelerine bakılıyor
decided-failed = Rollbook hamlelerine bakamadı. Tekrar dene.
decided-nothing = Büyük bir hata yok. İyi oynadın!
decided-played = Oynanan:
decided-better = Daha iyisi:
decided-try = Dene

## A match that was sent

shared-heading = Senin için bir maç
shared-seats = Oyuncular: { $names }
shared-option = { $option } { $value }
shared-about = Bu cihazda ayrı bir maç olur. Diğer maçların olduğu gibi kalır.
shared-keep = Bu maçı aç

## What cannot be done

problem-heading = Bu olmadı
problem-defect = Rollbook’ta bir şeyler ters gitti. Maçların güvende. Sayfayı yenile. Yine olursa “Rollbook hakkında” sayfasına bak. ({ $detail })
problem-no-such-page = Bu adreste bir şey yok. “Oyunlar” düğmesine dokun.
problem-no-such-match = Bu cihazda bu adreste bir maç yok. Maçlar, oynandıkları cihazda kalır. “Oyunlar” düğmesine dokun.
problem-no-match-open = Masada maç yok. “Oyunlar” düğmesine dokun.
problem-damaged-link = Bu bağlantı bozuk: Bir parçası eksik ya da değişmiş. Onu tekrar iste.

problem-part-missing = Rollbook’un bu parçası yüklenmedi. Tekrar dene.
