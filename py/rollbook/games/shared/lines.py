"""The lines of a square grid, whose cells are numbered in reading order from 0."""


def square_lines(size: int) -> dict[str, tuple[int, ...]]:
    """Every line of a grid of `size` x `size` cells, by name: `row1`..., `col1`..., `diag1` (from top left), `diag2`.

    Each line lists its cells in reading order.
    """
    rows = {f"row{row + 1}": tuple(range(row * size, (row + 1) * size)) for row in range(size)}
    columns = {f"col{column + 1}": tuple(range(column, size * size, size)) for column in range(size)}
    diagonals = {
        "diag1": tuple(range(0, size * size, size + 1)),
        "diag2": tuple(range(size - 1, size * size - 1, size - 1)),
    }
    return {**rows, **columns, **diagonals}
