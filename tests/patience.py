"""How long tests wait for what must come.

Whatever waits for another thread or process ends after these seconds, and says what it waited for. They are many, so
that no slow or busy machine reaches them. `faulthandler_timeout` in pyproject.toml ends what has no end of its own.
"""

from __future__ import annotations

PATIENCE = 180
