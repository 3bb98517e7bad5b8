# Roll-It Tic-Tac-Toe

roll_it-name = Roll-It Tic-Tac-Toe
roll_it-about = İki zar at. Toplamın üstüne bir jeton koy. Üç jetonla bir dizi yap.
roll_it-first-seat = En küçüğünüz başlar. Oyuncu 1 o olsun.

roll_it-option-grids = Kaç tablo?
roll_it-option-grids-value = { $value ->
    [4] Dört
   *[9] Dokuz
}
roll_it-option-grids-about = { $value ->
    [4] Küçük çocuklar için kısa bir maç. Büyük XOX yoktur.
   *[9] Bütün tahta.
}
roll_it-option-board = Hangi tahta?
roll_it-option-board-value = { $value }. yüz
roll_it-option-board-about = Her yüzde sayıların yeri farklıdır.

## What to do now

roll_it-prompt-place = Boş bir { $total } sayısına jeton koy.
roll_it-prompt-any_cell = 7 geldi! Boş bir sayıya jeton koy.
roll_it-prompt-lost_turn = 2 gelince oynayamazsın. “Pas” düğmesine dokun.
roll_it-prompt-none_free = Boş { $total } yok. “Pas” düğmesine dokun.

## What happened

roll_it-total = { $name } zar attı: { $action }. Toplam { $total }.
roll_it-lost_turn = { $name } zar attı: { $action }. Toplam { $total } gelince oynanmaz.
roll_it-none_free = { $name } zar attı: { $action }. Boş { $total } yok.
roll_it-placed = { $name } jeton koydu: { $number }.
    .spoken = { $name } jeton koydu: { $number }, { $grid }. tablo, satır { $row }, sütun { $column }.
    .do = Bu { $number } sayısına jeton koy.
    .brief = { $name }: { $grid }. tablo, satır { $row }, sütun { $column }.
roll_it-tic_tac_toe = Bir XOX!
    .spoken = { $grid }. tabloda bir XOX!
    .turn = { $grid }. tabloda { $times } XOX!
roll_it-grand = Büyük XOX!
    .spoken = { $grids } numaralı tablolarla Büyük XOX!

## The score

roll_it-score-chips = Jetonlar
    .figures = { $count } × { $each ->
        [one] 1 puan
       *[other] { $each } puan
    }
roll_it-score-tic_tac_toes = XOX
    .figures = { $count } × { $each } puan
roll_it-score-grands = Büyük XOX
    .figures = { $count } × { $each } puan
roll_it-score-tie_break = Beraberlikte: bütün XOX dizilerinin sayıları
    .figures = { $value }
roll_it-ended-full = Bütün sayıların üstü dolu.
roll_it-ended-no_line = Artık kimse yeni bir XOX yapamaz.

## Hints: what a move gains, as parts of a list

hint-roll_it-look = Çerçeveli tabloya bak. Hangi kare en iyisi?
    .spoken = { $grid }. tabloya bak. Hangi kare en iyisi?
hint-roll_it-grands = { $count ->
    [one] bir Büyük XOX yapar
   *[other] { $count } Büyük XOX yapar
}
hint-roll_it-completes = { $count ->
    [one] bir XOX yapar
   *[other] { $count } XOX yapar
}
hint-roll_it-blocks = { $count ->
    [one] bir XOX engeller
   *[other] { $count } XOX engeller
}
hint-roll_it-two_in_line = { $count ->
    [one] sonra bir XOX için tek jeton yeter
   *[other] sonra { $count } XOX için birer jeton yeter
}
hint-roll_it-chip = bir jeton daha koyar

### Board

roll_it-board = Tahta: ok tuşlarıyla kareden kareye git
roll_it-grid = { $grands ->
    [0] { $grid }. tablo
   *[other] { $grid }. tablo, Büyük XOX parçası: { $names }
}
roll_it-grid-lined = { $grid }, XOX var: { $names }
roll_it-cell-free = { $number }, { $grid }. tablo, satır { $row }, sütun { $column }
roll_it-cell-open = { $number }, { $grid }. tablo, satır { $row }, sütun { $column }: buraya jeton konabilir
roll_it-cell-taken = { $number } üstünde { $name }, { $grid }. tablo, satır { $row }, sütun { $column }
roll_it-cell-latest = { $number } üstünde { $name }, { $grid }. tablo, satır { $row }, sütun { $column }: son jeton
roll_it-cell-lined = { $cell }, bir XOX parçası
roll_it-cell-near = { $cell }, bir XOX tamamlar: { $names }

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-roll_it-lost_turn = 2 gelince oynayamazsın. “Pas” düğmesine dokun.
refused-roll_it-none_free = Boş { $total } yok. “Pas” düğmesine dokun.
refused-roll_it-not_in_play = Bu maçta yalnızca dört tablo var. Birini seç.
refused-roll_it-other_number = { $first } + { $second } = { $total }. Bu karede { $number } var. Boş bir { $total } bul.
refused-roll_it-taken = Bu karede zaten bir jeton var. Boş bir kare seç.
