"""How Highest Roll is shown."""
