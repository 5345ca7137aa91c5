/**
 * Where everything is on Pikoko's table. The feather is the unit: it is as large as the window and the number of players
 * allow, and all else follows from it. The reader sits at the bottom, the others clockwise from the left.
 */

/** Fans around a table; where that is too wide or too high, rows left and right of the middle; on a narrow screen rows alone. */
export type Form = 'fan' | 'wings' | 'row'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Fans {
  /** The width of a feather, which is twice as high. */
  feather: number
  /** How large letters are on plates. */
  letters: number
  table: { width: number; height: number }
  /** The peacocks, clockwise from the reader's: a fan and its plate. */
  seats: readonly Box[]
  /** Where tricks are played. */
  middle: Box
}

/** In widths of a feather: how wide eight are when fanned, how high, and the trick. */
const FAN = { width: 6, height: 2.06 }
const TRICK = { width: 3.7, height: 3.15 }
const TRICK_OF_THREE = { width: 3.2, height: 2.6 }
const WIDEST = 90
const NARROWEST = 38
/** A plate in its own letters. */
const PLATE = { width: 21, height: 2.7 }
const BAR = 5.75
const GAP = 8
/** How much wider and higher than it must be the table may become. */
const ROOMY = 1.3

export function leftOf(seat: number, players: number): number {
  return (seat + 1) % players
}

/** The largest fans that have room, above the bar where there is one; null where feathers would be too small. */
export function fansIn(
  width: number,
  height: number,
  players: number,
  rem: number,
  hasBar: boolean,
): Fans | null {
  for (let feather = WIDEST; feather >= NARROWEST; feather--) {
    const letters = Math.max(0.875 * rem, Math.min(feather * 0.215, 1.25 * rem))
    const below = GAP + (hasBar ? BAR * Math.max(rem, letters) : 0)
    const fans = arranged(feather, letters, width - 2 * GAP, height - below, players)
    if (fans) return fans
  }
  return null
}

function arranged(
  feather: number,
  letters: number,
  width: number,
  height: number,
  players: number,
): Fans | null {
  const wide = Math.max(FAN.width * feather, PLATE.width * letters)
  const high = FAN.height * feather + PLATE.height * letters
  const trick = players === 3 ? TRICK_OF_THREE : TRICK
  const [across, down] = [trick.width * feather, trick.height * feather]

  // Three have no one opposite: what is played lies between the two upper peacocks, or below them where they are close.
  const isBetween = players > 3 || width >= 2 * wide + across
  const rows = players > 3 ? 3 : 2
  const needs = {
    width: 2 * wide + (isBetween ? across : GAP),
    height: rows * high + (rows - 1) * GAP + (isBetween ? 0 : down + GAP),
  }
  const free = height - (players > 3 || !isBetween ? 2 : 1) * high - GAP
  if (needs.width > width || needs.height > height || down > free) return null

  const table = {
    width: Math.min(width, needs.width * ROOMY),
    height: Math.min(height, Math.max(needs.height, 7 * feather) * ROOMY),
  }
  const middle = table.width / 2
  const sides = players > 3 ? (table.height - high) / 2 : isBetween ? (table.height - 2 * high) * 0.35 : 0
  const apart = Math.max(wide / 2 + GAP / 2, Math.min((table.width - wide) / 2, wide / 2 + feather * 0.75))
  const at = (x: number, top: number): Box => ({ left: x - wide / 2, top, width: wide, height: high })
  const [left, right] = [at(wide / 2, sides), at(table.width - wide / 2, sides)]
  const above = {
    3: [],
    4: [at(middle, 0)],
    5: [at(middle - apart, 0), at(middle + apart, 0)],
  }[players]!
  const from = players > 3 ? high : isBetween ? 0 : high
  const to = table.height - high
  return {
    feather,
    letters,
    table,
    seats: [at(middle, table.height - high), left, ...above, right],
    middle: {
      left: middle - across / 2,
      top: Math.min((from + to - down) / 2 + (players === 3 && isBetween ? feather * 0.2 : 0), to - down),
      width: across,
      height: down,
    },
  }
}

/**
 * Where the feathers of a trick lie, by whose they are, clockwise from the reader's: the middle of each one's upper edge,
 * in widths of a feather from the middle of the trick's. A lower one may lie over the quill of a higher one, but over no
 * number.
 */
