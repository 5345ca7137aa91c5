"""Work that is begun at once and cannot be called off."""

import asyncio

import pytest

from coverts.server.house.errand import begun


async def test_it_begins_at_once_and_goes_as_far_as_it_can() -> None:
    steps, door = [], asyncio.get_running_loop().create_future()

    async def work() -> int:
        steps.append("begun")
        steps.append(await door)
        await asyncio.sleep(0)
        async with lock:
            return 7

    lock = asyncio.Lock()
    await lock.acquire()
    outcome = begun(work())
    assert steps == ["begun"]
    door.set_result("let in")
    await asyncio.sleep(0)
    assert steps == ["begun", "let in"]
    assert not outcome.done()
    asyncio.get_running_loop().call_later(0.01, lock.release)
    assert await outcome == 7
    assert not lock.locked()


async def test_what_needs_no_waiting_is_done_when_it_has_begun() -> None:
    async def work() -> str:
        return "done"

    assert begun(work()).result() == "done"


async def test_an_error_is_the_outcome() -> None:
    async def fails(pause: float) -> None:
        if pause:
            await asyncio.sleep(pause)
        raise LookupError

    for pause in (0, 0.001):
        with pytest.raises(LookupError):
            await begun(fails(pause))


async def test_nobody_can_call_it_off() -> None:
    done = []

    async def work() -> None:
        await asyncio.sleep(0.001)
        done.append(True)

    outcome = begun(work())
    outcome.cancel()
    await asyncio.sleep(0.02)
    assert done


async def test_if_what_it_waits_for_is_called_off_so_is_it() -> None:
    door = asyncio.get_running_loop().create_future()

    async def work() -> None:
        await door

    outcome = begun(work())
    door.cancel()
    with pytest.raises(asyncio.CancelledError):
        await outcome
