/** Time that was up: whose it was, and what a bot did for the reader. What it did for others stays in the fist. */
import { say } from '$/lang/speech.svelte'
import type { Sight } from '$/wire/fold'
import type { TableView } from '$/wire/messages'

import type { Company } from './company'
import { faceWords, symbolWords } from './words'

/** Whose time has run out between these two moments. */
export function toldLate(company: Company, before: TableView, after: TableView): string[] {
  return after.overdue
    .filter((seat) => !before.overdue.includes(seat))
    .map((seat) => say('time-up', { person: company.person(seat), player: company.name(seat) }))
}

/** What a bot does here for the reader, whose time was up; null when it does nothing for them. */
export function toldForYou(company: Company, sight: Sight): string | null {
  if (sight.type === 'played')
    return sight.seat === company.you ? say('late-play', { feather: faceWords(sight.face) }) : null
  if (sight.type !== 'sealed' || sight.seat !== company.you) return null
  const { action } = sight
  switch (action.type) {
    case 'bid':
      return say('late-bid', { number: action.tokens })
    case 'offer':
      return say('late-offer', { symbol: symbolWords(action.symbol) })
    default:
      return say('late-card')
  }
}
