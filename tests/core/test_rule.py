"""Compiled twins of rules, and the folder that keeps them."""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from threading import Thread
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from numba.core.codegen import CPUCodegen

from sousbois.core import contract
from sousbois.core.cache import NotCompiled, only_loading
from sousbois.core.rule import Twins, rule, watching_compiler
from tests.patience import PATIENCE

pytestmark = pytest.mark.xdist_group("compiled hunt")

DOUBLE = """
from sousbois.core.rule import rule
from {helper} import add

@rule
def double(number):
    return add(number, number)

@rule
def pick(numbers, at):
    return numbers[at]
"""
ADD = """
from sousbois.core.rule import rule

@rule
def add(one, other):
    return one + other
"""


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache folder, instead of the user's."""
    monkeypatch.setattr("platformdirs.user_cache_path", lambda name: tmp_path / "cache" / name)
    return tmp_path / "cache" / "sousbois" / "compiled"


@pytest.fixture
def sources(tmp_path: Path) -> Iterator[Path]:
    """Two small rules, each in a folder of its own."""
    for name, text in (("double", DOUBLE.format(helper="helper_of_double")), ("helper", ADD)):
        (tmp_path / name).mkdir()
        (tmp_path / name / f"{name}.py").write_text(text, encoding="utf-8")
    yield tmp_path
    sys.modules.pop("helper_of_double", None)


def loaded(sources: Path) -> Any:
    """The small rules, read from their files as they are now."""
    sys.modules["helper_of_double"] = module(sources / "helper" / "helper.py", "helper_of_double")
    return module(sources / "double" / "double.py", "double")


def module(path: Path, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), vars(found))  # never the cached bytecode
    return found


def folders(cache: Path) -> set[str]:
    return {folder.name for folder in cache.iterdir()}


def files(cache: Path) -> list[Path]:
    """Everything that is kept."""
    return [path for path in cache.rglob("*") if path.is_file()]


def compiled_anew(twin: Any, *given: Any) -> bool:
    """Call a twin; the answer is whether it was compiled and not loaded."""
    twin(*given)
    return bool(twin.stats.cache_misses)


def test_a_rule_runs_as_it_stands() -> None:
    @rule
    def half(number: int) -> int:
        return number // 2

    assert half(9) == 4


def test_a_twin_calls_the_twins_of_the_rules_it_calls(cache: Path, sources: Path) -> None:
    rules = loaded(sources)
    twins = Twins("small", {})
    assert twins.of(rules.double)(21) == rules.double(21) == 42
    assert twins.of(rules.double) is twins.of(rules.double)


def test_a_name_of_the_contract_stands_for_the_rule_of_the_game(cache: Path, sources: Path) -> None:
    rules = loaded(sources)
    other = Twins("small", {sys.modules["helper_of_double"].add: rules.pick})
    assert other.of(rules.pick) is other.of(sys.modules["helper_of_double"].add)
    assert Twins("small", {contract.acting: rules.double}).of(contract.acting)(4) == 8


def test_the_folder_changes_when_a_source_of_the_rule_or_of_a_rule_it_calls_changes(cache: Path, sources: Path) -> None:
    seen = []
    for changed in (None, "double/double.py", "helper/helper.py", "helper/another.py"):
        if changed:
            with (sources / changed).open("a", encoding="utf-8") as file:
                file.write("# changed\n")
        Twins("small", {}).ready(loaded(sources).double)
        seen.append(folders(cache))
    assert [len(names) for names in seen] == [1, 2, 3, 4]
    assert all(name.startswith("small-") for name in seen[-1])


def test_the_folder_stays_while_nothing_changes(cache: Path, sources: Path) -> None:
    for _ in range(2):
        Twins("small", {}).ready(loaded(sources).double)
    assert len(folders(cache)) == 1


def test_games_and_checks_have_folders_of_their_own(cache: Path, sources: Path) -> None:
    rules = loaded(sources)
    for twins in (Twins("small", {}), Twins("other", {}), Twins("small", {}, checked=True)):
        twins.ready(rules.double)
    assert len(folders(cache)) == 3


def test_a_change_in_another_file_is_never_answered_from_the_cache(cache: Path, sources: Path) -> None:
    assert Twins("small", {}).of(loaded(sources).double)(21) == 42
    helper = sources / "helper" / "helper.py"
    helper.write_text(ADD.replace("one + other", "one * other"), encoding="utf-8")
    assert Twins("small", {}).of(loaded(sources).double)(21) == 441


def test_ready_tells_whether_the_twin_lies_in_the_cache(cache: Path, sources: Path) -> None:
    rules = loaded(sources)
    twins = Twins("small", {})
    assert not twins.ready(rules.double)
    twins.of(rules.double)
    assert not twins.ready(rules.double)  # asked for, but not compiled before the first call
    twins.of(rules.double)(1)
    assert twins.ready(rules.double)
    assert not twins.ready(rules.pick)
    assert Twins("small", {}).ready(rules.double)
    assert not Twins("other", {}).ready(rules.double)
    assert not Twins("small", {}, checked=True).ready(rules.double)


