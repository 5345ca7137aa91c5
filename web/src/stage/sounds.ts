/** Small sounds, made in the browser when the reader wants them: a thud as a fist closes, a chord as all open. */
import { stretched, taste } from '$/parts/taste.svelte'
import type { Sight } from '$/wire/fold'

import { journeyOf } from './pace'

interface Note {
  pitch: number
  at: number
  length: number
  loud?: number
  tone?: OscillatorType
}

/** Low and soft: something with weight. */
function thud(at = 0, loud = 1): Note[] {
  return [
    { pitch: 92, at, length: 0.16, loud: 1.6 * loud, tone: 'sine' },
    { pitch: 184, at, length: 0.05, loud: 0.5 * loud },
  ]
}

/** Tokens that come to lie on one another. */
function clinks(at: number): Note[] {
  return [0, 0.05, 0.085].map((later, i) => ({
    pitch: 1180 + i * 170,
    at: at + later,
    length: 0.09,
    loud: 0.35,
  }))
}

/** When what travels arrives, in seconds. */
function arrival(type: Sight['type']): number {
  const { rest, way } = journeyOf(type)
  return stretched(rest + way) / 1000
}

function chord(at: number, ...pitches: number[]): Note[] {
  return pitches.map((pitch, i) => ({ pitch, at: at + i * 0.03, length: 0.5, loud: 0.6 }))
}

const SOUNDS: Partial<Record<Sight['type'], () => Note[]>> = {
  'deal-seen': () =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ({
      pitch: 300 + i * 30,
      at: stretched(i * 0.06),
      length: 0.05,
      loud: 0.4,
    })),
  ready: () => thud(),
  sealed: () => thud(),
  'bids-revealed': () => [
    ...thud(0, 0.7),
    ...chord(0, 392, 494, 587),
    ...clinks(arrival('bids-revealed') - 0.06),
  ],
  'confidence-placed': () => thud(arrival('confidence-placed') - 0.04, 0.5),
  played: () => [{ pitch: 520, at: 0, length: 0.05, loud: 0.6 }],
  'trick-taken': () => [440, 660].map((pitch, i) => ({ pitch, at: i * 0.09, length: 0.18, loud: 0.6 })),
  'round-scored': () =>
    [392, 494, 587, 784].map((pitch, i) => ({ pitch, at: i * 0.11, length: 0.35, loud: 0.6 })),
  thrown: () => [0, 1, 2, 3, 4].map((i) => ({ pitch: 220 - i * 18, at: i * 0.08, length: 0.05 })),
  // All fists fall twice before they open.
  'offers-revealed': () => [...thud(0.2, 0.6), ...thud(0.44, 0.9), ...chord(0.5, 330, 415, 494)],
}

let context: AudioContext | null = null

/** Sounds as something happens, if the reader wants sounds. */
export function soundOf(sight: Sight): void {
  const notes = taste.sound.value ? SOUNDS[sight.type]?.() : undefined
  if (!notes) return
  context ??= new AudioContext()
  for (const note of notes) play(context, note)
}

/** One of the last seconds. */
export function tick(): void {
  if (!taste.sound.value) return
  context ??= new AudioContext()
  play(context, { pitch: 880, at: 0, length: 0.06, loud: 0.7, tone: 'sine' })
}

function play(context: AudioContext, { pitch, at, length, loud = 1, tone = 'triangle' }: Note): void {
  const start = context.currentTime + at
  const voice = new OscillatorNode(context, { type: tone, frequency: pitch })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(0.12 * loud, start + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0008, start + length)
  voice.connect(volume).connect(context.destination)
  voice.start(start)
  voice.stop(start + length + 0.02)
}
