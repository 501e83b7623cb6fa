"""Bots against bots: matches, their figures and their files."""
