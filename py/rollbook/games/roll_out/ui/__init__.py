"""How Roll Out is shown."""
