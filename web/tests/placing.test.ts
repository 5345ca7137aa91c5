import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'

import { counted, isolated, placed, signed } from '$/lang/placing'

const bundle = new FluentBundle('en', { useIsolating: false })
bundle.addResource(
  new FluentResource(
    'points = { $player }: { $number ->\n    [-1] a point lost\n   *[other] { $number }\n  }',
  ),
)
const say = (words: Parameters<typeof placed>[0]) =>
  bundle.formatPattern(bundle.getMessage('points')!.value!, placed(words))

test('numbers below nothing have a minus sign', () => {
  expect([-1, 0, 3].map(counted)).toEqual(['−1', '0', '3'])
  expect([-1, 0, 3].map(signed)).toEqual(['−1', '0', '+3'])
  expect(say({ player: 'Ada', number: -2 })).toBe('Ada: −2')
  expect(say({ player: 'Ada-2', number: 2 })).toBe('Ada-2: 2')
})

test('a number below nothing still chooses its words', () => {
  expect(say({ player: 'Ada', number: -1 })).toBe('Ada: a point lost')
})

test('names from right to left are kept apart from what follows them, once', () => {
  expect(isolated('Ada')).toBe('Ada')
  expect(isolated(isolated('דנה'))).toBe('\u2068דנה\u2069')
  expect(say({ player: 'سارة', number: 3 })).toBe('\u2068سارة\u2069: 3')
})
