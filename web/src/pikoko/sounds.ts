/** What happens in Pikoko, to be heard. */
import { stretched } from '$/parts/taste.svelte'
import { chord, thud, type Note } from '$/stage/notes'
import { journeyTime } from '$/stage/pace'

import type { PikokoSight } from './fold'
import { PACE } from './pace'

/** Tokens that come to lie on one another. */
function clinks(at: number): Note[] {
  return [0, 0.05, 0.085].map((later, i) => ({
    pitch: 1180 + i * 170,
    at: at + later,
    length: 0.09,
    loud: 0.35,
  }))
}

/** When what travels arrives, in seconds. */
function arrival(type: PikokoSight['type']): number {
  return stretched(journeyTime(PACE[type])) / 1000
}

export const SOUNDS: Partial<Record<PikokoSight['type'], () => Note[]>> = {
  'deal-seen': () =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ({
      pitch: 300 + i * 30,
      at: stretched(i * 0.06),
      length: 0.05,
      loud: 0.4,
    })),
  'bids-revealed': () => [
    ...thud(0, 0.7),
    ...chord(0, 392, 494, 587),
    ...clinks(arrival('bids-revealed') - 0.06),
  ],
  'confidence-placed': () => thud(arrival('confidence-placed') - 0.04, 0.5),
  played: () => [{ pitch: 520, at: 0, length: 0.05, loud: 0.6 }],
  'trick-taken': () => [440, 660].map((pitch, i) => ({ pitch, at: i * 0.09, length: 0.18, loud: 0.6 })),
  'round-scored': () =>
    [392, 494, 587, 784].map((pitch, i) => ({ pitch, at: i * 0.11, length: 0.35, loud: 0.6 })),
}
