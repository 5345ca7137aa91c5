"""Homotopy continuation: a path from equal chances to an equilibrium, by predictor and corrector. Allocates nothing."""
