"""What a good player of each game knows, one file a game."""
