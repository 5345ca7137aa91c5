"""Training of opponent models: self-play, distillation into networks, and a gate to the population."""
