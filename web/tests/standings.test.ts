import { expect, test } from 'vitest'

import { placeOf, ranked, sourcesOf } from '$/pikoko/standings'
import type { Over, PikokoView, RoundScore } from '$/wire/messages'

const over = (winners: number[]): Over => ({ type: 'over', winners, by: 'points' })
const places = (totals: number[], winners: number[]) =>
  totals.map((_, seat) => placeOf({ totals, prompt: over(winners) }, seat))

test('points decide, and those who are level share a place', () => {
  expect(places([8, 15, 8, 5], [1])).toEqual([2, 1, 2, 4])
  expect(ranked({ totals: [8, 15, 8, 5], prompt: over([1]) }, [2, 3, 0, 1])).toEqual([1, 2, 0, 3])
})

test('a tie-break puts the winner before those who have as many points', () => {
  expect(places([12, 9, 12, 12], [2])).toEqual([2, 4, 1, 2])
  expect(ranked({ totals: [12, 9, 12, 12], prompt: over([2]) }, [0, 1, 2, 3])).toEqual([2, 0, 3, 1])
})

test('a shared victory is two first places', () => {
  expect(places([12, 9, 12, 12], [0, 2])).toEqual([1, 4, 1, 3])
})

test('a game that was cut short has an order all the same', () => {
  const prompt: PikokoView['prompt'] = { type: 'awaits', seats: [0], kind: 'play', about: null }
  expect(ranked({ totals: [3, 7, 5], prompt }, [0, 1, 2])).toEqual([1, 2, 0])
})

test('points come from exact bids, from near ones and from the card', () => {
  const round = (bids: number[], card: number) =>
    ({ bid_points: [bids], confidence_points: [card] }) as unknown as RoundScore
  expect(sourcesOf([round([2, 1, 0], 3), round([2, 2, 1], -1)], 0)).toEqual({ exact: 6, near: 2, card: 2 })
})
