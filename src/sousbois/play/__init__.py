"""One table's authority: whose decision it is, what may be done, what has been done; and its record as text."""
