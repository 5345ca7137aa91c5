/** Where everybody sits: the reader at the bottom, then clockwise, so that the left neighbour sits at the left. */
export type Side = 'left' | 'top' | 'right' | 'bottom'

export interface Chair {
  seat: number
  side: Side
  /** On a wide table, an oval: in percent of its width and height. */
  x: number
  y: number
  /** On a narrow one, seats are in columns: how far down, from 0 to 1. */
  down: number
}

/** Chairs for seats clockwise, the last of them at the bottom. */
export function chairs(seats: readonly number[]): Chair[] {
  const inColumn = Math.floor((seats.length - 1) / 2)
  return seats.map((seat, at) => {
    const turn = ((at + 1) / seats.length) * 2 * Math.PI
    const mirrored = seats.length - 2 - at
    return {
      seat,
      side: sideOf(at, mirrored),
      x: 50 - 41 * Math.sin(turn),
      y: 52 + 38 * Math.cos(turn),
      down: (inColumn - 0.5 - Math.min(at, mirrored)) / inColumn,
    }
  })
}

function sideOf(at: number, mirrored: number): Side {
  if (mirrored < 0) return 'bottom'
  return at < mirrored ? 'left' : at > mirrored ? 'right' : 'top'
}
