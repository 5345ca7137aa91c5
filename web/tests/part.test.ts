/** The reader's part in the deals: what the page commits to and reveals, and what it keeps meanwhile. */
import { beforeEach, describe, expect, test } from 'vitest'

import { hex, unhex } from '$/fair/bytes'
import { byHand } from '$/fair/hashing'
import { DealPart } from '$/fair/part'
import { clientCommitment } from '$/fair/protocol'
import type { Commit, FairView, Reveal, Snapshot } from '$/wire/messages'

const GAME = 'ab'.repeat(16)
const SEAT = 1

/** A game of three rounds at a moment before a deal. */
function before(
  fair: Partial<FairView>,
  { seat = SEAT, phase = 'playing', prompt = 'chance' } = {},
): Snapshot {
  const all = {
    protocol: 'coverts-fair/1',
    game: GAME,
    rules: '',
    to_commit: 3,
    committed: [],
    round: 0,
    rounds: [],
  }
  return {
    type: 'snapshot',
    number: 1,
    table: { id: 't', phase, you: seat, seats: [], settings: {} },
    game: { type: 'pikoko', view: { prompt: { type: prompt } } },
    talk: [],
    fair: { ...all, ...fair },
  } as unknown as Snapshot
}

/** The house has committed, with what this seat has committed to. */
function promised({ commitments }: Commit, round: number): Partial<FairView> {
  const rounds = commitments.map((one) => ({
    commitment: '00'.repeat(32),
    seed: null,
    clients: [null, one, null],
    nonces: [null, null, null],
  }))
  return { committed: [SEAT], round, rounds }
}

class Page {
  sent: (Commit | Reveal)[] = []
  part = new DealPart('t', (command) => this.sent.push(command))

  async commit(): Promise<Commit> {
    await this.part.look(before({}))
    return this.sent.at(-1) as Commit
  }
}

async function opens({ nonce, round }: Reveal, { commitments }: Commit): Promise<boolean> {
  const made = await clientCommitment(byHand, unhex(GAME, 16)!, round, SEAT, unhex(nonce, 32)!)
  return hex(made) === commitments[round - 1]
}

describe('the part of a page in the deals', () => {
  beforeEach(() => localStorage.clear())

  test('it commits for every round, once, and reveals what it has committed to', async () => {
    const page = new Page()
    const commit = await page.commit()
    expect(new Set(commit.commitments).size).toBe(3)
    await page.part.look(before({}))
    expect(page.sent).toHaveLength(1)
    for (const round of [1, 2, 3]) {
      await page.part.look(before(promised(commit, round)))
      const reveal = page.sent.at(-1) as Reveal
      expect(reveal.round).toBe(round)
      expect(await opens(reveal, commit)).toBe(true)
    }
    await page.part.look(before(promised(commit, 3)))
    expect(page.sent).toHaveLength(4)
  })

  test('a page that is loaded anew goes on with the same numbers, and so does a second tab', async () => {
    const [first, second] = [new Page(), new Page()]
    const commit = await first.commit()
    expect(await second.commit()).toEqual(commit)
    const third = new Page()
    await third.part.look(before(promised(commit, 2)))
    expect(await opens(third.sent[0] as Reveal, commit)).toBe(true)
  })

  test('whichever tab was heard, what it has committed to is revealed', async () => {
    const [first, second] = [new Page(), new Page()]
    const commit = await first.commit()
    // Both have drawn at the same moment, and what is kept is the other's.
    localStorage.clear()
    await second.commit()
    await first.part.look(before(promised(commit, 1)))
    expect(await opens(first.sent.at(-1) as Reveal, commit)).toBe(true)
  })

  test('a device that has not drawn the numbers says nothing', async () => {
    const commit = await new Page().commit()
    localStorage.clear()
    const other = new Page()
    await other.part.look(before(promised(commit, 1)))
    expect(other.sent).toEqual([])
  })

  test.each([
    ['another seat', before({}, { seat: 0 })],
    ['another game', before({ game: 'cd'.repeat(16) })],
  ])('%s has other numbers', async (_, moment) => {
    const page = new Page()
    const commit = await page.commit()
    await page.part.look(moment)
    expect((page.sent[1] as Commit).commitments.some((one) => commit.commitments.includes(one))).toBe(false)
  })

  test.each([
    ['while nothing is dealt', before({}, { prompt: 'awaits' })],
    ['to somebody who watches', { ...before({}), table: { ...before({}).table, you: null } } as Snapshot],
    ['when chance is drawn', { ...before({}), fair: null } as Snapshot],
    ['to a seat that has committed', before({ committed: [SEAT] })],
  ])('nothing is asked of it %s', async (_, moment) => {
    const page = new Page()
    await page.part.look(moment)
    expect(page.sent).toEqual([])
  })

  test('nothing is kept when the game is over', async () => {
    const page = new Page()
    await page.commit()
    expect(localStorage).toHaveLength(1)
    await page.part.look(before({}, { phase: 'over', prompt: 'over' }))
    expect(localStorage).toHaveLength(0)
  })
})
