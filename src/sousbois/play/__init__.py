"""One table's authority: whose decision it is, what may be done, what has been done; and the record of a game as text."""
