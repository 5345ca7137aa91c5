/** Feathers and faces as the wire writes them: letters of colours, a number, and for a face of several colours which one. */
import type { Colour, Face, Feather } from '$/wire/messages'

export const COLOURS: readonly Colour[] = ['R', 'Y', 'P', 'W', 'B']

export function featherOf(face: Face): Feather {
  return face.split('=')[0] as Feather
}

export function colourOf(face: Face): Colour {
  return (face.split('=')[1] ?? face[0]) as Colour
}

export function coloursOf(feather: Feather): Colour[] {
  return [...feather.replace(/\d+/, '')] as Colour[]
}

export function numberOf(feather: Feather): number {
  return Number(feather.replace(/\D+/, ''))
}

/** As one would sort a hand: by colour, then by number, the multi-coloured ones last. */
export function inOrder(feathers: readonly Feather[]): Feather[] {
  const rank = (feather: Feather) => {
    const colours = coloursOf(feather)
    return (colours.length > 1 ? COLOURS.length : COLOURS.indexOf(colours[0])) * 100 + numberOf(feather)
  }
  return [...feathers].sort((a, b) => rank(a) - rank(b))
}
