# A tablet of a class: the code, what is locked, its result.

## The code, where it is typed

class-code = Sınıf kodu
join-code = Sınıf kodu
join-code-about = Kodu öğretmenin gösterir. Büyük harf, boşluk ve kısa çizgi fark etmez.
join-code-do = Aç
join-heading = Sınıfın oynuyor
join-names = Burada kim oynuyor?
join-names-about = { $people ->
    [one] Adını yaz, sonra başla.
   *[other] Adlarınızı yazın, sonra başlayın.
}
join-finished = Bu maç bitti.
join-begun = Bu maça daha önce başlandı.
join-go-on = Devam et
join-see-result = Sonucu gör
join-again = Tekrar oyna
join-again-about = Tekrar oynadığını öğretmenin görebilir.
class-people = { $people ->
    [0] Yalnızca robotlar
    [one] Her tablette bir kişi
   *[other] Her tablette { $people } kişi
}
class-robots = Robotlar: { $names }
class-work = { $value ->
    [self] Herkes kendi hesaplar
   *[page] Zarları Rollbook toplar
}
class-own-dice = Her tabletin kendi zarları var
class-lock = { $lock ->
    [hints] İpucu yok
    [chances] Atıştan önce olasılıklar kilitli
    [settings] Maçın ayarları kilitli
   *[new] Bu maç bitmeden başka maç yok
}
remark-class = Bu maçın sınıf kodu: { $code }.
remark-again = Bu kodla bu tablette { $number } numaralı maç.

## What is locked

locked-new = Öğretmenin bir maç seçti. Önce onu bitir.
locked-settings = Öğretmenin bu maçın ayarlarını kilitledi.

## The result of a tablet

my-result-show = Sonucumu göster
my-result = Sonucum
my-result-about = Bunu öğretmeninin tabletine göster. Tabletin kamerası onu okur.
my-result-so-far = Bu, ne kadar ilerlediğini gösterir. Kapat ve oynamaya devam et.
my-result-code = Bu maçın sonucunu gösteren karekod
my-result-turn = Resim { $number } / { $count }
my-result-next = Sonraki resim
my-result-hold = Resimleri durdur
my-result-first = Yine ilk resim
my-result-title = Sonuç: { $names }

## A locked tablet, and the teacher's PIN

lock-heading = Kilitli
lock-about = { $pin ->
    [yes] Sınıfın burada bir maç oynuyor. Önce onu bitir. Gerisini öğretmeninin PIN kodu açar.
   *[no] Sınıfın burada bir maç oynuyor. Önce onu bitir.
}
lock-to-match = Maça git
lock-pin = Öğretmenin PIN kodu
locked-joining = Sınıfın burada oynuyor. Önce adını seç.
lock-to-joining = Adımı seç
lock-opened = Bu tablet öğretmen için açık.
lock-again = Yine kilitle
pin-heading = Öğretmenin PIN kodu
# As in English
pin-label = PIN
pin-about = Çocuksan “Vazgeç” düğmesine dokun. Maç devam eder.
pin-wrong = Bu PIN doğru değil.
pin-wait = Biraz bekle, sonra tekrar dene.
pin-seconds = { $seconds ->
    [one] Bir saniye daha
   *[other] { $seconds } saniye daha
}
pin-open = Aç
join-pin = Bu tablet, maç bitene kadar maçta kalır.
join-pick-about = { $people ->
    [one] Adına dokun, sonra başla.
   *[other] { $people } adınıza dokunun, sonra başlayın.
}
join-not-listed = Adım burada yok
join-chosen = Burada oynayan: { $names }
join-two-groups = Bu adlar ayrı gruplarda oynuyor. Her gruba ayrı bir tablet gerekir.
join-name-missing = { $people ->
    [one] Kim oynuyor? Senin adın eksik.
   *[other] Kimler oynuyor? { $people } ad gerekiyor.
}

## Puzzles that a class solves

puzzles-of = Bulmacalar: { $game }
puzzles-of-class = Sınıfının bulmacaları
puzzles-done = Biten bulmacalar: { $done } / { $count }
puzzles-delete = Bulmacalar silinsin mi: { $name }?
puzzles-delete-about = Bu tabletteki yanıtlar geri gelmez.
class-puzzles = { $count ->
    [one] Bir bulmaca, altmış saniye
   *[other] { $count } bulmaca, her biri altmış saniye
}
class-puzzles-sheet = Çalışma yaprağı { $number }
class-puzzles-lock = Bu bulmacalar bitmeden başka bir şey yok
join-puzzles-begun = Bu kodun bulmacaları bu tablette zaten var.
join-puzzles-again = Baştan başla
join-puzzles-again-about = Kimin iki kez çözdüğünü öğretmenin görebilir.
locked-puzzles = Öğretmenin bulmacalar seçti. Önce onları çöz.
lock-to-puzzles = Bulmacalara git
join-puzzles-pin = Bu tablet, bulmacalar bitene kadar bulmacalarda kalır.
