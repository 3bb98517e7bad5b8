# Wskazówki na pierwszą partię, każda raz na urządzeniu: co znaczy zdarzenie albo polecenie i co robić dalej.

guide-knockout-prompt-sum = Stuknij w świecące liczby, które razem dają sumę kostek. Jedną kulkę można zbić. Twoje dwie są bezpieczne.
guide-knockout-prompt-faces = Stuknij w liczbę z każdej kostki albo tylko w sumę. Możesz wybierać świecące liczby.
guide-knockout-prompt-doubles = Dwie takie same kostki! Stuknij dwa razy w ich liczbę, a ją zdobędziesz.
guide-knockout-prompt-place_value = Pod kręgiem są sumy, które dają twoje kostki. Stuknij w jedną i zobacz, jak powstaje. Potem stuknij w liczby w kręgu.
guide-knockout-knocked_out = Kulka zbita! Jedna kulka nigdy nie jest bezpieczna. Dwie w tym samym kolorze są bezpieczne.
guide-knockout-captured = Liczba zdobyta! Dwie kulki w tym samym kolorze zamykają liczbę. To jeden punkt.

guide-knaster-prompt-write = Wszyscy mają tę liczbę. Stuknij w puste pole i wpisz ją tam. Myśl o liniach!
guide-knaster-prompt-write_or_circle = Masz już tę liczbę. Stuknij w nią i ją zakreśl. Albo wpisz ją jeszcze raz.
guide-knaster-prompt-bonus = Twoja linia to układ! Stuknij w liczby, które chcesz zakreślić.
guide-knaster-line_without_result = Ta linia jest pełna, ale nie ma układu. Lista pokazuje układy.
guide-knaster-box_scored = Wszystkie pięć liczb ma kółka. Punkty z ramki są twoje.
guide-knaster-one_more_roll = Jedna kartka jest pełna. Teraz wszyscy dostają ostatnią liczbę.

guide-roll_it-prompt-place = Każda zaznaczona liczba jest dla ciebie wolna. Stuknij w jedną. Trzy twoje żetony w linii dają punkty.
guide-roll_it-prompt-any_cell = 7 przynosi szczęście! Pasuje wszędzie. Czy ułożysz linię?
guide-roll_it-tic_tac_toe = { $grids ->
    [9] Tic-Tac-Toe: 3 punkty więcej! Wygraj trzy siatki w linii, a masz Grand!
   *[other] Tic-Tac-Toe: 3 punkty więcej!
}
guide-roll_it-grand = Grand! To 5 punktów więcej.

guide-lowdown-prompt-open = Kto ma najmniej punktów, wygrywa. Stuknij w liczbę i kolor, a potem w pole.
guide-lowdown-prompt-left = Teraz ty: weź liczbę i kolor z tych, które zostały. Pisz na swojej tabliczce.
guide-lowdown-prompt-secret_or_wild = Te dwie kostki spod kubka są twoje. Stuknij w obie, potem w pole. Albo zamiast koloru użyj jokera.
guide-lowdown-prompt-cross = Trzy takie same albo razem 10! Stuknij w linię i ją skreśl. Wtedy nie dodaje punktów.
guide-lowdown-blacked_out = Czarne pole to 6 punktów. Nigdy nie można go skreślić.
guide-lowdown-last_turn = Na jednej tabliczce są dwie pełne siatki. Po tej turze partia się kończy.

guide-roll_out-prompt-both = Stuknij w pionek z jedną z tych liczb. Twój idzie na środek. Cudzy robi się biały.
guide-roll_out-prompt-both_or_sum = Stuknij w swój pionek, a pójdzie na środek. Albo stuknij w cudzy i odwróć go na biało.
guide-roll_out-rolled_out = Pech! Wszystko ze środka wraca. Powiedz stop w porę, a pionki będą bezpieczne.
guide-roll_out-few_left = W rzędzie masz już tylko jeden lub dwa pionki. Teraz wystarczy jedna kostka.
