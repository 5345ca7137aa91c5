/** A view of POK after one more sight: it moves things about and knows no rule. */
import type { PokSights, PokView, RoundResult } from '$/wire/messages'
import { readied, without, withEntry } from '$/wire/fold-fists'

export type PokSight = PokSights['sights'][number]

export function foldPok(view: PokView, sight: PokSight): PokView {
  switch (sight.type) {
    case 'thrown':
      return { ...view, round: sight.round, dice: sight.dice }
    case 'sealed':
      return { ...readied(view, sight.seat), sealed: withEntry(view.sealed, sight.seat, sight.action) }
    case 'ready':
      return readied(view, sight.seat)
    case 'offers-revealed':
      return revealed(view, sight.result)
    case 'asked':
      return { ...view, prompt: sight.prompt, legal: sight.legal }
  }
}

function revealed(view: PokView, result: RoundResult): PokView {
  const hasGone = (seat: number) => result.handed_over.includes(seat)
  return {
    ...view,
    dice: [],
    left: view.left.map((left, seat) => (hasGone(seat) ? left - 1 : left)),
    counters: view.counters.map((counters, seat) =>
      counters && hasGone(seat) ? without(counters, (one) => one === result.played[seat]) : counters,
    ),
    ready: view.ready.map(() => false),
    sealed: view.sealed.map(() => null),
    last: result,
  }
}
