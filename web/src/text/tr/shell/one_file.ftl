# Rollbook as one file (rollbook.html), which opens without any server.

offline-inside = ✓ Rollbook bu cihazda bir dosya. İnternet gerekmez.
share-no-link = Rollbook burada bir dosya, bu yüzden bağlantısı yok. Bir dosya kaydet ve onu ver.
my-result-no-link = Rollbook burada bir dosya, bu yüzden bağlantısı yok. Öğretmenin için bir dosya kaydet.
my-result-text = Sonucun yazı olarak
my-result-text-about = Bu yazıyı kopyala ve öğretmenine ver.
my-result-text-copied = Yazı kopyalandı.
