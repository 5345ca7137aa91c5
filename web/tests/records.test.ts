/** Which records a file holds: one, one a line with damaged lines among them, or none. */
import { describe, expect, test } from 'vitest'

import { recordsIn, recordsOf } from '$/replay/file'

const RECORD = '{"format": "coverts/1", "game": "pok"}'
const PACKED = '{"format":"coverts/1","game":"pok"}'

describe('records in a text', () => {
  test('one, laid out over lines', () => {
    expect(recordsOf(`{\n  "format": "coverts/1",\n  "game": "pok"\n}\n`)).toEqual([
      { line: null, text: PACKED },
    ])
  })
  test('one a line, named by its number in the file', () => {
    const found = recordsOf(`${RECORD}\r\n\n{"format": "cov\n${RECORD}\n`)
    expect(found).toEqual([
      { line: 1, text: RECORD },
      { line: 3, text: '{"format": "cov' },
      { line: 4, text: RECORD },
    ])
  })
  test('a record that was cut off is not taken for lines', () => {
    expect(recordsOf('{\n  "format": "coverts/1",\n  "seats": [\n{"name": "Ada"}\n')).toBeNull()
  })
  test.each(['', 'Dear diary', '{\n', '"'])('none in %j', (text) => expect(recordsOf(text)).toBeNull())
})

describe('files that hold none say why', () => {
  const keyOf = async (content: BlobPart): Promise<unknown> =>
    recordsIn(new File([content], 'some.json')).catch((problem: { key: string }) => problem.key)
  test.each([
    ['', 'replay-empty'],
    [' \n', 'replay-empty'],
    ['\0\0', 'replay-no-text'],
    [new Uint8Array([0xff, 0xfe, 0x7b]), 'replay-no-text'],
    ['text', 'replay-no-record'],
    ['x'.repeat(1024 * 1024 + 1), 'replay-too-large'],
  ])('%#', async (content, key) => expect(await keyOf(content)).toBe(key))
  test('a byte order mark is no part of a text', async () => {
    expect(await recordsIn(new File(['\ufeff', RECORD], 'some.json'))).toEqual([{ line: null, text: PACKED }])
  })
})
