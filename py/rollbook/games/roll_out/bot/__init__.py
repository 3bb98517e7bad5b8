"""How bots judge Roll Out."""
