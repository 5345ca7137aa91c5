"""HTTP and WebSocket on top of hall and store."""
