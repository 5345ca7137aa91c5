"""The sets of `coverts.games.bits` by single instructions of the machine.

Compiled code takes these in place of the loops that plain Python runs. `nth` is where simulated games spend their
time: with BMI2 the place of a bit is found by depositing a single one. Imports numba, so only `compiling` imports this.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import binding, ir  # type: ignore[import-untyped]
from numba import core, extending, types

from coverts.games import bits

config: Any = core.config
overload: Any = extending.overload

_WORD = ir.IntType(64)
_PDEP = "llvm.x86.bmi.pdep.64"


def has_deposit() -> bool:
    """Whether the machine that is compiled for can deposit bits. One that was named by hand is not asked."""
    if config.CPU_NAME or config.CPU_FEATURES:
        return False
    try:
        return bool(binding.get_host_cpu_features().get("bmi2"))
    except RuntimeError:
        return False


def _counting(context: Any, number: Any) -> Any:  # noqa: ARG001 - numba's shape
    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:  # noqa: ARG001
        return builder.ctpop(values[0])

    return types.int64(types.int64), generate


def _finding(context: Any, number: Any) -> Any:  # noqa: ARG001
    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:  # noqa: ARG001
        return builder.cttz(values[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), generate


def _depositing(context: Any, source: Any, mask: Any) -> Any:  # noqa: ARG001
    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:  # noqa: ARG001
        kind = ir.FunctionType(_WORD, [_WORD, _WORD])
        return builder.call(builder.module.declare_intrinsic(_PDEP, fnty=kind), values)

    return types.int64(types.int64, types.int64), generate


_count: Any = extending.intrinsic(_counting)
_trailing: Any = extending.intrinsic(_finding)
_deposit: Any = extending.intrinsic(_depositing)


def install() -> tuple[Callable[..., int], ...]:
    """From now on compiled code takes the machine's instructions for these functions."""
    overload(bits.size, strict=False)(_size)
    overload(bits.lowest, strict=False)(_lowest)
    overload(bits.nth, strict=False)(_nth_by_deposit if has_deposit() else _nth_in_a_loop)
    return bits.size, bits.lowest, bits.nth


def _size(bits: Any) -> Any:  # noqa: ARG001 - numba asks with types, and compiles the function it is given
    return lambda bits: _count(bits)


def _lowest(bits: Any) -> Any:  # noqa: ARG001
    return lambda bits: _trailing(bits)


def _nth_by_deposit(bits: Any, place: Any) -> Any:  # noqa: ARG001
    return lambda bits, place: _trailing(_deposit(1 << place, bits))


def _nth_in_a_loop(bits: Any, place: Any) -> Any:  # noqa: ARG001
    def nth(bits: int, place: int) -> Any:
        for _ in range(place):
            bits &= bits - 1
        return _trailing(bits)

    return nth
