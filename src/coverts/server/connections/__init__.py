"""Bytes in and out: HTTP and WebSocket, with bounds on what comes in."""
