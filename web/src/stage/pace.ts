/** How long a happening stays before the next one is shown: long enough to be seen, short enough not to be waited for. */
import { lasting, stretched } from '$/parts/taste.svelte'
import type { Sight } from '$/wire/fold'
import type { Snapshot } from '$/wire/messages'

const PAUSES: Record<Sight['type'], number> = {
  'starter-drawn': 600,
  'deal-seen': 1100,
  sealed: 0,
  ready: 60,
  'bids-revealed': 300,
  'confidence-placed': 150,
  played: 450,
  'trick-taken': 1300,
  'round-scored': 300,
  thrown: 1000,
  'offers-revealed': 3000,
  asked: 0,
}

/** The last feather of a trick lies there for a moment before it is said who takes the trick, which takes longer to read. */
const FULL_TRICK = 500

/** What travels before it is where it belongs: hands open, and the tokens go to the peacock; cards go to their owners. */
const JOURNEYS: Partial<Record<Sight['type'], { rest: number; way: number }>> = {
  'bids-revealed': { rest: 600, way: 420 },
  'confidence-placed': { rest: 120, way: 380 },
}

/** How long something lies there before it sets out, and how long it is on its way. */
export function journeyOf(type: Sight['type']): { rest: number; way: number } {
  return JOURNEYS[type] ?? { rest: 0, way: 0 }
}

/** How long a happening is seen before the table is as it will be after it. */
export function leadOf({ type }: Sight): number {
  const { rest, way } = journeyOf(type)
  return lasting(rest + way)
}

export function pauseAfter(sight: Sight, after: Snapshot): number {
  const { game } = after
  const isFull =
    sight.type === 'played' &&
    game?.type === 'pikoko' &&
    game.view.trick?.plays.length === game.view.options.players
  // Where nothing travels, what has happened is to be read for as long.
  const { rest, way } = journeyOf(sight.type)
  return stretched((isFull ? FULL_TRICK : PAUSES[sight.type]) + rest + way) - leadOf(sight)
}
