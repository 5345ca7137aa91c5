/** A view of Solo after one more sight: it moves things about and knows no rule. */
import { readied, withEntry } from '$/wire/fold-fists'
import type { Awaits, Chance, Over } from '$/wire/messages'

export interface Show {
  type: 'show'
  counter: number
}

export interface Round {
  prize: number
  shown: number[]
  winner: number | null
}

export interface SoloView {
  observer: number | 'public' | 'open'
  prompt: Awaits | Chance | Over
  legal: Show[]
  ready: boolean[]
  sealed: (Show | null)[]
  round: number
  prize: number
  counters: number[][]
  points: number[]
  last: Round | null
}

export type SoloSight =
  | { type: 'prize-turned'; round: number; prize: number }
  | { type: 'sealed'; seat: number; action: Show }
  | { type: 'ready'; seat: number }
  | { type: 'counters-shown'; result: Round }
  | { type: 'asked'; prompt: SoloView['prompt']; legal: Show[] }

export function foldSolo(view: SoloView, sight: SoloSight): SoloView {
  switch (sight.type) {
    case 'prize-turned':
      return { ...view, round: sight.round, prize: sight.prize }
    case 'sealed':
      return { ...readied(view, sight.seat), sealed: withEntry(view.sealed, sight.seat, sight.action) }
    case 'ready':
      return readied(view, sight.seat)
    case 'counters-shown':
      return shown(view, sight.result)
    case 'asked':
      return { ...view, prompt: sight.prompt, legal: sight.legal }
  }
}

function shown(view: SoloView, result: Round): SoloView {
  return {
    ...view,
    prize: 0,
    counters: view.counters.map((own, seat) => own.filter((one) => one !== result.shown[seat])),
    points: view.points.map((points, seat) => points + (seat === result.winner ? result.prize : 0)),
    ready: view.ready.map(() => false),
    sealed: view.sealed.map(() => null),
    last: result,
  }
}
