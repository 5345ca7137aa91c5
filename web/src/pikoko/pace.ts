/** How long what happens in Pikoko is seen. */
import type { Pace } from '$/games/plugin'
import type { PikokoView } from '$/wire/messages'

import type { PikokoSight } from './fold'
import { isTrickFull } from './needs'

/** What travels before it is where it belongs: hands open, and the tokens go to the peacock; cards go to their owners. */
export const PACE: Partial<Record<PikokoSight['type'], Pace>> = {
  'starter-drawn': { pause: 600 },
  'deal-seen': { pause: 1100 },
  ready: { pause: 60 },
  'bids-revealed': { pause: 300, rest: 600, way: 420 },
  'confidence-placed': { pause: 150, rest: 120, way: 380 },
  played: { pause: 450 },
  'trick-taken': { pause: 1300 },
  'round-scored': { pause: 300 },
}

/** The last feather of a trick lies there for a moment before it is said who takes the trick, which takes longer to read. */
const FULL_TRICK = 500

export function special(view: PikokoView, sight: PikokoSight): number | null {
  return sight.type === 'played' && isTrickFull(view) ? FULL_TRICK : null
}
