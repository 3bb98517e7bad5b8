# The matches on this device: their list, what can be done with them, files and links.

matches-heading = Maçlar
matches-all = { $count ->
    [0] Bütün maçlar
    [one] Bütün maçlar (1)
   *[other] Bütün maçlar ({ $count })
}
matches-none = Henüz maç yok. Oynadığın maçları burada bulursun.
matches-begin = Bir oyun seç ve başla!
matches-search = Bir ad ya da oyun ara
matches-kinds = Hangi maçlar
matches-kind = { $kind ->
    [running] Devam edenler
    [finished] Bitenler
   *[all] Hepsi
}
matches-found = { $found ->
    [0] Maç bulunamadı.
   *[other] Bulunan maçlar: { $found } / { $count }
}

match-turn = Sıradaki: { $name }
match-score = { $name }: { $points }
match-scores = { $scores }
match-menu = Daha fazla: { $name }
match-go-on = Oynamaya devam et
match-look = Bak
rename = Ad ver
rename-heading = Bu maçın adı ne olsun?
rename-label = Maçın adı
rename-about = Boş bırakırsan oyuncuların adları kullanılır.
rename-do = Adı kaydet
duplicate = Kopyasını çıkar
match-copy = { $name } (kopya)
match-copied = Bu bir kopya: { $name }. Buradan sonra zarları farklı gelir.
open-match = Aç
problem-match-gone = Bu maç artık bu cihazda yok. Başka bir maç seç.
problem-went-on = Bu arada maç ilerledi. Hiçbir şey geri alınmadı. Tahtaya bak, sonra tekrar dene.
remark-copied = Bu maç buraya kadar başka bir maçın kopyası. Buradan sonra zarları farklı gelir.
storage-revived = Bu maç silinmişti. Burada oynamaya devam ettin, o yüzden yine saklanıyor.

share = Bu maçı paylaş
share-heading = Bu maçı paylaş
share-about = Bağlantıyı gönder ya da bu resmi başka bir kameraya okut. İkisi de maçın şimdiki hâlinin bir kopyasını açar.
share-code = Bu bağlantının karekodu
share-too-long = Bu maç karekod için çok uzun oldu. Bağlantı ve dosya yine çalışır.
share-link = Kopyalanacak bağlantı
share-copy = Bağlantıyı kopyala
share-copied = Bağlantı kopyalandı.
share-not-copied = Bu tarayıcı kopyalamaya izin vermiyor. Bağlantıyı buradan kopyala:
share-system = Gönder…
share-file = Dosya olarak kaydet

shared-present = Bu maç bu cihazda zaten var.
shared-open = Aç
shared-keep-copy = İkinci kopya da kalsın

problem-match-broken = Saklanan maç bozulmuş. Onu “Maçlar” sayfasında dosya olarak kaydedebilirsin.
problem-storage-unread = Rollbook bu cihazda saklananları şu an okuyamıyor. Sayfayı yenile.
problem-storage-unchanged = Tarayıcı bunu yapamadı, hiçbir şey değişmedi. Tekrar dene.
storage-failed = { $what ->
    [robots] Bu robot şu an saklanamadı. Yazmaya devam et, sayfayı açık bırak. Rollbook kendisi tekrar dener.
    [classes] Son değişikliğiniz şu an saklanamadı. Sayfayı açık bırakın. Rollbook kendisi tekrar dener.
   *[matches] Bu maç şu an saklanamadı. Oynamaya devam et, sayfayı açık bırak. Rollbook kendisi tekrar dener.
}
storage-silent = { $what ->
    [robots] Rollbook bir şey saklamak isteyince bu tarayıcı yanıt vermiyor. Tarayıcının diğer pencerelerini kapat. Yoksa robotlar sayfa kapanınca kaybolur.
    [classes] Rollbook bir şey saklamak isteyince bu tarayıcı yanıt vermiyor. Tarayıcının diğer pencerelerini kapatın. Yoksa sonuçlar sayfa kapanınca kaybolur.
   *[matches] Rollbook bir şey saklamak isteyince bu tarayıcı yanıt vermiyor. Tarayıcının diğer pencerelerini kapat. Yoksa maçlar sayfa kapanınca kaybolur.
}
storage-cleared = Tarayıcı burada saklanan maçları silmiş. Masadaki maç yeniden saklandı. Maçlarını ara sıra dosya olarak kaydet.
conflict-followed = Bu maça başka bir pencerede devam edildi. Burada şimdiki hâlini görüyorsun.
problem-other-match = Rollbook bu maçı karıştırdı, son adımı saklayamadı. Maçı tekrar aç.
problem-link-large = Bu bağlantı bir maç için çok uzun. Onu tekrar iste.
log-earlier = { $count ->
    [one] Bundan önce bir adım daha var. Görmek için buradaki en eski adıma dokun.
   *[other] Bundan önce { $count } adım daha var. Görmek için buradaki en eski adıma dokun.
}
log-later = { $count ->
    [one] Bundan sonra bir adım daha var. Görmek için buradaki en yeni adıma dokun.
   *[other] Bundan sonra { $count } adım daha var. Görmek için buradaki en yeni adıma dokun.
}
