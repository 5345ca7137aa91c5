/** The lobby's socket: the list of public tables with open seats, sent anew whenever it changes. */
import { hangUp } from '$/wire/hanging-up'
import type { LobbyList, Summary } from '$/wire/messages'

const LONGEST_WAIT = 15_000

export class Lobby {
  /** Null until the first list has come. */
  tables: Summary[] | null = $state.raw(null)
  isLost = $state(false)

  private socket: WebSocket | null = null
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private isClosed = false

  constructor() {
    this.connect()
    addEventListener('online', this.comeBackNow)
    document.addEventListener('visibilitychange', this.comeBackNow)
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.comeBackNow)
    document.removeEventListener('visibilitychange', this.comeBackNow)
    hangUp(this.socket)
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/lobby/socket`)
    this.socket = socket
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as LobbyList | { type: string }
      this.isLost = false
      this.tries = 0
      if (message.type === 'lobby') this.tables = (message as LobbyList).tables
    }
    socket.onclose = () => this.lost()
  }

  private lost(): void {
    if (this.isClosed) return
    this.isLost = true
    const wait = Math.min(LONGEST_WAIT, 500 * 2 ** this.tries++)
    // Not all at the same moment, when a whole club comes back after a restart.
    this.timer = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2))
  }

  private readonly comeBackNow = (): void => {
    if (!this.isLost || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return
    clearTimeout(this.timer)
    this.tries = 0
    this.connect()
  }
}
