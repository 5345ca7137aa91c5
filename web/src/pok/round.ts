/** A revealed round, as far as it is drawn: which die leads to whom. What came of it is the server's to say. */
import type { DieFace, RoundResult, Symbol as CounterSymbol } from '$/wire/messages'

export const SYMBOLS: readonly CounterSymbol[] = ['B', 'G', 'R']

/** The sides of the three dice, in the order in which they lie: only drawn, while a die rolls. */
export const SIDES: readonly (readonly DieFace[])[] = [
  ['1B', '1G', '1R'],
  ['-', '2G', '2B', '-', '2R'],
  ['3R', '-', '3G', '3B', '-'],
]

/** A die that was met, and a seat that met it. */
export interface Meeting {
  die: number
  seat: number
  symbol: CounterSymbol
}

export function meetings({ dice, met, played }: RoundResult): Meeting[] {
  return dice.flatMap((face, die) =>
    played.flatMap((symbol, seat) => (met[die] && face[1] === symbol ? [{ die, seat, symbol }] : [])),
  )
}

/** The rule that decided: of dice that are met, or of symbols that are on no die. */
export function ruleOf({ verdict }: RoundResult): string {
  return verdict === 'met' ? 'K4' : 'K5'
}

/** In how many places a seat's counters lie at first, for each symbol: so that none of them moves when one is gone. */
export const EACH = 2
