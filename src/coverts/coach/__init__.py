"""The coach: what each decision of a seat was worth, after the game.

Everything here is worked out from what the seat itself saw: its views and those of the ends of earlier rounds. There is
no I/O; `docs/coach.md` tells the method.
"""
