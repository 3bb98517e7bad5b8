# Play on at random a few times, and take the move that ends best.
from rollbook import bots


def choose(state, seat, rng):
    def play_on(after, steps=2):
        for _ in range(steps):
            if not after.to_act:
                break
            actor = after.to_act[0]
            if actor == "dice":
                after = after.apply("dice", rng.choice(after.outcomes())[0])
            else:
                after = after.apply(actor, after.legal(actor).sample(rng))
        return bots.evaluate(after, seat)

    def first_look(move):
        return bots.evaluate(state.apply(seat, move), seat)

    def second_look(move):
        return sum(play_on(state.apply(seat, move)) for _ in range(8))

    moves = list(state.legal(seat))
    moves = rng.sample(moves, min(100, len(moves)))
    return max(sorted(moves, key=first_look)[-3:], key=second_look)
