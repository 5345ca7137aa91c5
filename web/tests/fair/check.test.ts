/** The check of records: right ones of every size, and everything that can be wrong with them, with where it is. */
import { describe, expect, test } from 'vitest'

import { checkRecord } from '$/fair/check'
import { byHand, byWebCrypto } from '$/fair/hashing'

import { changed, fairRecords, placeOf, type AnyRecord } from './records'

const { whole: ALL, silent: SILENT, alone: ALONE } = fairRecords()
const sizeOf = ({ game, seats }: AnyRecord) => `${game} of ${seats.length}`
const PIKOKO = ALL.find(({ game }) => game === 'pikoko')
const POK = ALL.find(({ game }) => game === 'pok')
const place = async (record: AnyRecord) => placeOf(await checkRecord(record, byHand))
const found = (record: AnyRecord, change: (copy: AnyRecord) => void) => place(changed(record, change))

describe.each(ALL.map((record) => [sizeOf(record), record]))('%s', (_, record) => {
  test('is proved, by both ways of hashing alike', async () => {
    const check = await checkRecord(record, byHand)
    expect(check!.verdict).toEqual({
      ...{ kind: 'proved', withheld: [], alone: [], open: [], wrong: null },
      checked: record.game === 'pok' ? [1] : [1, 2, 3],
    })
    expect(await checkRecord(record, byWebCrypto(crypto.subtle))).toEqual(check)
    const drawn = check!.steps.filter(({ what }) => what === 'deal' || what === 'throw')
    expect(drawn.length).toBe(record.rounds.length)
    expect(check!.steps.find(({ what }) => what === 'fingerprint')!.feathers).toHaveLength(8)
  })
})

test('a record without it has nothing to check', async () => {
  expect(await found(PIKOKO, (copy) => delete copy.fair)).toBe('no fair')
})

/** All texts in hexadecimal within a `fair`, with how to change them. */
function hexFields(fair: AnyRecord): [string, (copy: AnyRecord, value: string) => void, string][] {
  const fields: ReturnType<typeof hexFields> = [
    ['game', (copy, value) => (copy.fair.game = value), fair.game],
  ]
  for (const [r, round] of fair.rounds.entries()) {
    for (const name of ['commitment', 'seed'])
      fields.push([`${name}, ${r + 1}`, (copy, value) => (copy.fair.rounds[r][name] = value), round[name]])
    for (const name of ['clients', 'nonces'])
      for (const [s, text] of round[name].entries())
        fields.push([
          `${name}, ${r + 1}, ${s}`,
          (copy, value) => (copy.fair.rounds[r][name][s] = value),
          text,
        ])
  }
  return fields
}

describe.each([
  ['Pikoko', PIKOKO],
  ['POK', POK],
])('every bit of every number of a game of %s counts', (_, record) => {
  test.each(hexFields(record.fair))('%s', async (name, change, text) => {
    const [what, round, seat] = name.split(', ')
    const wanted =
      what === 'game'
        ? 'seed, round 1'
        : seat === undefined
          ? `seed, round ${round}`
          : `nonce, round ${round}, seat ${seat}`
    const copy = structuredClone(record)
    for (let at = 0; at < text.length; at++) {
      for (const bit of [1, 2, 4, 8]) {
        const digit = (parseInt(text[at], 16) ^ bit).toString(16)
        change(copy, text.slice(0, at) + digit + text.slice(at + 1))
        expect(await place(copy)).toBe(wanted)
      }
    }
  })
})

test('every character of the rules counts', async () => {
  for (const record of [PIKOKO, POK])
    for (let at = 0; at < record.fair.rules.length; at++) {
      const spoiled = (text: string) =>
        text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)
      expect(await found(record, ({ fair }) => (fair.rules = spoiled(fair.rules)))).toBe('rules')
    }
})

describe('deals and throws', () => {
  test('another starter', async () => {
    expect(await found(PIKOKO, ({ rounds }) => (rounds[0].starter = (rounds[0].starter + 1) % 3))).toBe(
      'starter, round 1',
    )
  })
  test('a starter by agreement is not drawn, and is part of the rules', async () => {
    const agreed = changed(PIKOKO, (copy) => (copy.options = { first_starter: 2 }))
    expect(await place(agreed)).toBe('rules')
    agreed.fair.rules = 'pikoko/1:{"first_starter":2,"players":3}'
    // The rules are part of what was promised, and so nobody can change them later.
    expect(await place(agreed)).toBe('seed, round 1')
  })
  test('two feathers change hands', async () => {
    const swapped = changed(PIKOKO, ({ rounds: [, { hands }] }) => {
      ;[hands[1][3], hands[2][5]] = [hands[2][5], hands[1][3]]
    })
    expect(await place(swapped)).toBe('deal, cards, round 2, seat 1')
  })
  test('the order within a hand means nothing', async () => {
    expect(await found(PIKOKO, ({ rounds }) => rounds[2].hands[0].reverse())).toBe('proved')
  })
  test('another feather is turned up', async () => {
    expect(await found(PIKOKO, ({ rounds }) => (rounds[2].turned_up = 'R99'))).toBe(
      'deal, turned-up, round 3',
    )
  })
  test('each die of each throw', async () => {
    for (const [k, { dice }] of POK.rounds.entries())
      for (const [die, face] of dice.entries()) {
        const other = face === '-' ? `${die + 1}B` : `${die + 1}${face[1] === 'B' ? 'G' : 'B'}`
        expect(await found(POK, ({ rounds }) => (rounds[k].dice[die] = other))).toBe(
          `throw, round 1, throw ${k + 1}`,
        )
      }
  })
  test('more throws than there were', async () => {
    expect(await found(POK, ({ rounds }) => rounds.unshift(rounds[0]))).toMatch(/^throw, round 1, throw \d+$/)
  })
})

