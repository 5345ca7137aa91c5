import tests.laws.conftest  # noqa: F401 - the same profile
