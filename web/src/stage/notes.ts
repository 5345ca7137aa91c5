/** What small sounds are made of. */
export interface Note {
  pitch: number
  at: number
  length: number
  loud?: number
  tone?: OscillatorType
}

/** Low and soft: something with weight. */
export function thud(at = 0, loud = 1): Note[] {
  return [
    { pitch: 92, at, length: 0.16, loud: 1.6 * loud, tone: 'sine' },
    { pitch: 184, at, length: 0.05, loud: 0.5 * loud },
  ]
}

export function chord(at: number, ...pitches: number[]): Note[] {
  return pitches.map((pitch, i) => ({ pitch, at: at + i * 0.03, length: 0.5, loud: 0.6 }))
}
