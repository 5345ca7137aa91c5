"""Figures that tell how fast the machine was, and when it was started. All others are compared."""

TIMED = (
    b"coverts_commit_seconds_bucket",
    b"coverts_commit_seconds_sum",
    b"coverts_commit_seconds_created",
    b"coverts_moves_created",
    b"coverts_commit_tries_created",
    b"coverts_conflicts_created",
    b"coverts_entries_followed_created",
    b"coverts_takeovers_created",
    b"coverts_notification_seconds",
)


def without_times(answers: list[bytes]) -> list[bytes]:
    """What the metrics say, without the figures that are made of time; and so without their length."""
    return [_without(answer) for answer in answers]


def _without(answer: bytes) -> bytes:
    lines = answer.split(b"\n")
    kept = [line for line in lines if not line.startswith((*TIMED, b"content-length:"))]
    return b"\n".join(kept)
