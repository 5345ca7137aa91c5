/** How long a happening stays before the next one is shown: long enough to be seen, short enough not to be waited for. */
import type { Pace } from '$/games/plugin'
import { GAMES } from '$/games/registry'
import { lasting, stretched } from '$/parts/taste.svelte'
import type { Game, Sight } from '$/wire/fold'

/** How long something lies there before it sets out, and is on its way. */
export function journeyTime(pace: Pace | undefined): number {
  return (pace?.rest ?? 0) + (pace?.way ?? 0)
}

/** How long a happening is seen before the table is as it will be after it. */
export function leadOf(sight: Sight, game: Game): number {
  return lasting(journeyTime(GAMES[game.type].pace[sight.type]))
}

export function pauseAfter(sight: Sight, game: Game): number {
  const { pace, special } = GAMES[game.type]
  const pause = special?.(game.view, sight) ?? pace[sight.type]?.pause ?? 0
  // Where nothing travels, what has happened is to be read for as long.
  return stretched(pause + journeyTime(pace[sight.type])) - leadOf(sight, game)
}
