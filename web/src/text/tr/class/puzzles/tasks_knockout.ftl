# Knockout: its puzzles, which are also the tasks of the teacher's desk.

task-knockout-ways = { $dice } = { $total } attın. Farklı açık sayılarla { $total } yapmanın bütün yollarını bul.
    .heading = Bütün yollar
    .hint = En büyük sayıyla başla. Sonra eksik kalanı ara.
    .ask = Kaç yol var?
task-knockout-ways-answer = { $count ->
    [one] Bir yol: { $sums }.
   *[other] { $count } yol: { $sums }.
}
task-knockout-place = { $dice } zarlarından onluk ve birlikle hangi sayıları yapabilirsin?
    .heading = Onluk ve birlik
    .hint = Her zarı bir kez onluk yap. Sonra diğerlerini ekle ya da çıkar.
    .ask = Kaç farklı sayı?
task-knockout-place-answer = { $count ->
    [one] Bir sayı: { $totals }.
   *[other] { $count } sayı: { $totals }.
}
task-knockout-chance = Üç zar atıyorsun. Mümkün olan 216 atışın kaçında toplam { $total } olur?
    .heading = Bir toplam ne kadar sık gelir?
    .hint = Önce üç sayıyı bul. Sonra kaç farklı sırayla gelebildiklerini say.
    .ask = Kaç atış?
task-knockout-chance-answer = { $throws } atıştan { $ways } tanesi, { $percent ->
    [0] %1’den az
   *[other] yaklaşık %{ $percent }
}. Sıraya bakmadan: { $sums }.
task-knockout-make = Farklı sayılarla { $total } yapmanın bütün yollarını bul. { $total } tek başına da sayılır.
    .hint = En büyük sayıyla başla. Sonra eksik kalanı ara.
    .ask = Kaç yol var?
