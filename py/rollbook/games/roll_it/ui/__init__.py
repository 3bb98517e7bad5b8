"""How Roll-It is shown."""
