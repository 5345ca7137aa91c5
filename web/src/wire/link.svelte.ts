/** The socket of a table: it comes back by itself after a lost connection, and sends again what was not answered. */
import { beatsOf, type Beat, type Numbered } from './fold'
import { hangUp } from './hanging-up'
import { newId } from './http'
import type { Because, Do, Done, NotDone, Outgoing, Snapshot, Why } from './messages'

export type LinkStatus = 'connecting' | 'open' | 'lost' | 'absent' | 'unknown' | 'banned' | 'closed'
type Command = Do['command']
type Answer = Done | NotDone

/** What a closing code of the server means; all others mean: try again. */
const FINAL: Record<number, LinkStatus> = {
  4401: 'unknown',
  4403: 'absent',
  4404: 'absent',
  4423: 'banned',
}
const LONGEST_WAIT = 8000
const SILENCE = 20_000

export class TableLink {
  status: LinkStatus = $state('connecting')
  known: Snapshot | null = $state.raw(null)
  here: boolean[] = $state.raw([])
  /** Who watches, for those at the table: how many, and the names of the first of them. */
  watching = $state(0)
  watchers: string[] = $state.raw([])
  /** Seats that share a house with another one. */
  sameHouse: number[] = $state.raw([])
  /** What somebody has begun to write: it stays while the table around it changes. */
  draft = $state('')

  private socket: WebSocket | null = null
  private readonly unanswered = new Map<
    string,
    { asked: Do | Why; answered: (answer: Answer | Because) => void }
  >()
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly heartbeat: ReturnType<typeof setInterval>
  private heardAt = Date.now()
  /** The house's clock, in which deadlines are told: the reader's own may be fast or slow, or be set. */
  private ahead = Date.now() - performance.now()

  constructor(
    readonly table: string,
    private readonly invitation: string,
    private readonly heard: (heard: Snapshot | Beat[]) => void,
  ) {
    this.connect()
    this.heartbeat = setInterval(() => this.listenForLife(), SILENCE / 2)
    addEventListener('online', this.comeBackNow)
    document.addEventListener('visibilitychange', this.comeBackNow)
  }

  /** The time by the house's clock. */
  readonly now = (): number => performance.now() + this.ahead

  /** Ask for something; the answer comes even if the connection is lost in between. */
  do(command: Command): Promise<Answer> {
    return this.ask({ type: 'do', id: newId(), command })
  }

  /** Ask why something may not be done in the game now; null if it may. */
  async whyNot(action: Why['action']): Promise<Because | null> {
    const because = await this.ask<Because>({ type: 'why', id: newId(), action })
    return because.key ? because : null
  }

  private ask<A extends Answer | Because>(asked: Do | Why): Promise<A> {
    return new Promise((answered) => {
      this.unanswered.set(asked.id, { asked, answered: answered as (answer: Answer | Because) => void })
      this.send(asked)
    })
  }

  /** Connect anew, as whoever the reader has just become: a socket stays with the one who opened it. */
  reconnect(): void {
    if (this.status === 'closed') return
    clearTimeout(this.timer)
    const old = this.socket
    this.socket = null
    hangUp(old)
    // Nothing is left out: somebody else sees the table with other eyes from the beginning.
    this.known = null
    this.tries = 0
    this.status = 'connecting'
    this.connect()
  }

  close(): void {
    this.status = 'closed'
    clearTimeout(this.timer)
    clearInterval(this.heartbeat)
    removeEventListener('online', this.comeBackNow)
    document.removeEventListener('visibilitychange', this.comeBackNow)
    hangUp(this.socket)
  }

  private connect(): void {
    const query = new URLSearchParams()
    if (this.known) query.set('last', String(this.known.number))
    if (this.invitation) query.set('invitation', this.invitation)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const path = `/api/v1/tables/${encodeURIComponent(this.table)}/socket`
    const socket = new WebSocket(`${scheme}://${location.host}${path}?${query}`)
    this.socket = socket
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data as string) as Outgoing)
    socket.onclose = ({ code }) => {
      if (socket === this.socket) this.lost(code)
    }
  }

  private receive(message: Outgoing): void {
    this.heardAt = Date.now()
    switch (message.type) {
      case 'hello':
        this.status = 'open'
        this.tries = 0
        this.ahead = message.now - performance.now()
        for (const { asked } of this.unanswered.values()) this.send(asked)
        return
      case 'done':
      case 'refused':
      case 'because':
        this.unanswered.get(message.id)?.answered(message)
        this.unanswered.delete(message.id)
        return
      case 'here':
        this.here = message.here
        this.watching = message.watching ?? 0
        this.watchers = message.watchers ?? []
        this.sameHouse = (message.same_house ?? []).flat()
        return
      case 'snapshot':
      case 'changed':
      case 'happened':
      case 'committed':
      case 'revealed':
      case 'said':
        this.take(message)
    }
  }

  private take(message: Snapshot | Numbered): void {
    if (message.type === 'snapshot') {
      this.known = message
      this.heard(message)
    } else if (this.known) {
      const beats = beatsOf(this.known, message)
      this.known = beats.at(-1)!.after
      this.heard(beats)
    }
  }

  private lost(code: number): void {
    if (this.status === 'closed') return
    this.status = FINAL[code] ?? 'lost'
    if (code in FINAL) return
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.tries++)
    // Not all at the same moment, when a whole club comes back after a restart.
    this.timer = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2))
  }

  private readonly comeBackNow = (): void => {
    if (this.status !== 'lost' || document.hidden) return
    clearTimeout(this.timer)
    this.tries = 0
    this.connect()
  }

  /** A connection that has died without a word is noticed by its silence. */
  private listenForLife(): void {
    if (this.status !== 'open') return
    if (Date.now() - this.heardAt > SILENCE * 1.5) {
      const dead = this.socket
      this.socket = null
      hangUp(dead)
      this.lost(1006)
    } else this.send({ type: 'ping' })
  }

  private send(message: { type: 'ping' } | Do | Why): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }
}
