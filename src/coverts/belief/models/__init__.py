"""How players are modelled: what they look at, small nets that weigh it, and rounds played by them. Mostly kernels."""
