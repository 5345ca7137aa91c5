/** Vectors that the Python side has made, golden and random: whatever they say, this one says too. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

import { byHand, byWebCrypto } from '$/fair/hashing'

import { agree, type Vector } from './vectors'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const ROOT = here('../../../')
const FOLDER = here('../../../tests/golden/fair/')
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
const vectorsIn = (name: string) => JSON.parse(readFileSync(FOLDER + name, 'utf8')) as Vector[]

test('there are some for every size of both games', () => {
  const kinds = new Set(FILES.flatMap(vectorsIn).map(({ kind, players }) => `${kind} ${players}`))
  const pikoko = [3, 4, 5].map((players) => `pikoko ${players}`)
  expect([...kinds].sort()).toEqual([...pikoko, ...[3, 4, 5, 6, 7].map((players) => `pok ${players}`)])
})

describe.each(FILES)('%s', (name) => {
  test.each(vectorsIn(name).map((vector, i) => [`${i}: ${vector.rules}`, vector] as const))(
    '%s',
    async (_, vector) => {
      await agree(byHand, vector)
      await agree(byWebCrypto(crypto.subtle), vector)
    },
  )
})

/** `COVERTS_EXAMPLES=1000` compares 100,000. */
const MANY = 100 * Number(process.env.COVERTS_EXAMPLES ?? 1)
const BATCH = 2000

test(`${MANY} random transcripts`, { timeout: 60_000 * Math.ceil(MANY / BATCH) }, async () => {
  for (let done = 0; done < MANY; done += BATCH) {
    const count = Math.min(BATCH, MANY - done)
    const command = [here('./transcripts.py'), String(count), String(done)]
    const env = { ...process.env, PYTHONPATH: ROOT }
    const printed = execFileSync(`${ROOT}.venv/bin/python`, command, {
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    })
    const vectors = printed.trim().split('\n')
    expect(vectors.length).toBe(count)
    for (const vector of vectors) await agree(byHand, JSON.parse(vector) as Vector)
  }
})
