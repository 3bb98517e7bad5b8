# Lowdown: its puzzles, which are also the tasks of the teacher's desk.

task-lowdown-best = { $points } puanın var. Bir sayı ve bir renk al. Hangi karede en az puanın kalır? Joker kullanma.
    .heading = En iyi kare
    .hint = 10 edebilecek ya da üçü aynı olabilecek dizileri ara.
    .option = { $box } karesine { $number }
task-lowdown-best-answer = { $box } karesine { $number } (kareler satır satır sayılır). 10 eden ya da üçü aynı olan dizilerin üstünü çiz. Kalan puan: { $points }, azalan puan: { $saved }.
task-lowdown-lines = Şimdi hangi dizilerin üstü çizilebilir?
    .heading = Neyin üstü çizilebilir?
    .hint = Her dolu diziyi topla. 10 mu ediyor, üçü de aynı mı?
    .option = { $line }
task-lowdown-lines-answer = { $count ->
    [one] Bir dizi: { $lines } ({ $sums }).
   *[other] { $count } dizi: { $lines } ({ $sums }).
} En iyi seçim { $saved } puan azaltır.
task-lowdown-bond = { $first } ve { $second } aynı dizide. Hangi sayıyla 10 olur?
    .hint = İkisini topla. 10 için kaç eksik?
    .ask = Hangi sayı?
task-lowdown-bond-answer = { $sum } = 10