const SLOTS: Record<number, readonly (readonly [x: number, y: number])[]> = {
  3: [
    [0, 0.55],
    [-1.08, 0],
    [1.08, 0],
  ],
  4: [
    [0, 1.12],
    [-1.12, 0.52],
    [0, 0],
    [1.12, 0.52],
  ],
  5: [
    [0, 1.12],
    [-1.33, 0.52],
    [-0.56, 0],
    [0.56, 0],
    [1.33, 0.52],
  ],
}

export function slotOf(seat: number, bottom: number, players: number): readonly [x: number, y: number] {
  return SLOTS[players][(seat - bottom + players) % players]
}

/** From each peacock to the one on its left, clockwise from the reader's: how an arrow goes, as the path of a drawing. */
export function arrowsOf({ seats, feather, letters }: Fans): string[] {
  const plate = ({ top, height }: Box) => top + height - letters * 1.35
  const middle = ({ left, width }: Box) => left + width / 2
  return seats.map((from, at) => {
    const to = seats[(at + 1) % seats.length]
    const [x, y] = [middle(from), middle(to)]
    if (Math.abs(from.top - to.top) < 1) {
      const [start, end] = [from.left + from.width - feather * 0.05, to.left + feather * 0.05]
      const rise = from.top + feather * 0.5
      return curve([start, rise], [(start + end) / 2, rise - feather * 0.25], [end, rise])
    }
    const isUp = from.top > to.top
    const start = isUp ? from.top - 2 : from.top + from.height + 8
    const end = isUp ? to.top + to.height + 8 : to.top - 2
    // One above the other: straight. Otherwise from the side of the lower plate, or to it, around the corner.
    if (x > to.left + 20 && x < to.left + to.width - 20 && at > 0 && at < seats.length - 1)
      return curve([x, start], [x, (start + end) / 2], [x, end])
    if (at === 0) return curve([from.left - 6, plate(from)], [y, plate(from)], [y, end])
    if (at === seats.length - 1) return curve([x, start], [x, plate(to)], [to.left + to.width + 6, plate(to)])
    return isUp
      ? curve([x, start], [x, plate(to)], [to.left - 8, plate(to)])
      : curve([from.left + from.width + 8, plate(from)], [y, plate(from)], [y, end])
  })
}

type Point = readonly [x: number, y: number]

function curve(...points: [Point, Point, Point]): string {
  const [from, bend, to] = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  return `M${from}Q${bend} ${to}`
}

/** In rows, in letters: a plate, what is below, also with a place for the middle; and what a feather must have at least. */
const ROWS = { label: 2.375, below: 11.75, roomy: 16.5, widest: 44, narrowest: 1.625, gap: 12 }
/** The column between two wings. */
const COLUMN = { narrowest: 11.75, share: 0.29, widest: 26 }

export interface Rows {
  /** The width of a feather, of which the upper part is shown. */
  tip: number
  /** Whether the middle of the table has a place beside everything that is asked, or shares the bar's. */
  hasMiddle: boolean
  /** The width of the column in the middle, for wings. */
  column: number
}

/** How large feathers are in rows from top to bottom, the reader's own a little smaller. */
export function rowsIn(
  width: number,
  height: number,
  players: number,
  rem: number,
  isReading: boolean,
): Rows {
  const across = (Math.min(width, ROWS.widest * rem) - 16) / 8 - 2
  const tipAbove = (below: number) => {
    const high = height - below * rem - ROWS.gap - players * ROWS.label * rem
    return Math.min(64, across, high / ((players * 84 - (isReading ? 42 : 0)) / 64))
  }
  const apart = tipAbove(ROWS.roomy)
  const hasMiddle = apart >= Math.min(34, across)
  const tip = hasMiddle ? apart : tipAbove(ROWS.below)
  return { tip: Math.max(ROWS.narrowest * rem, tip), hasMiddle, column: 0 }
}

/** How large they are left and right of a column, or null where there is no room for both. */
export function wingsIn(width: number, height: number, players: number, rem: number): Rows | null {
  const column = Math.max(COLUMN.narrowest * rem, Math.min(COLUMN.share * width, COLUMN.widest * rem))
  const across = ((width - column) / 2 - 12) / 8
  const high = height / Math.ceil(players / 2) - ROWS.label * rem
  const tip = Math.min(64, across, (high * 64) / 84)
  if (tip < 24 || width < height * 1.25) return null
  return { tip, hasMiddle: height >= 18.25 * rem, column }
}
