"""How numba compiles rules: each is translated once, and optimised where everything it needs has come together.

By itself numba optimises every rule and makes machine code of it, and does so again in each rule that calls it. Here a
rule that only other rules call stays as it was translated (`_Part`). The entry that Python calls (`_Whole`) joins all
its parts in one module and hides them there, which tells the optimiser that it may move or drop them.
"""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from numba import _dynfunc  # type: ignore[attr-defined]
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder, _LowerResult
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering


class _Part(JITCodeLibrary):
    """The code of a rule that only other rules call."""

    def finalize(self) -> None:
        """Leave the code as it is: no machine code is needed here."""
        self._finalized = True


class _Whole(JITCodeLibrary):
    """The code of an entry and of all rules that it reaches."""

    def finalize(self) -> None:
        """Join all parts, optimise them and make machine code of them."""
        self._own = {function.name for function in self._final_module.functions if not function.is_declaration}
        # What nothing joined before needs is left out: numba's own functions, which any part may need, come last.
        self._linking_libraries = sorted(_needed_by(self, {}), key=lambda library: not isinstance(library, _Part))
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Hide what was joined, then optimise.

        Another module that needs a function of the same name must never be given a hidden one, whose arguments the
        optimiser may have changed: hence the new names. Only numba's memory management is known to it by name.
        """
        token = uuid4().hex
        for number, function in enumerate(self._final_module.functions):
            if not function.is_declaration and function.name not in self._own:
                function.linkage = "internal"
                if not function.name.startswith("NRT_"):
                    function.name = f"part_{number}_{token}"
        super()._optimize_final_module()


def _needed_by(library: Any, found: dict[Any, None]) -> dict[Any, None]:
    """All libraries that a library links to, and those that its parts link to."""
    for needed in library._linking_libraries:
        if needed not in found:
            found[needed] = None
            if isinstance(needed, _Part):
                _needed_by(needed, found)
    return found


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerPart(NativeLowering):
    """Translate a rule and let other rules call it, without machine code."""

    _name = "lower_part"

    def run_pass(self, state: Any) -> bool:
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        no_address = 0
        callee = _dynfunc.make_function(
            lowered.fndesc.lookup_module(), lowered.fndesc.unique_name, "", no_address, lowered.env, (state.library,)
        )
        state.targetctx.insert_user_function(callee, lowered.fndesc, [state.library])
        state["cr"] = _LowerResult(lowered.fndesc, lowered.call_helper, cfunc=callee, env=lowered.env)
        return True


class _Compiler(CompilerBase):
    """numba's compiler, with a library and a lowering pass of our own."""

    library: type[JITCodeLibrary]
    lowering: type[NativeLowering] = NativeLowering

    def define_pipelines(self) -> list[Any]:
        state = self.state
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        passes = DefaultPassBuilder.define_nopython_pipeline(state)
        passes.passes = [
            (self.lowering if each is NativeLowering else each, description) for each, description in passes.passes
        ]
        return [passes]


class PartCompiler(_Compiler):
    """Compiles a rule that only other rules call."""

    library = _Part
    lowering = _LowerPart


class WholeCompiler(_Compiler):
    """Compiles an entry."""

    library = _Whole