def test_ready_means_that_a_new_process_need_not_compile(cache: Path, sources: Path) -> None:
    Twins("small", {}).of(loaded(sources).double)(1)
    twins = Twins("small", {})
    rules = loaded(sources)
    assert twins.ready(rules.double)
    assert not compiled_anew(twins.of(rules.double), 1)


def test_ready_tells_the_truth_when_a_source_was_only_touched(cache: Path, sources: Path) -> None:
    """A file of the same content but another date, as after a fresh checkout."""
    Twins("small", {}).of(loaded(sources).double)(1)
    os.utime(sources / "double" / "double.py", (1, 1))
    twins, rules = Twins("small", {}), loaded(sources)
    assert twins.ready(rules.double)
    assert not compiled_anew(twins.of(rules.double), 1)


@pytest.mark.parametrize("other", ["processor", "Python", "numba", "llvmlite"])
def test_code_for_another_machine_is_not_ready(
    cache: Path, sources: Path, monkeypatch: pytest.MonkeyPatch, other: str
) -> None:
    Twins("small", {}).of(loaded(sources).double)(1)
    match other:
        case "processor":
            monkeypatch.setattr(CPUCodegen, "magic_tuple", lambda codegen: ("x86_64", "another", "+none"))
        case "Python":
            monkeypatch.setattr(sys.implementation, "cache_tag", "another-312")
        case library:
            others = {library: "0"}
            monkeypatch.setattr("sousbois.core.cache.version", lambda name: others.get(name) or version(name))
    rules, twins = loaded(sources), Twins("small", {})
    assert not twins.ready(rules.double)
    assert compiled_anew(twins.of(rules.double), 1)
    assert twins.ready(rules.double)


def test_code_of_another_rule_of_the_same_name_is_not_ready(cache: Path, sources: Path) -> None:
    Twins("small", {}).of(loaded(sources).double)(1)
    (sources / "double" / "other.py").write_text(DOUBLE.format(helper="helper_of_double"), encoding="utf-8")
    twins = Twins("small", {})
    assert twins.of(loaded(sources).double)(1) == 2
    assert not twins.ready(module(sources / "double" / "other.py", "other").double)


