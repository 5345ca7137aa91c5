import { expect, test } from 'vitest'

import { of } from '$/lang/functions'

test.each([
  ['Merle', 'de Merle'],
  ['Aigle', "d'Aigle"],
  ['Émile', "d'Émile"],
  ['Œil', "d'Œil"],
  ['Yves', "d'Yves"],
  ['Yann', 'de Yann'],
  ['Héron', 'de Héron'],
  ['', 'de '],
])('in French %s is %s', (name, phrase) => {
  expect(of(name)).toBe(phrase)
})
