"""The table drawn in a terminal: to play against bots, and to watch a recorded game."""
