/** The puzzles that there are, asked for once, and which of them come next. */
import { Errand } from '$/parts/errand.svelte'
import { http } from '$/wire/http'
import type { PuzzleListed } from '$/wire/messages'

import { progress } from './progress.svelte'

/** What the reader wants to practise; an empty word or 0 is everything. A theme can be a kind of decision, too. */
export interface Wish {
  game: string
  theme: string
  difficulty: number
}

let all: PuzzleListed[] | null = $state.raw(null)

export const puzzles = {
  asking: new Errand(),
  get all() {
    return all
  },
  async ask(): Promise<void> {
    if (!all) all = await http.puzzles()
  },
}

export function wished(list: readonly PuzzleListed[], { game, theme, difficulty }: Wish): PuzzleListed[] {
  return list.filter(
    (one) =>
      one.game === game &&
      (!theme || one.theme === theme || one.kind === theme) &&
      (!difficulty || one.difficulty === difficulty),
  )
}

/** The puzzle after this one: those that have not been tried come first, then those that were missed. */
export function nextOf(list: readonly PuzzleListed[], after = ''): PuzzleListed | null {
  const at = list.findIndex((one) => one.id === after)
  const round = [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))]
  return (
    round.find((one) => progress.of(one.id) === null) ??
    round.find((one) => progress.of(one.id) === 'missed') ??
    round[0] ??
    null
  )
}

export function addressOf(game: string, puzzle: string, { theme, difficulty }: Wish): string {
  const query = new URLSearchParams()
  if (theme) query.set('theme', theme)
  if (difficulty) query.set('difficulty', String(difficulty))
  const asked = query.size ? `?${query}` : ''
  return `/practice/${game}${puzzle && `/${puzzle}`}${asked}`
}
