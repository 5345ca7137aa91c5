/** Small sounds, made in the browser when the reader wants them: a thud as a fist closes, a chord as all open. */
import { GAMES } from '$/games/registry'
import { taste } from '$/parts/taste.svelte'
import type { Game, Sight } from '$/wire/fold'

import { thud, type Note } from './notes'

/** What sounds alike in all games. */
const COMMON: Record<string, () => Note[]> = { ready: () => thud(), sealed: () => thud() }

let context: AudioContext | null = null

/** Sounds as something happens, if the reader wants sounds. */
export function soundOf(sight: Sight, game: Game): void {
  const notes = taste.sound.value
    ? (GAMES[game.type].sounds[sight.type] ?? COMMON[sight.type])?.()
    : undefined
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
