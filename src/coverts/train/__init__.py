"""Making players: rounds are played, nets learn from them, and join the population if they have made it stronger."""
