/** Which moment of a game a picture of its film shows. */
import { expect, test } from 'vitest'

import { placeAt } from '$/replay/film'
import { movesAt } from '$/replay/playing-on'
import type { Replay } from '$/wire/messages'

const STEPS = [
  ['dealt', 'asked'],
  ['ready'],
  ['ready', 'bids-revealed', 'asked'],
  ['played'],
  ['played', 'taken'],
]
const replay = {
  steps: STEPS.map((types, at) => ({ game: { sights: types.map((type) => ({ type })) }, at, by: null })),
} as unknown as Replay

test('the picture of a moment leads back to it', () => {
  for (let moves = 0; moves <= STEPS.length; moves++)
    expect(movesAt(replay, placeAt(replay, moves))).toBe(moves)
})

test('a move that is just being shown has been made', () => {
  // The third move has two pictures, and the last one, too.
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((place) => movesAt(replay, place))).toEqual([0, 1, 2, 3, 3, 4, 5, 5])
})
