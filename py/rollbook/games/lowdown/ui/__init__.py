"""How Lowdown is shown."""
