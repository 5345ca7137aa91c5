/**
 * Close a socket that nobody listens to any more. One that is still being opened is closed once it is open: browsers
 * write a warning otherwise.
 */
export function hangUp(socket: WebSocket | null): void {
  if (!socket) return
  socket.onmessage = null
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
  else socket.close()
}
