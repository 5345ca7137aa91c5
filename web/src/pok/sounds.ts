/** What happens in POK, to be heard. */
import { chord, thud, type Note } from '$/stage/notes'

import type { PokSight } from './fold'

export const SOUNDS: Partial<Record<PokSight['type'], () => Note[]>> = {
  thrown: () => [0, 1, 2, 3, 4].map((i) => ({ pitch: 220 - i * 18, at: i * 0.08, length: 0.05 })),
  // All fists fall twice before they open.
  'offers-revealed': () => [...thud(0.2, 0.6), ...thud(0.44, 0.9), ...chord(0.5, 330, 415, 494)],
}
