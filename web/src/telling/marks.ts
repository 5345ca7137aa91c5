/**
 * Marks in running text that stand for small pictures: the emblem of a colour, the shape of a counter. They are private
 * characters, which no name and no message of others can hold, and `Rich.svelte` draws them.
 */
import type { Colour, Symbol as CounterSymbol } from '$/wire/messages'

const COLOURS: readonly Colour[] = ['R', 'Y', 'P', 'W', 'B']
const SYMBOLS: readonly CounterSymbol[] = ['B', 'G', 'R']
const FIRST_COLOUR = 0xe000
const FIRST_SYMBOL = 0xe010

export type Picture = { emblem: Colour } | { counter: CounterSymbol }
export type Piece = string | Picture

/** Pictures, and the beginning of the text after them that no end of a line may part from them. */
export interface Together {
  pictures: Picture[]
  word: string
}

export function emblemMark(colour: Colour): string {
  return String.fromCharCode(FIRST_COLOUR + COLOURS.indexOf(colour))
}

export function counterMark(symbol: CounterSymbol): string {
  return String.fromCharCode(FIRST_SYMBOL + SYMBOLS.indexOf(symbol))
}

/** A text in pieces: words, and pictures between them. */
export function pieces(text: string): Piece[] {
  return text
    .split(/([\ue000-\ue01f])/)
    .filter(Boolean)
    .map((piece) => picture(piece) ?? piece)
}

/** The same, with pictures and the words that they belong to kept together. */
export function parts(text: string): (string | Together)[] {
  const found: (string | Together)[] = []
  let pictures: Picture[] = []
  for (const piece of pieces(text)) {
    if (typeof piece !== 'string') {
      pictures.push(piece)
      continue
    }
    // A word of several colours may end a line after each of them.
    const word = pictures.length ? /^[^\s-]*-?/.exec(piece)![0] : ''
    if (pictures.length) found.push({ pictures, word })
    pictures = []
    if (word.length < piece.length) found.push(piece.slice(word.length))
  }
  if (pictures.length) found.push({ pictures, word: '' })
  return found
}

/** The same without pictures: for what is only read aloud. */
export function plain(text: string): string {
  return text.replace(/[\ue000-\ue01f]/g, '')
}

function picture(piece: string): Picture | null {
  const code = piece.length === 1 ? piece.charCodeAt(0) : 0
  const emblem = COLOURS[code - FIRST_COLOUR]
  const counter = SYMBOLS[code - FIRST_SYMBOL]
  return emblem ? { emblem } : counter ? { counter } : null
}
