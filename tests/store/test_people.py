"""Identities and tokens."""

import asyncio

import pytest
from msgspec.structs import replace

from coverts.store.interface import Conflict, Identity, Store, StoreError, Token

ADA = Identity("ada", "Ada", 1)
COOKIE = Token(hash=b"\0cookie", who="ada", kind="browser", created_at=1)
LINK = Token(hash=b"link", who="ada", kind="return", label="phone", created_at=2, expires_at=100)


@pytest.fixture
async def ada(store: Store) -> Store:
    await store.add_identity(ADA, COOKIE)
    return store


async def test_a_token_proves_who_it_belongs_to(ada: Store) -> None:
    assert await ada.identity(COOKIE.hash, now=10**13) == (ADA, COOKIE)
    assert await ada.identity(b"unknown", now=5) is None
    assert await ada.identity(b"", now=5) is None


async def test_somebody_has_another_name_from_now_on(ada: Store) -> None:
    await ada.rename("ada", "Ada L.")
    assert await ada.identity(COOKIE.hash, now=5) == (replace(ADA, name="Ada L."), COOKIE)


async def test_an_expired_token_is_invisible(ada: Store) -> None:
    await ada.add_token(LINK)
    assert await ada.identity(LINK.hash, now=99) == (ADA, LINK)
    assert await ada.tokens_of("ada", now=99) == [COOKIE, LINK]
    assert await ada.identity(LINK.hash, now=100) is None
    assert await ada.tokens_of("ada", now=100) == [COOKIE]
    assert await ada.use_once(LINK.hash, now=100) is None
    assert not await ada.revoke("ada", LINK.hash, now=100)


async def test_a_revoked_token_is_invisible(ada: Store) -> None:
    await ada.add_token(LINK)
    assert await ada.revoke("ada", COOKIE.hash, now=3)
    assert not await ada.revoke("ada", COOKIE.hash, now=3)
    assert await ada.identity(COOKIE.hash, now=3) is None
    assert await ada.tokens_of("ada", now=3) == [LINK]


async def test_nobody_revokes_the_tokens_of_others(ada: Store) -> None:
    await ada.add_identity(Identity("bob", "Bob", 1), replace(COOKIE, hash=b"bob's", who="bob"))
    assert not await ada.revoke("bob", COOKIE.hash, now=3)
    assert await ada.identity(COOKIE.hash, now=3) == (ADA, COOKIE)


async def test_a_link_is_used_once_however_many_come_at_once(ada: Store) -> None:
    await ada.add_token(LINK)
    found = await asyncio.gather(*(ada.use_once(LINK.hash, now=5) for _ in range(10)))
    assert sorted(found, key=bool) == [None] * 9 + [(ADA, LINK)]
    assert await ada.identity(LINK.hash, now=5) is None


async def test_nobody_is_added_twice_or_in_part(ada: Store) -> None:
    with pytest.raises(Conflict):
        await ada.add_identity(Identity("ada", "Another", 2), replace(COOKIE, hash=b"another"))
    with pytest.raises(Conflict):
        await ada.add_identity(Identity("bob", "Bob", 2), replace(COOKIE, who="bob"))
    await ada.add_identity(Identity("bob", "Bob", 2), replace(COOKIE, hash=b"another", who="bob"))
    assert await ada.identity(COOKIE.hash, now=5) == (ADA, COOKIE)


async def test_a_token_belongs_to_somebody_known(ada: Store) -> None:
    with pytest.raises(StoreError):
        await ada.add_token(replace(LINK, who="nobody"))
    assert await ada.identity(LINK.hash, now=5) is None


async def test_worthless_tokens_are_deleted(ada: Store) -> None:
    used, revoked, fresh = (replace(LINK, hash=name, expires_at=1000) for name in (b"used", b"revoked", b"fresh"))
    for token in (LINK, used, revoked, fresh):
        await ada.add_token(token)
    await ada.use_once(used.hash, now=50)
    await ada.revoke("ada", revoked.hash, now=50)
    assert await ada.delete_worthless_tokens(now=99) == 2
    assert await ada.tokens_of("ada", now=99) == [COOKIE, fresh, LINK]
    assert await ada.delete_worthless_tokens(now=100) == 1
    assert await ada.delete_worthless_tokens(now=100) == 0
    assert await ada.tokens_of("ada", now=100) == [COOKIE, fresh]
