"""How Knockout is shown."""
