/** Where everybody sits: the reader at the bottom, then clockwise, so that the left neighbour sits at the left. */
export type Side = 'left' | 'top' | 'right' | 'bottom'

export interface Chair {
  seat: number
  /** At an oval table: on which of its sides, and how far to the right of its middle and below it, from -1 to 1. */
  rim: Side
  x: number
  y: number
  /** On a phone that stands, seats are in columns at the sides: in which, and how far down, from 0 to 1. */
  side: Side
  down: number
  /** On a phone that lies, likewise, but nobody sits at the top. */
  flank: Side
  step: number
}

/** Chairs for seats clockwise, the last of them at the bottom. */
export function chairs(seats: readonly number[]): Chair[] {
  const others = seats.length - 1
  const rows = rowsFor(seats.length)
  const onLeft = Math.ceil(others / 2)
  return seats.map((seat, at) => {
    const turn = ((at + 1) / seats.length) * 2 * Math.PI
    const [x, y] = [squared(-Math.sin(turn)), squared(Math.cos(turn))]
    const mirrored = others - 1 - at
    const isLeft = at < onLeft
    return {
      seat,
      ...{ rim: rimOf(at === others, x, y), x, y },
      ...{ side: sideOf(at, mirrored), down: (rows - 0.5 - Math.min(at, mirrored)) / rows },
      flank: at === others ? 'bottom' : isLeft ? 'left' : 'right',
      step: isLeft ? (onLeft - 0.5 - at) / onLeft : (at - onLeft + 0.5) / (others - onLeft || 1),
    }
  })
}

/** How many sit one above the other on a phone that stands. */
export function rowsFor(players: number): number {
  return Math.floor((players - 1) / 2)
}

/** A circle becomes squarish: those at its corners sit farther from the dice. */
function squared(part: number): number {
  return Math.sign(part) * Math.abs(part) ** 0.7
}

function rimOf(isReader: boolean, x: number, y: number): Side {
  if (isReader) return 'bottom'
  return y < -0.8 ? 'top' : x < 0 ? 'left' : 'right'
}

function sideOf(at: number, mirrored: number): Side {
  if (mirrored < 0) return 'bottom'
  return at < mirrored ? 'left' : at > mirrored ? 'right' : 'top'
}
