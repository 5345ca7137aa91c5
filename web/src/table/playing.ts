/** What a board needs to know of the table around it. The same boards show live games and replays. */
import type { Company } from '$/telling/company'
import type { Why } from '$/telling/refusal'
import type { Sight } from '$/wire/fold'
import type { Move, SeatView } from '$/wire/messages'

export interface Playing {
  company: Company
  seats: readonly SeatView[]
  /** Seats whose owner has left, and a bot plays; seats whose time was up. */
  away: readonly number[]
  overdue: readonly number[]
  /** Which seats are connected; empty in a replay. */
  here: readonly boolean[]
  /** Seats whose people have come from one address with somebody else here. */
  sameHouse: readonly number[]
  /** What is happening just now. */
  sight: Sight | null
  /** When the present decision is due, in milliseconds; how many seconds there are for it, and whether it is the reader's. */
  deadline: number | null
  /** The time by the clock of deadlines. */
  now: () => number
  seconds?: number | null
  isAsked?: boolean
  /** Whether the game is played just now, and not watched again. */
  isLive: boolean
  /** Makes a move; the answer is why not, or null when it is done. Null for those who only watch. */
  act: ((action: Move['action']) => Promise<Why | null>) | null
  /** Tells the house that the reader has looked at the points of a round: the next question waits for that. */
  seen?: () => void
  /** Asks the rule book why something may not be done now. */
  whyNot: ((action: Move['action']) => Promise<Why | null>) | null
  /** The reader's answer to the question that is shown: it is on its way, and nothing more is asked. */
  sent: Move['action'] | null
}

/** A table that is only looked at: everybody has a seat, and nobody does anything. */
export function lookedAt(company: Company, names: readonly string[]): Playing {
  return {
    company,
    seats: names.map((name) => ({ kind: 'person', name, level: null })),
    away: [],
    overdue: [],
    here: [],
    sameHouse: [],
    sight: null,
    deadline: null,
    now: Date.now,
    isLive: false,
    act: null,
    whyNot: null,
    sent: null,
  }
}
