/** Why something was not done, in a sentence. */
import { hasWords, say } from '$/lang/speech.svelte'
import type { Colour, DieFace, Feather, Symbol as CounterSymbol } from '$/wire/messages'

import type { Company } from './company'
import { colourWord, dieWords, featherWords, symbolWords } from './words'

export interface Why {
  key: string
  rule?: string | null
  args?: Record<string, unknown>
}

const IN_WORDS: Record<string, (notation: string) => string> = {
  feather: (notation) => featherWords(notation as Feather),
  colour: (notation) => colourWord(notation as Colour),
  symbol: (notation) => symbolWords(notation as CounterSymbol),
  face: (notation) => dieWords(notation as DieFace),
}

/** The reason alone; the rule, if it is one, is in `why.rule`. */
export function reasonOf(why: Why, company?: Company): string {
  if (!hasWords(why.key)) return say('page-went-wrong')
  const words: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(why.args ?? {})) {
    if (name === 'seat') {
      const seat = Number(value)
      words.seat = company?.name(seat) ?? say('place-seat', { number: seat })
      words.person = company?.person(seat) ?? 'one'
    } else words[name] = name in IN_WORDS ? IN_WORDS[name](String(value)) : (value as string | number)
  }
  return say(why.key, words)
}
