"""The pages, each with what can be done on it."""
