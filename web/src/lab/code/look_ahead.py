# What comes after my move? Throw the dice three times, let the next
# player take the best move, and see how far I lead then.


def choose(state, seat, rng):
    sign = -1 if state.game.lowest_wins else 1

    def lead(state):
        scores = [sign * score for score in state.scores()]
        return scores[seat] - max(scores[:seat] + scores[seat + 1 :])

    def answered(state):
        if state.to_act in ((), ("dice",)):
            return lead(state)
        actor = state.to_act[0]
        moves = list(state.legal(actor))[:12]
        leads = [lead(state.apply(actor, move)) for move in moves]
        return max(leads) if actor == seat else min(leads)

    def value(move):
        after = state.apply(seat, move)
        if after.to_act != ("dice",):
            return lead(after)
        rolls = [roll for roll, chance in rng.choices(after.outcomes(), k=3)]
        return sum(answered(after.apply("dice", roll)) for roll in rolls)

    moves = list(state.legal(seat))
    return max(rng.sample(moves, min(12, len(moves))), key=value)
