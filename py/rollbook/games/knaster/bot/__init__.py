"""How bots judge Knaster."""