def test_unfinished_code_is_not_ready(cache: Path, sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full, or the process was killed."""
    rules = loaded(sources)

    def full(part: Path, file: Path) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", full)
        assert Twins("small", {}).of(rules.double)(21) == 42
    assert files(cache) == []
    assert not Twins("small", {}).ready(rules.double)


@pytest.mark.parametrize("damage", ["emptied", "cut short", "overwritten"])
def test_damaged_code_is_compiled_again(cache: Path, sources: Path, damage: str) -> None:
    Twins("small", {}).of(loaded(sources).double)(1)
    for file in files(cache):
        whole = file.read_bytes()
        half = len(whole) // 2
        left = {"emptied": b"", "cut short": whole[:half], "overwritten": whole[:half] + bytes(half)}
        file.write_bytes(left[damage])
    rules, twins = loaded(sources), Twins("small", {})
    assert not twins.ready(rules.double)
    assert twins.of(rules.double)(21) == 42
    assert twins.ready(rules.double)
    assert not compiled_anew(Twins("small", {}).of(rules.double), 1)


def test_where_only_loading_is_allowed_nothing_is_compiled(cache: Path, sources: Path) -> None:
    rules, twins = loaded(sources), Twins("small", {})
    with only_loading(), pytest.raises(NotCompiled) as missing:
        twins.of(rules.double)(1)
    assert isinstance(missing.value.__cause__, FileNotFoundError)
    assert files(cache) == []
    assert twins.of(rules.double)(21) == 42
    with only_loading():
        assert Twins("small", {}).of(rules.double)(21) == 42
        with pytest.raises(NotCompiled):  # for arguments of other types
            Twins("small", {}).of(rules.double)(0.5)


def test_where_only_loading_is_allowed_damage_is_named_once(cache: Path, sources: Path) -> None:
    rules = loaded(sources)
    Twins("small", {}).of(rules.double)(1)
    for file in files(cache):
        file.write_bytes(b"")
    with only_loading():
        for cause in (ValueError, FileNotFoundError):
            with pytest.raises(NotCompiled) as missing:
                Twins("small", {}).of(rules.double)(1)
            assert type(missing.value.__cause__) is cause


def test_other_threads_may_compile_while_one_only_loads(cache: Path, sources: Path) -> None:
    found: list[int] = []
    twin = Twins("small", {}).of(loaded(sources).double)
    thread = Thread(target=lambda: found.append(twin(21)))
    with only_loading():
        thread.start()
        thread.join(PATIENCE)
    assert found == [42]


def test_where_the_cache_cannot_be_written_rules_are_compiled_all_the_same(cache: Path, sources: Path) -> None:
    cache.parents[1].write_text("a file where the folder should be", encoding="utf-8")
    rules = loaded(sources)
    twins = Twins("small", {})
    assert not twins.ready(rules.double)
    assert twins.of(rules.double)(21) == 42
    assert not twins.ready(rules.double)


def test_a_cache_folder_that_may_only_be_read_is_not_used(
    cache: Path, sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)  # root may write anywhere
    rules = loaded(sources)
    twins = Twins("small", {})
    assert twins.of(rules.double)(21) == 42
    assert not twins.ready(rules.double)
    assert files(cache) == []


def test_with_checks_an_index_out_of_bounds_is_an_error(cache: Path, sources: Path) -> None:
    pick = Twins("small", {}, checked=True).of(loaded(sources).pick)
    assert pick(np.array([3, 5]), 1) == 5
    with pytest.raises(IndexError):
        pick(np.array([3, 5]), 2)


def test_compiling_never_changes_settings_of_the_compiler(
    cache: Path, sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They hold for all threads, and another may compile another game at the same time."""
    import numba

    config: Any = numba.config
    compile_rule, seen = numba.njit, []

    def njit(*given: Any, **settings: Any) -> Any:
        seen.append(config.CACHE_DIR)
        return compile_rule(*given, **settings)

    monkeypatch.setattr(numba, "njit", njit)
    before = config.CACHE_DIR
    Twins("small", {}).of(loaded(sources).double)(1)
    assert seen == [before, before]
    assert files(cache) != []


SIZES = """
import numpy as np
from sousbois.core.rule import rule

@rule
def next_after(number, step=1):
    return number + step

@rule
def sum_of_sizes(small, large):
    return next_after(small[0]) + next_after(large[0]) + next_after(3)

@rule
def product_of_sizes(small, large):
    return next_after(small[0]) * next_after(large[0])

@rule
def only_once(number):
    return number * 2

@rule
def with_one_caller(number):
    return only_once(number)

@rule
def second_of(number):
    return [number, number + 1][1]

@rule
def through_a_list(number):
    return only_once(number) + second_of(number)

@rule
def one_if(true):
    return 1 if true else 0

@rule
def truths(number):
    return one_if(True) + one_if(number > 0)
"""


def sizes(sources: Path) -> Any:
    """Rules that hand each other numbers of several sizes."""
    (sources / "double" / "sizes.py").write_text(SIZES, encoding="utf-8")
    return module(sources / "double" / "sizes.py", "sizes")


def test_a_rule_is_compiled_once_for_numbers_of_all_sizes(cache: Path, sources: Path) -> None:
    rules = sizes(sources)
    twins = Twins("small", {})
    compiled: list[None] = []
    with watching_compiler(lambda: compiled.append(None)):
        total = twins.of(rules.sum_of_sizes)(np.array([1], np.int8), np.array([2], np.int16))
    assert total == 2 + 3 + 4
    assert len(compiled) == twins.parts(rules.sum_of_sizes) == 2


@pytest.mark.parametrize(
    ("entry", "given", "answer"),
    [("with_one_caller", 4, 8), ("truths", 0, 1)],
    ids=["called in one place", "given a constant and a condition"],
)
def test_every_rule_is_one_part(cache: Path, sources: Path, entry: str, given: int, answer: int) -> None:
    calling = getattr(sizes(sources), entry)
    twins = Twins("small", {})
    compiled: list[None] = []
    with watching_compiler(lambda: compiled.append(None)):
        assert twins.of(calling)(given) == answer
    assert len(compiled) == twins.parts(calling) == 2


def test_items_of_a_list_are_reached_without_a_call(cache: Path, sources: Path) -> None:
    twin: Any = Twins("small", {}).of(sizes(sources).through_a_list)
    assert twin(1) == 2 + 2
    (code,) = twin.inspect_llvm().values()
    assert "NRT_decref" in code  # there is a list
    assert "NRT_MemInfo_data_fast" not in code


def test_entries_share_the_rules_they_both_call(cache: Path, sources: Path) -> None:
    rules = sizes(sources)
    twins = Twins("small", {})
    numbers = np.array([1], np.int8), np.array([2], np.int16)
    assert twins.of(rules.sum_of_sizes)(*numbers) == 9
    compiled: list[None] = []
    with watching_compiler(lambda: compiled.append(None)):
        assert twins.of(rules.product_of_sizes)(*numbers) == 6
    assert len(compiled) == 1
    assert twins.of(rules.sum_of_sizes)(*numbers) == 9


def test_a_rule_that_others_call_can_be_called_from_outside_too(cache: Path, sources: Path) -> None:
    rules = sizes(sources)
    twins = Twins("small", {})
    assert twins.of(rules.sum_of_sizes)(np.array([1], np.int8), np.array([2], np.int16)) == 9
    assert twins.of(rules.next_after)(41) == 42
