# Szanse następnego rzutu, przy stole.
chances-ask = Pokaż szanse
chances-heading = Następny rzut
chances-about = Stuknij w miejsce i zobacz, jakie rzuty tam pasują.
chances-about-guess = Stuknij w miejsce i najpierw zgadnij.
chances-of = { $ways } z { $of } rzutów
chances-always = Każdy rzut
chances-never = Żaden rzut
chances-figure = { $ways } z { $of }
chances-gain = { $gain }: { $ways } z { $of }
chances-no-use = Nic nie daje
chances-place = To miejsce
chances-guess = Ile z { $of } rzutów tu pasuje?
chances-guess-show = Pokaż mi
chances-guessed = Zgadujesz: { $guess }
chances-all = Wszystkie miejsca
chances-throws = Rzuty według sumy
chance-knockout-captures = Zdobyć liczbę
chance-knockout-knocks_out = Zbić kulkę
chance-roll_it-line = Ułożyć Tic-Tac-Toe
chance-knaster-box = Dostać punkty z ramki
chance-knaster-circles = Dostać kółka za linię

thousand-do = 1000 ×: rozegraj stąd 1000 partii
# As in English
thousand-do-short = 1000 ×
# As in English
thousand-letter = { $letter ->
    [first] A
   *[second] B
}

luck-better-dice =
    { $seats ->
        [2] Więcej
       *[other] Najwięcej
    } szczęścia w rzutach: { $name }.
luck-better-choices =
    { $seats ->
        [2] Lepsze
       *[other] Najlepsze
    } wybory: { $name }.
