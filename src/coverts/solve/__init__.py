"""Games worked out: the best that players can do who know that the others know it too."""
