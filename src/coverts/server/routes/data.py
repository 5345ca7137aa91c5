"""HTTP routes of one's own data: export of all that is kept, and erasure."""

import asyncio

from litestar import Response, delete, get

from coverts.server.door.budgets import PERSONAL_DATA
from coverts.server.door.identity import cookie_name
from coverts.server.routes.answers import require_identity
from coverts.server.routes.given import Known, Secure, TheAccount, TheBudgets, TheHouse
from coverts.store.kept import PersonalData


@get("/me/data", summary="All that is kept of me")
async def my_data(somebody: Known, account: TheAccount, house: TheHouse, budgets: TheBudgets) -> Response[PersonalData]:
    """Your name, devices and tables, what you said at them, and the records of your games, as a file."""
    known = require_identity(somebody, manage=True)
    budgets.spend(PERSONAL_DATA, account)
    data = await house.store.personal_data(known.identity.who, now=house.clock())
    return Response(data, headers={"content-disposition": 'attachment; filename="coverts.json"'})


@delete("/me", summary="Forget me", status_code=204)
async def forget_me(
    somebody: Known, account: TheAccount, house: TheHouse, budgets: TheBudgets, *, secure: Secure
) -> Response[None]:
    """Your name, your devices and all you have said are removed everywhere. It cannot be undone.

    You leave the games you are in; those you have played stay, with "somebody" on your seat.
    """
    known = require_identity(somebody, manage=True)
    budgets.spend(PERSONAL_DATA, account)
    await asyncio.shield(house.begin(house.forget_person(known.identity.who)))
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(cookie_name(secure=secure), path="/")
    return response


DATA = [my_data, forget_me]
