import { describe, expect, test } from 'vitest'

import { beatsOf } from '$/stage/stage.svelte'
import { folded } from '$/wire/fold'
import type { Snapshot } from '$/wire/messages'

import { courses } from './games'

const ALL = courses()

describe('folding what the server sends', () => {
  test.each(ALL.map((course) => [nameOf(course.first), course] as const))(
    '%s gives its snapshots',
    (_, course) => {
      let known = course.first
      for (const { message, after } of course.steps) {
        known = folded(known, message)
        if (after) expect(known).toEqual(after)
      }
    },
  )

  test('the stage comes to the same, beat by beat', () => {
    for (const { first, steps } of ALL) {
      let known = first
      for (const { message } of steps) {
        const after = beatsOf(known, message).at(-1)!.after
        expect(after).toEqual(folded(known, message))
        known = after
      }
    }
  })
})

function nameOf({ table }: Snapshot): string {
  return `${table.settings.setup.game} for ${table.settings.setup.players}, ${table.you ?? 'public'}`
}
