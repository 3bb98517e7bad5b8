"""How bots judge Knockout."""
