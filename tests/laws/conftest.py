from os import environ

from hypothesis import HealthCheck, settings

# An example here is a whole game, or thousands of worlds.
settings.register_profile(
    "laws",
    deadline=None,
    derandomize=environ.get("CI") == "true",
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile("laws")
