"""What several tests of bots share."""

import pytest

from coverts.belief.models.machines import Machine
from coverts.bots.pikoko.minds import ready


@pytest.fixture(scope="session")
def machine() -> Machine:
    """The models as machine code."""
    found = ready()
    assert found is not None
    return found
