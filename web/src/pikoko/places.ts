/** Where the peacocks sit on a wide table, in hundredths: the reader at the bottom, the others clockwise from the left. */
const PLACES: Record<number, readonly [x: number, y: number][]> = {
  3: [
    [50, 80],
    [22, 36],
    [78, 36],
  ],
  4: [
    [50, 81],
    [20, 48],
    [50, 18],
    [80, 48],
  ],
  5: [
    [50, 81],
    [20, 54],
    [30, 18],
    [70, 18],
    [80, 54],
  ],
}

/** The middle, where tricks are played. */
export const MIDDLE = [50, 49] as const

/** Where a seat is, as the reader at `bottom` sees the table. */
export function placeOf(seat: number, bottom: number, players: number): readonly [x: number, y: number] {
  return PLACES[players][(seat - bottom + players) % players]
}

export function leftOf(seat: number, players: number): number {
  return (seat + 1) % players
}
