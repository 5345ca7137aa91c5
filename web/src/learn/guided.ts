/** A first game with hints, against bots that play as newcomers do. Whoever left one goes on with it. */
import { GAMES } from '$/games/registry'
import { playAgainstBots } from '$/home/opening'
import { kept } from '$/parts/kept.svelte'
import { me } from '$/parts/me.svelte'
import { go } from '$/parts/route.svelte'
import { http } from '$/wire/http'

import { hinting } from './hinting.svelte'

const LEVEL = 'novice'
const left = kept<Record<string, string>>('guided', {})

export async function playGuided(game: string): Promise<void> {
  hinting.choose(game, true)
  const own = (await me.ask()) ? await http.myTables() : []
  const table = own.find(({ id, phase }) => id === left.value[game] && phase === 'playing')
  if (table) return go(`/table/${table.id}`)
  const id = await playAgainstBots(game, GAMES[game].guided!.players, LEVEL)
  left.value = { ...left.value, [game]: id }
}
