/** Solo, for the page. */
import type { GamePlugin } from '$/games/plugin'
import { say } from '$/lang/speech.svelte'
import { chord, thud } from '$/stage/notes'
import { allOf, anyOf, row, type Company } from '$/telling/company'
import type { Over } from '$/wire/messages'

import { foldSolo, type Round, type SoloSight, type SoloView } from './fold'
import Picture from './Picture.svelte'

export const solo: GamePlugin<SoloView, SoloSight> = {
  name: 'solo',
  title: 'Solo',
  fold: foldSolo,
  describe,
  recap: (company, { last }) => (last ? [toldRound(company, last)] : []),
  question: (_, { legal }) => say('solo-ask', { counters: anyOf(legal.map(({ counter }) => `${counter}`)) }),
  late: (company, sight) =>
    sight.type === 'sealed' && sight.seat === company.you
      ? say('solo-counter', { number: sight.action.counter })
      : null,
  ending: (company, view, over) => [points(company, view), won(company, over)],
  said: { counter: (text) => say('solo-counter', { number: Number(text) }) },
  pace: { ready: { pause: 60 }, 'prize-turned': { pause: 500 }, 'counters-shown': { pause: 1500 } },
  sounds: { 'counters-shown': () => [...thud(), ...chord(0.2, 330, 415)] },
  keys: { '1 – 5': 'prompt-solo' },
  board: () => import('./SoloBoard.svelte'),
  boardStays: true,
  Picture,
  rules: [],
}

function describe(company: Company, _: SoloView, after: SoloView, sight: SoloSight): string[] {
  switch (sight.type) {
    case 'prize-turned':
      return [say('solo-prize', { number: sight.round, prize: sight.prize })]
    case 'counters-shown':
      return [toldRound(company, sight.result)]
    case 'asked':
      return sight.prompt.type === 'over' ? [points(company, after), won(company, sight.prompt)] : []
    default:
      return []
  }
}

function toldRound(company: Company, { shown: counters, winner }: Round): string {
  const shown = numbers(company, counters)
  if (winner === null) return say('solo-nobody', { shown })
  return say('solo-taken', { shown, winner: company.name(winner), person: company.person(winner) })
}

function points(company: Company, view: SoloView): string {
  return say('solo-points', { points: numbers(company, view.points) })
}

function won(company: Company, { winners }: Over): string {
  return say('solo-won', {
    winners: allOf(winners.map((seat) => company.name(seat))),
    person: company.person(...winners),
  })
}

function numbers(company: Company, of: number[]): string {
  const seats = company.roundTheTable()
  return row(seats.map((seat) => say('solo-number', { player: company.name(seat), number: of[seat] })))
}
