/** How long a happening stays before the next one is shown: long enough to be seen, short enough not to be waited for. */
import type { Sight } from '$/wire/fold'
import type { Snapshot } from '$/wire/messages'

const PAUSES: Record<Sight['type'], number> = {
  'starter-drawn': 600,
  'deal-seen': 900,
  sealed: 0,
  ready: 60,
  'bids-revealed': 1300,
  'confidence-placed': 600,
  played: 450,
  'trick-taken': 500,
  'round-scored': 300,
  thrown: 1000,
  'offers-revealed': 3000,
  asked: 0,
}

/** The last feather of a trick lies there for a moment before the trick is taken. */
const FULL_TRICK = 1200

export function pauseAfter(sight: Sight, after: Snapshot): number {
  const { game } = after
  const isFull =
    sight.type === 'played' &&
    game?.type === 'pikoko' &&
    game.view.trick?.plays.length === game.view.options.players
  return isFull ? FULL_TRICK : PAUSES[sight.type]
}
