import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { FUNCTIONS } from '$/lang/functions'
import { Stage } from '$/stage/stage.svelte'
import { parts, pieces, plain } from '$/telling/marks'
import { beatsOf } from '$/wire/fold'

import { courses } from './games'

const LANGUAGES = ['en', 'de', 'fr', 'nl']
let bundle: FluentBundle
const missed: string[] = []

// The catalogues are read from their files here: the page has them in its build.
vi.mock('$/lang/speech.svelte', () => ({
  say: (key: string, words = {}) => {
    const pattern = bundle.getMessage(key)?.value
    const errors: Error[] = []
    const text = pattern ? bundle.formatPattern(pattern, words, errors) : ''
    if (!pattern || errors.length) missed.push(`${key}: ${errors.join()}`)
    return text
  },
  hasWords: (key: string) => bundle.hasMessage(key),
}))

function read(language: string): FluentBundle {
  const folder = join('..', 'src', 'coverts', 'lang', language)
  const fresh = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS })
  for (const file of readdirSync(folder))
    fresh.addResource(new FluentResource(readFileSync(join(folder, file), 'utf8')))
  return fresh
}

const ALL = courses()

describe.each(LANGUAGES)('the story of whole games in %s', (language) => {
  beforeEach(() => {
    bundle = read(language)
    missed.length = 0
  })

  test('has a sentence for everything, with all its words', () => {
    for (const { first, steps } of ALL) {
      const stage = new Stage()
      stage.hear({ ...first, type: 'snapshot' })
      let known = first
      for (const { message } of steps) {
        const beats = beatsOf(known, message)
        known = beats.at(-1)!.after
        stage.hear(beats)
      }
      stage.hurry()
      const lines = stage.story.flatMap((telling) => telling())
      expect(lines.length).toBeGreaterThan(5)
      expect(lines.join(' ')).not.toMatch(/undefined|NaN|\{|\[object/)
    }
    expect(missed).toEqual([])
  })

  test('can be taken up in the middle', () => {
    for (const { steps } of ALL) {
      for (const { after } of steps.filter((_, i) => i % 37 === 5)) {
        if (!after) continue
        const stage = new Stage()
        stage.hear(after)
        stage.story.flatMap((telling) => telling())
      }
    }
    expect(missed).toEqual([])
  })
})

test('marks are pictures, and are not read aloud', () => {
  expect(pieces('the \ue000red 6')).toEqual(['the ', { emblem: 'R' }, 'red 6'])
  expect(pieces('\ue010\ue012')).toEqual([{ counter: 'B' }, { counter: 'R' }])
  expect(parts('the \ue000red 6, \ue010')).toEqual([
    'the ',
    { pictures: [{ emblem: 'R' }], word: 'red' },
    ' 6, ',
    { pictures: [{ counter: 'B' }], word: '' },
  ])
  expect(parts('\ue000\ue001red-yellow 6')).toEqual([
    { pictures: [{ emblem: 'R' }, { emblem: 'Y' }], word: 'red-' },
    'yellow 6',
  ])
  expect(plain('the \ue000red 6')).toBe('the red 6')
})
