/** What a stream of numbers deals and throws. */

/** Where numbers come from: `below(n)` of a stream. */
export type Below = (n: number) => Promise<number>

const COLOURS = ['R', 'Y', 'P', 'W', 'B']
const SPECIAL: Record<number, string[]> = {
  1: ['PYR1', 'W1', 'B1'],
  4: ['R4', 'BWY4', 'P4'],
  7: ['PWR7', 'Y7', 'B7'],
  10: ['BWR10', 'Y10', 'P10'],
}
/** The highest number in the deck, by the number of players. */
const HIGHEST: Record<number, number> = { 3: 7, 4: 9, 5: 11 }
export const HAND = 8

export const DICE: readonly (readonly string[])[] = [
  ['1B', '1B', '1G', '1G', '1R', '1R'],
  ['2B', '2G', '2R', '-', '-', '-'],
  ['3B', '3G', '3R', '-', '-', '-'],
]

/** All feathers in canonical order; with fewer players, the beginning of it. */
export function deckFor(players: number): string[] {
  const numbers = Array.from({ length: HIGHEST[players] }, (_, i) => i + 1)
  return numbers.flatMap((number) => SPECIAL[number] ?? COLOURS.map((colour) => colour + number))
}

/** Fisher–Yates from the last place down. The answer: which canonical place lies on each place of the pile. */
export async function shuffled(size: number, below: Below): Promise<number[]> {
  const pile = Array.from({ length: size }, (_, place) => place)
  for (let place = size - 1; place > 0; place--) {
    const other = await below(place + 1)
    ;[pile[place], pile[other]] = [pile[other], pile[place]]
  }
  return pile
}

export interface Dealt {
  hands: string[][]
  turnedUp: string
}

/** Eight feathers to each seat, and the next one turned up. */
export function dealt(players: number, pile: readonly number[]): Dealt {
  const deck = deckFor(players)
  const feathers = pile.map((place) => deck[place])
  return {
    hands: Array.from({ length: players }, (_, seat) => feathers.slice(HAND * seat, HAND * (seat + 1))),
    turnedUp: feathers[HAND * players],
  }
}

/** Three numbers below six, for the first, second and third die. */
export async function thrown(below: Below): Promise<number[]> {
  const sides: number[] = []
  for (const faces of DICE) sides.push(await below(faces.length))
  return sides
}

export function facesOf(sides: readonly number[]): string[] {
  return sides.map((side, die) => DICE[die][side])
}
