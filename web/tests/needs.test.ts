import { describe, expect, test } from 'vitest'

import { howItStands, standing, tricksLeft } from '$/pikoko/needs'
import { beatsOf } from '$/wire/fold'
import type { PikokoView } from '$/wire/messages'

import { courses } from './games'

/** Each round of whole games, as every picture of it is shown: also those between two questions. */
function rounds(): PikokoView[][] {
  return courses().flatMap(({ first, steps }) => {
    if (first.table.settings.setup.game !== 'pikoko') return []
    const all: PikokoView[][] = []
    let known = first
    for (const { message } of steps) {
      for (const { after } of beatsOf(known, message)) {
        known = after
        if (after.game?.type !== 'pikoko' || !after.game.view.round) continue
        const { view } = after.game
        all[view.round - 1] ??= []
        if (!view.scores[view.round - 1]) all[view.round - 1].push(view)
      }
    }
    return all
  })
}

describe('how bids stand, in every picture of whole games', () => {
  const all = rounds()

  test('a trick is left until it is taken', () => {
    for (const view of all.flat()) expect(tricksLeft(view) + view.tricks.length).toBe(8)
    expect(all.flat().filter((view) => view.trick?.plays.length === view.hands.length)).not.toHaveLength(0)
  })

  test('no bid is struck out that comes true', () => {
    let decided = 0
    for (const round of all) {
      const { bids, taken } = round.at(-1)!
      for (const [by, row] of bids.entries())
        for (const [on, bid] of row.entries())
          for (const view of round) {
            if (view.bids[by][on] === null) continue
            const how = standing(view, by, on)
            if (bid === taken[on]) expect(['open', 'exact']).toContain(how)
            else decided += Number(how === 'over' || how === 'short')
          }
    }
    expect(decided).toBeGreaterThan(0)
  })
})

test('what is over is counted as well', () => {
  expect([2, 0, -2].map(howItStands)).toEqual([
    { how: 'open', number: 2 },
    { how: 'exact', number: 0 },
    { how: 'over', number: 2 },
  ])
})
