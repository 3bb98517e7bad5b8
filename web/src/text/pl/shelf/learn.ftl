# Liczenie samodzielnie.

work-choice = Kto liczy?
work-choice-value = { $value ->
    [self] Liczę samodzielnie
   *[page] Rollbook pomaga
}
work-choice-about = { $value ->
    [self] Oczka dodajesz ty. Nic się nie świeci. Gdy coś nie pasuje, dowiesz się dlaczego.
   *[page] Rollbook dodaje oczka. Świeci się to, co pasuje.
}
work-answers = Ile jest razem na kostkach?
work-open = ?
work-count = Policz to oczko
work-right = { $name }: od razu dobrze { $right } z { $moves }
remark-work = Wszyscy liczą samodzielnie.

## The shelf

card-people = Razem
# As in English
card-robot = Robot
card-play = Graj
card-more = Więcej o grze { $game }
grown-ups = Dla dorosłych
card-change = Ustaw…
set-up-game = Gra
set-up-table = Stół
set-up-beginners = dobre na pierwszą partię

## A first match, step by step

puzzles = Zagadki
learn = Pokaż mi
learn-heading = Pierwsza partia
learn-next = Dalej
learn-go = Graj dalej
learn-leave = Przerwij lekcję
learn-confirm = Stuknij w „{ $confirm }”. Do tej chwili możesz coś zmienić.
learn-ring = Stuknij w złoty pierścień.
learn-step = { $number } z { $steps }

## How a match went

story-alone = Udało się: cała partia solo!
story-shared = Remis! Dobra gra, brawo dla wszystkich.
story-close = Mało brakowało! Blisko wygranej: { $others }.
story-behind = Co za zwrot! Długo na czele: { $others }. Wygrana: { $winners }.
story-ahead = Najdłużej na czele: { $winners }. Do końca w grze: { $others }!

rules-contents = Spis treści

## What a robot is like, where a game has no robot-habit-GAME of its own

robot-habit = { $level ->
    [easy] Dot często się myli.
    [medium] Rusty czasem się myli.
   *[hard] Ada myśli o wszystkim.
}

## Another robot, after matches that were lost or won

result-robot = Teraz zagraj z robotem { $name }
    .small = { $way ->
        [easier] łatwiej
       *[stronger] trudniej
    }
result-best = Twoja najlepsza chwila:
result-own =
    { $words }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
result-short =
    { $points ->
        [one] Brakuje tylko 1 punktu
        [few] Brakuje tylko { $points } punktów
       *[many] Brakuje tylko { $points } punktów
    }.
result-over =
    { $points ->
        [one] Tylko 1 punkt
        [few] Tylko { $points } punkty
       *[many] Tylko { $points } punktów
    } za dużo.
result-more = Więcej
result-moments = Najlepsze chwile

## Why not: what the rules answer to a wrong tap. Say what to do next.

refused-picks_incomplete = To jeszcze nie cały ruch: stuknij w coś jeszcze.
refused-answer_first = Najpierw dodaj oczka i stuknij w sumę.
refused-own_again = To nie { $answer }. Policz jeszcze raz.
refused-own_near = Bardzo blisko, ale to nie { $answer }. Policz jeszcze raz.
refused-own_look_again = Coś tu pasuje. Dodaj oczka i spójrz jeszcze raz.
refused-own_count_dots = Policz oczka na kostkach.
refused-own_count_on = Zacznij od { $first }. Dolicz jeszcze { $more }.
refused-own_tens = Połóż dwie kostki obok siebie: { $tens } i { $ones } to { $number }.
refused-own_sum = { $dice } to { $total }. Zobacz, co pasuje.
