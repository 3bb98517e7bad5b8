"""How bots judge Lowdown."""
