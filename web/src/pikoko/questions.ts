/** What is asked of the reader, in a sentence: on the bar, and aloud. */
import { say } from '$/lang/speech.svelte'
import { row, sentence, type Company } from '$/telling/company'
import type { PikokoView } from '$/wire/messages'

import { colourOf } from './notation'
import { leftOf } from './places'
import { colourWord, peacockWords } from './words'

export type Question = 'bid' | 'self-bid' | 'confidence' | 'lead' | 'follow' | 'free'

/** Which of the questions of Pikoko a view asks. What may be played is the server's to say; it shows what must follow. */
export function kindOf({ prompt, trick, legal }: PikokoView): Question {
  if (prompt.type === 'awaits' && prompt.kind !== 'play') return prompt.kind as Question
  if (!trick?.plays.length) return 'lead'
  const led = colourOf(trick.plays[0])
  return legal.every((action) => action.type !== 'play' || colourOf(action.face) === led) ? 'follow' : 'free'
}

export function questionPikoko(company: Company, view: PikokoView): string {
  const { prompt, trick } = view
  const kind = kindOf(view)
  if (prompt.type !== 'awaits') return ''
  if (kind === 'bid') return say('board-ask-bid', { peacock: peacockWords(company, prompt.about!) })
  if (kind === 'self-bid') return say('board-ask-self-bid', { bids: othersOnYou(company, view) })
  if (kind === 'confidence') return say('board-ask-confidence')
  const peacock = peacockWords(company, leftOf(company.you!, view.options.players))
  if (kind === 'lead') return sentence(say('board-ask-lead', { peacock }))
  return sentence(say(`board-ask-${kind}`, { peacock, colour: colourWord(colourOf(trick!.plays[0])) }))
}

function othersOnYou(company: Company, view: PikokoView): string {
  const others = company.roundTheTable().filter((seat) => seat !== company.you)
  return row(
    others.map((by) => {
      const bid = say('bid-shown', { player: company.name(by), number: view.bids[by][company.you!]! })
      // A name and its number stay together.
      return bid.replaceAll(' ', '\u00a0')
    }),
  )
}
