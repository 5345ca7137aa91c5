"""What can be asked over HTTP and by sockets."""
