"""Whose work a server runs on: every library that sousbois needs, as its own package describes it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution

OURS = "sousbois"

_NAME = re.compile(r"[A-Za-z0-9._-]+")
_LICENCE_FILE = re.compile(r"(LICEN[CS]ES?|COPYING|NOTICE)([._-][\w.-]+)?", re.IGNORECASE)
_NO_TEXT = (".py", ".pyc", ".js", ".gz", ".zst")
_CLASSIFIER = "License :: OSI Approved :: "
_LONGEST_NAME = 80


@dataclass(frozen=True)
class Library:
    """A package that is installed."""

    name: str
    version: str
    licence: str
    """What it says its licence is; empty, if it says nothing."""

    @property
    def key(self) -> str:
        """How the package is known, however its name is written."""
        return _key(self.name)


@cache
def libraries() -> dict[str, Library]:
    """Sousbois, then all that it needs and all that those need, by name."""
    found: dict[str, Library] = {}
    waiting = [OURS]
    while waiting:
        key = _key(waiting.pop())
        if key in found:
            continue
        try:
            package = distribution(key)
        except PackageNotFoundError:  # needed elsewhere only: on another system, by another Python
            continue
        found[key] = _described(package)
        waiting += [match[0] for each in package.requires or () if _is_always(each) and (match := _NAME.match(each))]
    others = sorted(found.keys() - {OURS})
    return {key: found[key] for key in [OURS, *others] if key in found}


@cache
def texts(key: str) -> tuple[str, ...]:
    """The licences of a library word by word, as far as its package has them."""
    files = [path for path in distribution(key).files or () if _is_licence(path.name)]
    return tuple(dict.fromkeys(path.read_text("utf-8").strip("\n") for path in files))


def _key(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _is_always(requirement: str) -> bool:
    """Whether something is needed as it is, not for an extra that somebody may ask for."""
    return "extra ==" not in requirement


def _described(package: Distribution) -> Library:
    return Library(package.name, package.version, _licence(package))


def _is_licence(name: str) -> bool:
    return not name.endswith(_NO_TEXT) and _LICENCE_FILE.fullmatch(name) is not None


def _licence(package: Distribution) -> str:
    """The licence's name: the exact expression, else what is said freely in one word, else what is classified."""
    if expression := _said(package, "License-Expression"):
        return expression[0]
    classified = [
        each.removeprefix(_CLASSIFIER) for each in _said(package, "Classifier") if each.startswith(_CLASSIFIER)
    ]
    said = "".join(_said(package, "License")).strip().partition("\n")[0]  # some packages write the whole text there
    is_exact = said and " " not in said
    return said[:_LONGEST_NAME] if is_exact or not classified else ", ".join(classified)


def _said(package: Distribution, what: str) -> list[str]:
    return [str(each) for each in package.metadata.get_all(what) or ()]
