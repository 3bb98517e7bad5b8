def value(state, seat):
    """Return how good a state is for a seat: its captures and marbles, less the mean of the others'."""
    if state.result():
        return 100.0 * (seat in state.result().winners)
    total = 0.0
    for each in range(state.seats):
        worth = 3 * state.captured[each].bit_count() + 1.2 * state.singles[each].bit_count()
        total += worth if each == seat else -worth / (state.seats - 1)
    return total


def after_answer(state, seat):
    """Return the mean value over all rolls, if the next player answers each with their best move."""
    if not state.to_act:
        return value(state, seat)
    mean = 0.0
    for roll, chance in state.outcomes():
        rolled = state.apply("dice", roll)
        other = rolled.to_act[0]
        answers = [rolled.apply(other, move) for move in rolled.legal(other)]
        mean += chance * value(max(answers, key=lambda answer: value(answer, other)), seat)
    return mean


def choose(state, seat, rng):
    moves = sorted(state.legal(seat), key=lambda move: value(state.apply(seat, move), seat), reverse=True)
    return max(moves[:4], key=lambda move: after_answer(state.apply(seat, move), seat))
