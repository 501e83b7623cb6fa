"""What doors run compiled. In a folder of its own: compiled code is kept until something in the folder changes."""
