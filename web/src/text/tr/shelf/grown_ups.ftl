# The screens for grown-ups, as the shelf and the set-up name them. Their own words stand elsewhere.

teacher-heading = Öğretmen masası
lab-link = Robot atölyesi
set-up-lab = Bu oyun için robot yaz
for-class = Sınıf için
class-heading = Sınıfın sonuçları
statistics-heading = İstatistikler
about-heading = Rollbook hakkında
install = Rollbook’u yükle
matches-files = Dosyalar
