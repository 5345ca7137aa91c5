import { describe, expect, test } from 'vitest'

import { beatsOf } from '$/wire/fold'
import type { Snapshot } from '$/wire/messages'

import { courses } from './games'

const ALL = courses()

describe('folding what the server sends', () => {
  test.each(ALL.map((course) => [nameOf(course.first), course] as const))(
    '%s gives its snapshots',
    (_, course) => {
      let known = course.first
      for (const { message, after } of course.steps) {
        known = beatsOf(known, message).at(-1)!.after
        if (after) expect(known).toEqual(after)
      }
    },
  )

  test('everything is seen to happen, in its order, and the question comes with the last of it', () => {
    for (const { first, steps } of ALL) {
      let known = first
      for (const { message } of steps) {
        const beats = beatsOf(known, message)
        const sights = message.type === 'happened' ? message.game.sights : []
        expect(beats.flatMap(({ sight }) => sight ?? [])).toEqual(sights)
        for (const { after } of beats.slice(0, -1)) expect(after.table).toBe(known.table)
        known = beats.at(-1)!.after
        expect(known.number).toBe(message.number)
      }
    }
  })
})

function nameOf({ table }: Snapshot): string {
  return `${table.settings.setup.game} for ${table.settings.setup.players}, ${table.you ?? 'public'}`
}
