/** Why something was not done, in a sentence. */
import { GAMES } from '$/games/registry'
import { hasWords, say } from '$/lang/speech.svelte'

import type { Company } from './company'

export interface Why {
  key: string
  rule?: string | null
  args?: Record<string, unknown>
}

/** How a game says what is written in notation. */
function inWords(name: string): ((notation: string) => string) | undefined {
  return Object.values(GAMES).find(({ said }) => said && name in said)?.said?.[name]
}

/** The reason alone; the rule, if it is one, is in `why.rule`. */
export function reasonOf(why: Why, company?: Company): string {
  return hasWords(why.key) ? told(why, company) : say('page-went-wrong')
}

/** A sentence that comes as its key and data: seats by their names, and what is in notation as its game says it. */
export function told({ key, args = {} }: Pick<Why, 'key' | 'args'>, company?: Company): string {
  const words: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(args)) {
    if (name === 'seat') {
      const seat = Number(value)
      words.seat = company?.name(seat) ?? say('place-seat', { number: seat })
      words.person = company?.person(seat) ?? 'one'
    } else if (name === 'seats') {
      const seats = String(value).split(' ').map(Number)
      words.seats = company?.listed(seats) ?? String(value)
    } else words[name] = inWords(name)?.(String(value)) ?? (value as string | number)
  }
  return say(key, words)
}
