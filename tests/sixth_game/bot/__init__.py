"""How bots judge Highest Roll."""