describe('numbers that are not there', () => {
  test('promises that were not kept are named', async () => {
    const [pikoko, pok] = await Promise.all(SILENT.map((record) => checkRecord(record, byHand)))
    expect(pikoko!.verdict).toMatchObject({ kind: 'but', withheld: [1, 3], checked: [1, 2, 3], alone: [] })
    expect(pok!.verdict).toMatchObject({ kind: 'but', withheld: [2], checked: [1] })
    const states = pikoko!.steps.filter(({ what }) => what === 'nonce').map(({ state }) => state)
    expect(states.slice(0, 4)).toEqual(['none', 'withheld', 'ok', 'withheld'])
  })
  test('what the house drew alone is no proof', async () => {
    const [pikoko, pok] = await Promise.all(ALONE.map((record) => checkRecord(record, byHand)))
    expect(pikoko!.verdict).toMatchObject({ kind: 'alone', alone: [1, 2, 3], withheld: [] })
    expect(pok!.verdict).toMatchObject({ kind: 'alone', alone: [1], withheld: [2] })
  })
  test('a promise that was not kept is named, and the deal changes with it', async () => {
    expect(await found(PIKOKO, ({ fair }) => (fair.rounds[1].nonces[2] = null))).toMatch(
      /^deal, cards, round 2/,
    )
  })
  test('a number that was never promised may have been chosen late', async () => {
    expect(await found(PIKOKO, ({ fair }) => (fair.rounds[1].clients[2] = null))).toBe(
      'nonce, unpromised, round 2, seat 2',
    )
  })
  test('a scored round shows its seed', async () => {
    expect(await found(PIKOKO, ({ fair }) => (fair.rounds[1].seed = null))).toBe('seed, missing, round 2')
    expect(await found(POK, ({ fair }) => (fair.rounds[0].seed = null))).toBe('seed, missing, round 1')
  })
  test('a round that nobody promised', async () => {
    expect(await found(PIKOKO, ({ fair }) => fair.rounds.pop())).toBe('uncommitted, round 3')
  })
})

describe('games that were not played to the end', () => {
  const brokenOff = (copy: AnyRecord) => {
    delete copy.totals
    delete copy.winners
  }
  test('a round that is still played keeps its seed, and the others are proved', async () => {
    const begun = changed(PIKOKO, (copy) => {
      brokenOff(copy)
      delete copy.rounds[2].scores
      copy.fair.rounds[2].seed = null
    })
    const { verdict } = (await checkRecord(begun, byHand))!
    expect(verdict).toMatchObject({ kind: 'proved', checked: [1, 2], open: [3] })
  })
  test('a round that was not dealt has nothing to reveal', async () => {
    const short = changed(PIKOKO, (copy) => {
      brokenOff(copy)
      copy.rounds.pop()
      copy.fair.rounds[2].seed = null
      copy.fair.rounds[2].nonces.fill(null)
    })
    const { verdict } = (await checkRecord(short, byHand))!
    expect(verdict).toMatchObject({ kind: 'proved', checked: [1, 2], withheld: [], open: [] })
  })
  test('POK keeps its one seed until the end', async () => {
    const begun = changed(POK, (copy) => {
      brokenOff(copy)
      copy.fair.rounds[0].seed = null
    })
    const { verdict } = (await checkRecord(begun, byHand))!
    expect(verdict).toMatchObject({ kind: 'open', checked: [], open: [1] })
  })
})

describe('what cannot be read says which part of it', () => {
  test.each<[string, (fair: AnyRecord) => void]>([
    ['fair.protocol', (fair) => (fair.protocol = 'coverts-fair/2')],
    ['fair.game', (fair) => (fair.game = fair.game.toUpperCase() + '0')],
    ['fair.rules', (fair) => (fair.rules = 3)],
    ['fair.rounds', (fair) => (fair.rounds = [])],
    ['fair.rounds', (fair) => fair.rounds.push(fair.rounds[0])],
    ['fair.rounds[1]', (fair) => (fair.rounds[1] = null)],
    ['fair.rounds[0].commitment', (fair) => (fair.rounds[0].commitment = null)],
    ['fair.rounds[0].seed', (fair) => delete fair.rounds[0].seed],
    ['fair.rounds[2].seed', (fair) => (fair.rounds[2].seed += ' ')],
    ['fair.rounds[0].clients', (fair) => fair.rounds[0].clients.pop()],
    ['fair.rounds[0].nonces[1]', (fair) => (fair.rounds[0].nonces[1] = 'A'.repeat(64))],
    ['fair.rounds[0].nonces', (fair) => (fair.rounds[0].nonces = {})],
  ])('%s', async (path, change) => {
    expect(await found(PIKOKO, ({ fair }) => change(fair))).toBe(`unread, ${path}`)
  })
  test.each<[string, (copy: AnyRecord) => void]>([
    ['format', (copy) => (copy.format = 'coverts/2')],
    ['game', (copy) => (copy.game = 'solo')],
    ['seats', (copy) => copy.seats.splice(1)],
    ['rounds[1].hands', (copy) => delete copy.rounds[1].hands],
    ['rounds[0].starter', (copy) => (copy.rounds[0].starter = 3)],
    ['fair', (copy) => (copy.fair = null)],
  ])('%s', async (path, change) => expect(await found(PIKOKO, change)).toBe(`unread, ${path}`))
  test.each([null, [], 'text', 3])('no record at all: %j', async (value) => {
    expect(await place(value)).toBe('unread, record')
  })
})
