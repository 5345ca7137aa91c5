/** All games that the page can show, by name. */
import { pikoko } from '$/pikoko/game'
import { pok } from '$/pok/game'
import { MORE_GAMES } from '$more/games'

import type { AnyPlugin } from './plugin'

export const GAMES: Readonly<Record<string, AnyPlugin>> = Object.fromEntries(
  [pikoko, pok, ...MORE_GAMES].map((game: AnyPlugin) => [game.name, game]),
)
