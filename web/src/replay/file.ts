/** Files that somebody brings: whether they are text, and which records are in them. What those say, the referee judges. */
import { Refusal } from '$/wire/refusal'

/** A record as it was found, still unread; its line, if the file has one record a line. */
export interface Found {
  line: number | null
  text: string
}

const MEBIBYTE = 1024 * 1024
const LARGEST_FILE = 1 * MEBIBYTE

/** The records of a file, or a `Refusal` that says why there are none. */
export async function recordsIn(file: File): Promise<Found[]> {
  const refused = (key: string): Refusal =>
    new Refusal(0, key, { file: file.name, most: LARGEST_FILE / MEBIBYTE })
  if (!file.size) throw refused('replay-empty')
  if (file.size > LARGEST_FILE) throw refused('replay-too-large')
  const text = textOf(await file.arrayBuffer())
  if (text === null) throw refused('replay-no-text')
  if (!text.trim()) throw refused('replay-empty')
  const found = recordsOf(text)
  if (!found) throw refused('replay-no-record')
  return found
}

/** One record, laid out as it likes; or one a line, of which some may be damaged. Null if it is neither. */
export function recordsOf(text: string): Found[] | null {
  const whole = parsed(text)
  if (whole !== undefined) return [{ line: null, text: JSON.stringify(whole) }]
  const lines = text
    .split('\n')
    .map((line, i) => ({ line: i + 1, text: line.trim() }))
    .filter((one) => one.text)
  return lines.some((one) => isRecord(parsed(one.text))) ? lines : null
}

/** Whether a record says how it was dealt: by a key of its own, whatever the referee thinks of the rest. */
export function isFair(text: string): boolean {
  const record = parsed(text)
  return typeof record === 'object' && record !== null && 'fair' in record
}

function textOf(bytes: ArrayBuffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'format' in value
}
