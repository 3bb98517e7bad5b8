# The chances of the next throw, at the table.
chances-ask = Olasılıkları göster
chances-heading = Sonraki atış
chances-about = Atışlarını görmek için bir yere dokun.
chances-about-guess = Bir yere dokun ve önce tahmin et.
chances-of = { $of } atıştan { $ways } tanesi
chances-always = Her atış
chances-never = Hiçbir atış
chances-figure = { $ways } / { $of }
chances-gain = { $gain }: { $ways } / { $of }
chances-no-use = İşe yaramaz
chances-place = Burası
chances-guess = { $of } atıştan kaç tanesi buraya uyar?
chances-guess-show = Göster
chances-guessed = Tahminin: { $guess }
chances-all = Bütün yerler
chances-throws = Toplamlarına göre atışlar
chance-knockout-captures = Bir sayıyı ele geçir
chance-knockout-knocks_out = Bir bilyeyi dışarı at
chance-roll_it-line = Bir XOX tamamla
chance-knaster-box = Bir kutunun puanını al
chance-knaster-circles = Bir dizi için yuvarlak kazan

thousand-do = 1000 ×: buradan 1000 maç oynat
# As in English
thousand-do-short = 1000 ×
# As in English
thousand-letter = { $letter ->
    [first] A
   *[second] B
}

luck-better-dice =
    { $name } zarda { $seats ->
        [2] daha
       *[other] en
    } şanslıydı.
luck-better-choices =
    { $name } { $seats ->
        [2] daha iyi
       *[other] en iyi
    } seçti.
