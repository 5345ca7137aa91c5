"""Reports are kept for the operator."""

from coverts.store.interface import Report, Store

RUDE = Report("ada", "bo", "t", "talk", "something rude", 5)


async def test_the_newest_reports_come_first(store: Store) -> None:
    for at in (1, 5, 9):
        await store.report(Report("ada", "bo", "t", "talk", "something rude", at))
    await store.report(Report("bo", "ada", "t", "talk", "", 7))
    assert [report.at for report in await store.reports(most=3)] == [9, 7, 5]


async def test_the_same_can_be_reported_twice(store: Store) -> None:
    await store.report(RUDE)
    await store.report(RUDE)
    assert await store.reports(most=9) == [RUDE, RUDE]
