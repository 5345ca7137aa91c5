"""Dependencies that request handlers are given."""

from typing import TypeAlias

from litestar.di import NamedDependency

from coverts.server.coaching.help_desk import HelpDesk
from coverts.server.coaching.reviews import Reviews
from coverts.server.door.account import Account
from coverts.server.door.budgets import Budgets
from coverts.server.door.identity import Doorman, Somebody
from coverts.server.house.house import House
from coverts.server.network import Network
from coverts.server.routes.projector import Projector
from coverts.server.routes.reach import Links

TheBudgets: TypeAlias = NamedDependency[Budgets]
TheHouse: TypeAlias = NamedDependency[House]
TheDoorman: TypeAlias = NamedDependency[Doorman]
TheLinks: TypeAlias = NamedDependency[Links]
TheNetwork: TypeAlias = NamedDependency[Network]
TheProjector: TypeAlias = NamedDependency[Projector]
TheHelpDesk: TypeAlias = NamedDependency[HelpDesk]
TheReviews: TypeAlias = NamedDependency[Reviews]
Known: TypeAlias = NamedDependency[Somebody | None]
"""Whoever has proved who they are, if anybody."""
TheAccount: TypeAlias = NamedDependency[Account]
"""On whose account the request is."""
Secure: TypeAlias = NamedDependency[bool]
