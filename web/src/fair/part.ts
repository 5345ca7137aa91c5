/**
 * The reader's part in the deals of a game. This browser draws the seat's nonces and keeps them until they are revealed:
 * so a reload or a second tab goes on with the same ones. A device that has not drawn them cannot reveal them.
 */
import type { Commit, FairView, Reveal, Snapshot } from '$/wire/messages'

import { hex, unhex, type Bytes } from './bytes'
import { hashingHere } from './hashing'
import { clientCommitment, GAME_ID, SECRET } from './protocol'

/** What a seat has drawn for a game: a nonce for each round, in hexadecimal. */
interface Drawn {
  game: string
  nonces: string[]
  /** When that was: what was never needed any more is not kept for ever. */
  at: number
}

const KEY = 'coverts-nonces-'
const KEPT_FOR = 90 * 24 * 3600 * 1000

export class DealPart {
  /** What this page has committed to, whatever another tab has written since. */
  private mine: Drawn | null = null
  private sent = ''

  constructor(
    private readonly table: string,
    private readonly send: (command: Commit | Reveal) => void,
  ) {}

  /** Commits or reveals, if the house asks for that now, and only once. */
  async look(known: Snapshot | null): Promise<void> {
    const wish = known && (await this.wish(known))
    const text = JSON.stringify(wish)
    if (!wish || text === this.sent) return
    this.sent = text
    this.send(wish)
  }

  private async wish({ table, fair, game }: Snapshot): Promise<Commit | Reveal | null> {
    const seat = table.you
    if (!fair || seat === null) return null
    if (table.phase !== 'playing') forget(this.table, seat)
    if (table.phase !== 'playing' || game?.view.prompt.type !== 'chance') return null
    return fair.rounds.length ? this.reveal(fair, seat) : this.commit(fair, seat)
  }

  private async commit(fair: FairView, seat: number): Promise<Commit | null> {
    if (fair.committed.includes(seat)) return null
    this.mine = drawn(this.table, seat, fair)
    const made = this.mine.nonces.map((nonce, place) => committed(fair, place + 1, seat, nonce))
    return { type: 'commit', commitments: await Promise.all(made) }
  }

  /** Whichever of the nonces that this browser has opens what was committed to. */
  private async reveal({ rounds, round, ...fair }: FairView, seat: number): Promise<Reveal | null> {
    const found = rounds[round - 1]
    if (!found?.clients[seat] || found.nonces[seat]) return null
    for (const one of [this.mine, read(this.table, seat)]) {
      const nonce = one?.game === fair.game ? one.nonces[round - 1] : undefined
      if (nonce && (await committed(fair, round, seat, nonce)) === found.clients[seat])
        return { type: 'reveal', round, nonce }
    }
    return null
  }
}

async function committed({ game }: { game: string }, round: number, seat: number, nonce: string) {
  const [id, bytes] = [unhex(game, GAME_ID), unhex(nonce, SECRET)]
  if (!id || !bytes) throw new Error('a game or a nonce is not in hexadecimal')
  return hex(await clientCommitment(hashingHere(), id, round, seat, bytes))
}

/** What was drawn for this game before, here or in another tab, or else is drawn now. */
function drawn(table: string, seat: number, { game, to_commit }: FairView): Drawn {
  const before = read(table, seat)
  if (before?.game === game && before.nonces.length === to_commit) return before
  const nonces = Array.from({ length: to_commit }, () => hex(random()))
  const fresh: Drawn = { game, nonces, at: Date.now() }
  forgetOld()
  write(table, seat, fresh)
  return read(table, seat) ?? fresh
}

function random(): Bytes {
  return crypto.getRandomValues(new Uint8Array(SECRET))
}

function read(table: string, seat: number): Drawn | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table, seat)) ?? 'null') as Drawn | null
  } catch {
    return null
  }
}

function write(table: string, seat: number, drawn: Drawn): void {
  try {
    localStorage.setItem(keyOf(table, seat), JSON.stringify(drawn))
  } catch {
    // A browser that keeps nothing: the page remembers them for as long as it is open.
  }
}

function forget(table: string, seat: number): void {
  try {
    localStorage.removeItem(keyOf(table, seat))
  } catch {
    // Then there is nothing to forget.
  }
}

/** Games that were left and never come back to. */
function forgetOld(): void {
  try {
    for (const key of Object.keys(localStorage).filter((key) => key.startsWith(KEY))) {
      const { at } = JSON.parse(localStorage.getItem(key)!) as Drawn
      if (!(at > Date.now() - KEPT_FOR)) localStorage.removeItem(key)
    }
  } catch {
    // Whatever stands there is in nobody's way.
  }
}

function keyOf(table: string, seat: number): string {
  return `${KEY}${table}-${seat}`
}
