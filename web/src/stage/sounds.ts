/** Small sounds, made in the browser when the reader wants them: a tap, a rustle, a chord when fists open. */
import { taste } from '$/parts/taste.svelte'
import type { Sight } from '$/wire/fold'

interface Note {
  pitch: number
  at: number
  length: number
  loud?: number
}

const SOUNDS: Partial<Record<Sight['type'], Note[]>> = {
  'deal-seen': [0, 1, 2, 3].map((i) => ({ pitch: 300 + i * 60, at: i * 0.07, length: 0.06, loud: 0.5 })),
  ready: [{ pitch: 180, at: 0, length: 0.07 }],
  sealed: [{ pitch: 160, at: 0, length: 0.09 }],
  'bids-revealed': [392, 494, 587].map((pitch, i) => ({ pitch, at: i * 0.03, length: 0.5, loud: 0.6 })),
  played: [{ pitch: 520, at: 0, length: 0.05, loud: 0.6 }],
  'trick-taken': [440, 660].map((pitch, i) => ({ pitch, at: i * 0.09, length: 0.18, loud: 0.6 })),
  'round-scored': [392, 494, 587, 784].map((pitch, i) => ({ pitch, at: i * 0.11, length: 0.35, loud: 0.6 })),
  thrown: [0, 1, 2, 3, 4].map((i) => ({ pitch: 220 - i * 18, at: i * 0.08, length: 0.05 })),
  'offers-revealed': [330, 415, 494].map((pitch, i) => ({ pitch, at: i * 0.03, length: 0.5, loud: 0.6 })),
}

let context: AudioContext | null = null

/** Sounds as something happens, if the reader wants sounds. */
export function soundOf(sight: Sight): void {
  const notes = taste.sound.value ? SOUNDS[sight.type] : undefined
  if (!notes) return
  context ??= new AudioContext()
  for (const note of notes) play(context, note)
}

function play(context: AudioContext, { pitch, at, length, loud = 1 }: Note): void {
  const start = context.currentTime + at
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(0.12 * loud, start + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0008, start + length)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + length + 0.02)
}
