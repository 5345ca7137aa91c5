"""Opponent models: their inputs (features), small neural networks, and rounds played by them. Mostly kernels."""
