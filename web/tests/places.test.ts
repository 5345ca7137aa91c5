/** The table of Pikoko at any size: nothing lies over anything else, and nothing sticks out. */
import { describe, expect, it } from 'vitest'

import { arrowsOf, fansIn, rowsIn, slotOf, wingsIn, type Box } from '$/pikoko/places'

const SIZES = Array.from({ length: 40 }, (_, i) => 500 + i * 55).flatMap((width) =>
  Array.from({ length: 24 }, (_, i) => [width, 300 + i * 50] as const),
)
const REM = 16

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width - 1 &&
    b.left < a.left + a.width - 1 &&
    a.top < b.top + b.height - 1 &&
    b.top < a.top + a.height - 1
  )
}

describe.each([3, 4, 5])('%i players', (players) => {
  const tables = SIZES.flatMap(([width, height]) => {
    const fans = fansIn(width, height, players, REM, true)
    return fans ? [{ width, height, fans }] : []
  })

  it('sit around a table wherever there is room', () => {
    expect(tables.length).toBeGreaterThan(SIZES.length / 3)
    for (const [width, height] of [
      [1024, 506],
      [976, 626],
      [976, 706],
      [1616, 986],
    ])
      expect(fansIn(width, height, players, REM, true)).not.toBeNull()
  })

  it('have feathers of up to 180 pixels', () => {
    const widths = tables.map(({ fans }) => fans.feather)
    expect(Math.max(...widths)).toBe(90)
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(38)
    for (const { fans } of tables) {
      expect(fans.letters).toBeGreaterThanOrEqual(14)
      expect(fans.letters).toBeLessThanOrEqual(20)
    }
  })

  it('do not lie over one another, nor over the middle', () => {
    for (const { width, height, fans } of tables) {
      const boxes = [...fans.seats, fans.middle]
      for (const [i, box] of boxes.entries()) {
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(-0.01)
        expect(box.left + box.width).toBeLessThanOrEqual(fans.table.width + 0.01)
        expect(box.top + box.height).toBeLessThanOrEqual(fans.table.height + 0.01)
        for (const other of boxes.slice(i + 1))
          expect(overlap(box, other), `${width}×${height} ${JSON.stringify([box, other])}`).toBe(false)
      }
    }
  })

  it('have a slot for each feather of a trick, clear of the numbers of the others', () => {
    const slots = Array.from({ length: players }, (_, seat) => slotOf(seat, 0, players))
    for (const [x, y] of slots)
      for (const [otherX, otherY] of slots)
        // One that is lower lies over it: either beside its number, or below it.
        if (otherY > y || (otherY === y && otherX !== x))
          expect(Math.abs(otherX - x) >= 0.7 || otherY - y >= 1).toBe(true)
  })

  it('have an arrow each', () => {
    for (const { fans } of tables) expect(new Set(arrowsOf(fans)).size).toBe(players)
  })

  it('have feathers for a thumb in rows and in wings', () => {
    for (const [width, height] of [
      [360, 544],
      [390, 748],
    ]) {
      expect(wingsIn(width, height, players, REM)).toBeNull()
      expect(rowsIn(width, height, players, REM, true).tip).toBeGreaterThanOrEqual(26)
    }
    for (const [width, height] of [
      [844, 296],
      [667, 281],
      [640, 306],
    ])
      expect(wingsIn(width, height, players, REM)?.tip).toBeGreaterThanOrEqual(26)
  })
})
