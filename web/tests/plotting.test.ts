/** Where everything lies in a plot of losses. */
import { expect, test } from 'vitest'

import { plotOf } from '$/numbers/plotting'
import type { LossesOfKind } from '$/wire/messages'

const LEVELS = { random: 1.5, novice: 0.45, casual: 0.17, club: 0.15, expert: 0.07, master: 0.07 }

function plotted(...games: [number: number, lost: number][]) {
  const told = games.map(([number, lost], at) => ({ at, number, lost }))
  return plotOf({ kind: 'bid', number: 1, lost: 1, level: null, games: told, levels: LEVELS } as LossesOfKind)
}

test('everything is inside, and who loses more is further down', () => {
  const { dots, levels, height, right } = plotted([4, 0.4], [2, 0.6], [4, 0])
  expect(dots.map(({ loss }) => loss)).toEqual([0.1, 0.3, 0])
  expect(dots[1].y).toBeGreaterThan(dots[0].y)
  expect(dots[2].y).toBeLessThan(dots[0].y)
  // The line is the mean of all decisions so far.
  const [first, , last] = dots
  expect(last.mean).toBeCloseTo(first.y, 9)
  for (const { x, y } of dots) expect(x > 0 && x < right && y > 0 && y < height).toBe(true)
  expect(levels.map(({ level }) => level)).toEqual(['expert', 'master', 'club', 'casual', 'novice'])
})

test('no words lie on others, also where bots lose the same', () => {
  const { levels, height } = plotted([1, 3])
  const words = levels.map((one) => one.words)
  words.slice(1).forEach((y, place) => expect(y - words[place]).toBeGreaterThanOrEqual(15))
  expect(Math.max(...words)).toBeLessThan(height)
  expect(Math.min(...words)).toBeGreaterThan(0)
})

test('games without a free choice are left out, and one game alone is in the middle', () => {
  const { dots, right } = plotted([0, 0], [3, 0.3])
  expect(dots).toHaveLength(1)
  expect(dots[0].x).toBeCloseTo((12 + right) / 2, 9)
  expect(plotted([2, 0]).dots[0].y).toBeGreaterThan(0)
})
