"""POK solved: a Nash equilibrium for each number of players, as a table of mixed strategies with its certificate."""
