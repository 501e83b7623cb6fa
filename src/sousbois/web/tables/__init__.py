"""How each game looks in the browser: what its template draws, worked out from what the reader sees."""
