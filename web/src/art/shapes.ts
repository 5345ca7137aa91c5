/** The three shapes of POK's counters, in a field of 24 by 24 around its middle, and the colour that each has. */
import type { Symbol as CounterSymbol } from '$/wire/messages'

export const SHAPES: Record<CounterSymbol, string> = {
  B: 'M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20z',
  G: 'M5 2.500h14A2.500 2.500 0 0 1 21.500 5v14a2.500 2.500 0 0 1-2.500 2.500H5A2.500 2.500 0 0 1 2.500 19V5A2.500 2.500 0 0 1 5 2.500z',
  R: 'M10.200 3.200a2.100 2.100 0 0 1 3.600 0l8.400 15A2.100 2.100 0 0 1 20.400 21.500H3.600A2.100 2.100 0 0 1 1.800 18.200z',
}

/** Seen well on felt and on paper, and on the sides of a die. */
export const TINTS: Record<CounterSymbol, string> = { B: '#2a7ac4', G: '#258a55', R: '#cb343d' }
