/** Secret choices at a table of Pikoko, as everybody sees them: who is asked, who has chosen, what has been opened. */
import type { Playing } from '$/table/playing'
import type { PikokoView } from '$/wire/messages'

export interface Secret {
  seat: number
  state: 'thinking' | 'closed' | 'open'
  /** What was in the fist, once all are open, and the peacock it is bid on. */
  bid: number | null
  on: number
}

/** The choices that are being made, or are just shown; none while nobody chooses in secret. */
export function secretsOf(view: PikokoView, { company, sight, sent }: Playing): Secret[] {
  const seats = company.roundTheTable()
  if (sight?.type === 'bids-revealed') {
    const { bids, subject } = sight
    return seats
      .filter((seat) => bids[seat] !== null)
      .map((seat) => ({ seat, state: 'open', bid: bids[seat], on: subject ?? seat }))
  }
  if (sight?.type === 'confidence-placed')
    return seats.map((seat) => ({ seat, state: 'open', bid: null, on: seat }))
  const { prompt } = view
  if (prompt.type !== 'awaits' || prompt.kind === 'play') return []
  return seats
    .filter((seat) => prompt.seats.includes(seat) || view.ready[seat])
    .map((seat) => {
      const isClosed = view.ready[seat] || (seat === company.you && sent !== null)
      return { seat, state: isClosed ? 'closed' : 'thinking', bid: null, on: prompt.about ?? seat }
    })
}

/** Whether it is cards that are laid, and not tokens that are held. */
export function areCards({ prompt }: PikokoView, { sight }: Playing): boolean {
  if (sight?.type === 'bids-revealed') return false
  return sight?.type === 'confidence-placed' || (prompt.type === 'awaits' && prompt.kind === 'confidence')
}
