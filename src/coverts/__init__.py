"""Coverts: two table games of secret choices, Pikoko and POK.

Where to begin, by the word that you would search for; CONTRIBUTING.md says what each package is for.

    leak, hidden information    `games/pikoko/view.py`, `games/pok/view.py`: what a seat may see, by allow-list
    posterior                   `belief/worlds.py`; over kinds of players, `bots/pikoko/minds/suspicion.py`
    rate limit                  `server/door/budgets.py`
    reconnect, session          `hall/desk.py`, `server/routes/socket.py`
    rollout, playout            `belief/models/rolling.py`, `simulate/pikoko/rollouts.py`
    shuffle, deal               `games/pikoko/game.py` (`outcome`); compiled, `simulate/pikoko/chance.py`
    spectator                   `games/contract.py`, `server/house/audience.py`
    tie-break, victory          `games/pikoko/scoring.py`, `games/pok/course.py`
    timeout, clock              `server/house/caretaker.py`, `hall/deciding.py`
    trump, trick, follow suit   `games/pikoko/tricks.py`
"""
