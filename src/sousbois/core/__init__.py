"""The contract of a game and the tools to fulfil it: record, rule, action, chance, view, event. Knows no game."""
