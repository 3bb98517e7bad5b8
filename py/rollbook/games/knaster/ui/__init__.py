"""How Knaster is shown."""
