/**
 * Games that come from elsewhere: none. A build with `COVERTS_MORE_GAMES` takes this folder's files from another one, with
 * the same names, and the page has more games.
 */
import type { AnyPlugin } from '$/games/plugin'

export const MORE_GAMES: readonly AnyPlugin[] = []
