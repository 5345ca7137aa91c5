"""`coverts.games.bits` by single machine instructions.

Compiled code takes these in place of the loops that plain Python runs. `nth` is where simulated games spend their
time: with BMI2 the place of a bit is found by depositing a single one. `spread` is where environments do: a vector of
bits becomes a vector of bytes. Imports numba, so only `compiling` imports this.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import binding, ir  # type: ignore[import-untyped]  # llvmlite has no types
from numba import core, extending, types

from coverts.games import bits
from coverts.simulate import planes

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
    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:  # noqa: ARG001 - numba's shape
        return builder.ctpop(values[0])

    return types.int64(types.int64), generate


def _finding(context: Any, number: Any) -> Any:  # noqa: ARG001 - numba's shape
    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:  # noqa: ARG001 - numba's shape
        return builder.cttz(values[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), generate


def _depositing(context: Any, source: Any, mask: Any) -> Any:  # noqa: ARG001 - numba's shape
    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:  # noqa: ARG001 - numba's shape
        kind = ir.FunctionType(_WORD, [_WORD, _WORD])
        return builder.call(builder.module.declare_intrinsic(_PDEP, fnty=kind), values)

    return types.int64(types.int64, types.int64), generate


def _spreading(number: int) -> Any:
    """So many bits of a word into so many bytes of an array, by one instruction for all."""
    flags, whole = ir.VectorType(ir.IntType(1), number), ir.VectorType(ir.IntType(8), number)

    def spreading(context: Any, word: Any, seen: Any, first: Any) -> Any:  # noqa: ARG001 - numba's shape
        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            array = context.make_array(signature.args[1])(context, builder, values[1])
            places = builder.bitcast(builder.gep(array.data, [values[2]]), whole.as_pointer())
            bits = values[0] if number == 64 else builder.trunc(values[0], ir.IntType(number))
            builder.store(builder.zext(builder.bitcast(bits, flags), whole), places, align=1)
            return context.get_dummy_value()

        return types.void(types.int64, seen, types.int64), generate

    return extending.intrinsic(spreading)


_count: Any = extending.intrinsic(_counting)
_trailing: Any = extending.intrinsic(_finding)
_deposit: Any = extending.intrinsic(_depositing)
_spread_64, _spread_32, _spread_16 = _spreading(64), _spreading(32), _spreading(16)
_spread_8, _spread_4, _spread_2, _spread_1 = _spreading(8), _spreading(4), _spreading(2), _spreading(1)


def install() -> tuple[Callable[..., Any], ...]:
    """From now on compiled code takes the machine's instructions for these functions."""
    overload(bits.size, strict=False)(_size)
    overload(bits.lowest, strict=False)(_lowest)
    overload(bits.nth, strict=False)(_nth_by_deposit if has_deposit() else _nth_in_a_loop)
    lean = {"_nrt": False, "forceinline": True}
    overload(planes.spread, strict=False, jit_options=lean)(_spread)
    overload(planes.spread_over, strict=False, jit_options=lean)(_spread_over)
    return bits.size, bits.lowest, bits.nth, planes.spread, planes.spread_over


def _size(bits: Any) -> Any:  # noqa: ARG001 - numba asks with types, and compiles the function it is given
    return lambda bits: _count(bits)


def _lowest(bits: Any) -> Any:  # noqa: ARG001 - numba's shape
    return lambda bits: _trailing(bits)


def _spread(bits: Any, width: Any, seen: Any, first: Any) -> Any:  # noqa: ARG001 - numba's shape
    def spread(bits: int, width: int, seen: Any, first: int) -> int:
        # Where the width is known to the compiler, only the stores are left of this.
        end = first + width
        if width & 32:
            _spread_32(bits, seen, first)
            bits >>= 32
            first += 32
        if width & 16:
            _spread_16(bits, seen, first)
            bits >>= 16
            first += 16
        if width & 8:
            _spread_8(bits, seen, first)
            bits >>= 8
            first += 8
        if width & 4:
            _spread_4(bits, seen, first)
            bits >>= 4
            first += 4
        if width & 2:
            _spread_2(bits, seen, first)
            bits >>= 2
            first += 2
        if width & 1:
            _spread_1(bits, seen, first)
        return end

    return spread


def _spread_over(bits: Any, width: Any, seen: Any, first: Any) -> Any:  # noqa: ARG001 - numba's shape
    def spread_over(bits: int, width: int, seen: Any, first: int) -> int:
        _spread_64(bits, seen, first)
        return first + width

    return spread_over


def _nth_by_deposit(bits: Any, place: Any) -> Any:  # noqa: ARG001 - numba's shape
    return lambda bits, place: _trailing(_deposit(1 << place, bits))


def _nth_in_a_loop(bits: Any, place: Any) -> Any:  # noqa: ARG001 - numba's shape
    def nth(bits: int, place: int) -> Any:
        for _ in range(place):
            bits &= bits - 1
        return _trailing(bits)

    return nth
