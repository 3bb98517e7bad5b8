"""How bots judge Roll-It."""
