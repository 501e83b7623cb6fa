"""`python -m sousbois` is the command `sousbois`."""

import sys

from sousbois.cli import main

if __name__ == "__main__":
    sys.exit(main())
