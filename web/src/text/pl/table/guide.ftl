# Wskazówki na pierwszą partię, każda raz na urządzeniu: co znaczy zdarzenie albo polecenie i co robić dalej.

guide-knockout-prompt-sum = Stuknij w świecące liczby, które razem dają sumę kostek.
guide-knockout-prompt-doubles = Dwie takie same kostki! Stuknij dwa razy w ich liczbę, a ją zdobędziesz.
guide-knockout-prompt-place_value = Stuknij w sumę pod kręgiem i zobacz, jak powstaje.
guide-knockout-knocked_out = Kulka zbita! Dwie w tym samym kolorze są bezpieczne.
guide-knockout-captured = Liczba zdobyta! To jeden punkt.

guide-knaster-prompt-write = Wszyscy mają tę liczbę. Stuknij w puste pole i wpisz ją tam.
guide-knaster-prompt-write_or_circle = Zakreśl tę liczbę albo wpisz ją jeszcze raz.
guide-knaster-line_without_result = Ta linia jest pełna, ale nie ma układu.
guide-knaster-box_scored = Punkty z ramki są twoje.
guide-knaster-one_more_roll = Jedna kartka jest pełna. Teraz wszyscy dostają ostatnią liczbę.

guide-roll_it-prompt-place = Każda zaznaczona liczba jest dla ciebie wolna. Stuknij w jedną.
guide-roll_it-prompt-any_cell = 7 przynosi szczęście! Pasuje wszędzie.
guide-roll_it-tic_tac_toe = { $grids ->
    [9] Tic-Tac-Toe: 3 punkty więcej! Wygraj trzy siatki w linii, a masz Grand!
   *[other] Tic-Tac-Toe: 3 punkty więcej!
}
guide-roll_it-grand = Grand! To 5 punktów więcej.

guide-lowdown-prompt-open = Stuknij w liczbę i kolor, a potem w pole.
guide-lowdown-prompt-secret_or_wild = Te dwie kostki spod kubka są twoje. Stuknij w obie, potem w pole.
guide-lowdown-prompt-cross = Trzy takie same albo razem 10! Stuknij w linię i ją skreśl.
guide-lowdown-blacked_out = Czarne pole to 6 punktów.
guide-lowdown-last_turn = Po tej turze partia się kończy.

guide-roll_out-prompt-both = Stuknij w pionek z jedną z tych liczb.
guide-roll_out-rolled_out = Pech! Wszystko ze środka wraca.
guide-roll_out-few_left = Teraz wystarczy jedna kostka.
