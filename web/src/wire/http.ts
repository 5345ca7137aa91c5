/** The HTTP side of the server: who I am, tables, records. Every answer that is no is a `Refusal` to be told in words. */
import type {
  Advice,
  Comparison,
  Do,
  Done,
  GameNumbers,
  Hint,
  JudgedRecord,
  LeadsTo,
  LessonListed,
  LessonShown,
  Me,
  Move,
  MyTable,
  NetworkView,
  NotDone,
  Offered,
  OpenedTable,
  Problem,
  PuzzleListed,
  PuzzleShown,
  Replay,
  Secret,
  Settings,
  Summary,
  TokenInfo,
  ToldReview,
  UnderWay,
} from './messages'
import { Refusal } from './refusal'

export { Refusal }

function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return send(method, path, body === undefined ? undefined : JSON.stringify(body))
}

async function send<T>(method: string, path: string, body?: string): Promise<T> {
  const answer = await answered(method, path, body)
  return (answer.headers.get('Content-Type')?.includes('json') ? await answer.json() : null) as T
}

/** The answer of the server, if it is a yes. */
async function answered(method: string, path: string, body?: string): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(`/api/v1${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body,
    })
  } catch {
    throw new Refusal(0, 'page-offline')
  }
  if (answer.ok) return answer
  const isJson = answer.headers.get('Content-Type')?.includes('json')
  const said = isJson ? await answer.json() : null
  throw new Refusal(answer.status, said?.key ?? 'page-went-wrong', said?.args ?? {}, said?.rule ?? null)
}

const tableAt = (table: string) => `/tables/${encodeURIComponent(table)}`
const invited = (invitation: string) => (invitation ? `&invitation=${encodeURIComponent(invitation)}` : '')

export const http = {
  me: () => ask<Me | null>('GET', '/me'),
  becomeGuest: (name: string) => ask<Me>('POST', '/guests', { name }),
  rename: (name: string) => ask<Me>('PATCH', '/me', { name }),
  devices: () => ask<TokenInfo[]>('GET', '/me/tokens'),
  revoke: (token: string) => ask<null>('DELETE', `/me/tokens/${token}`),
  logOut: (everywhere: boolean) => ask<null>('POST', '/logout', { everywhere }),
  /** A secret link as a QR code, in SVG. */
  secretPicture: async (path: string) => (await answered('POST', '/qr', JSON.stringify({ path }))).text(),
  forgetMe: () => ask<null>('DELETE', '/me'),
  returnLink: () => ask<Secret>('POST', '/me/return-link'),
  returnBy: (token: string) => ask<Me>('POST', '/return', { token }),
  offer: () => ask<Offered>('GET', '/games'),
  network: () => ask<NetworkView>('GET', '/network'),
  openToNetwork: (open: boolean) => ask<NetworkView>('PUT', '/network', { open }),
  myTables: () => ask<MyTable[]>('GET', '/me/tables'),
  /** Numbers about the reader, for nobody else. */
  myNumbers: () => ask<GameNumbers[]>('GET', '/me/numbers'),
  lobby: () => ask<Summary[]>('GET', '/tables'),
  openTable: (settings: Settings, bots: string[]) => ask<OpenedTable>('POST', '/tables', { settings, bots }),
  byCode: (code: string) => ask<LeadsTo>('POST', '/codes', { code }),
  command: (table: string, command: Do['command']) =>
    ask<Done | NotDone>('POST', `${tableAt(table)}/commands`, { id: newId(), command }),
  rematch: (table: string) => ask<OpenedTable>('POST', `${tableAt(table)}/rematch`),
  report: (table: string, { seat, at }: { seat: number; at: number }, invitation = '') =>
    ask<null>('POST', `${tableAt(table)}/reports?${invited(invitation)}`, { seat, at }),
  /** The record of a game that is over, as it is written. */
  record: async (table: string, invitation = '') =>
    (await answered('GET', `${tableAt(table)}/record?${invited(invitation)}`)).text(),
  replay: (table: string, eyes: Eyes, invitation = '') =>
    ask<Replay>('GET', `${tableAt(table)}/replay?eyes=${eyes}${invited(invitation)}`),
  /** Of a record as it is written, which the referee takes as it is. */
  replayOf: (record: string, eyes: Eyes) => send<Replay>('POST', `/replays?eyes=${eyes}`, record),
  /** What the reader may hold, in the form of the game. */
  beliefs: (table: string) => ask<object>('POST', `${tableAt(table)}/help/beliefs`),
  advice: (table: string) => ask<Advice>('POST', `${tableAt(table)}/help/coach`),
  hints: (table: string) => ask<Hint[]>('POST', `${tableAt(table)}/help/hints`),
  askForReview: (table: string, seat: number, invitation = '') =>
    ask<Asked>('POST', `${tableAt(table)}/reviews/${seat}?${invited(invitation)}`),
  review: (table: string, seat: number, invitation = '') =>
    ask<Asked>('GET', `${tableAt(table)}/reviews/${seat}?${invited(invitation)}`),
  askForReviewOf: (record: string, seat: number) => send<Asked>('POST', `/reviews?seat=${seat}`, record),
  reviewOf: (id: string, seat: number) => ask<Asked>('GET', `/reviews/${id}?seat=${seat}`),
  /** Play a game on from a moment of it, at a practice table. */
  playOn: (table: string, wanted: Wanted, invitation = '') =>
    ask<OpenedTable>('POST', `${tableAt(table)}/play-on?${wish(wanted)}${invited(invitation)}`),
  playOnRecord: (record: string, wanted: Wanted) =>
    send<OpenedTable>('POST', `/play-on?${wish(wanted)}`, record),
  playOnAgain: (table: string) => ask<OpenedTable>('POST', `${tableAt(table)}/play-on-again`),
  comparison: (table: string, invitation = '') =>
    ask<Comparison>('GET', `${tableAt(table)}/comparison?${invited(invitation)}`),
  lessons: () => ask<LessonListed[]>('GET', '/lessons'),
  /** Do something in a lesson, after what has been done in it; nothing, to see where one is. */
  learn: (game: string, lesson: string, doing: { done: readonly unknown[]; action: Move['action'] | null }) =>
    ask<LessonShown>('POST', `/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, doing),
  puzzles: () => ask<PuzzleListed[]>('GET', '/puzzles'),
  puzzle: (game: string, id: string) =>
    ask<PuzzleShown>('GET', `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`),
  /** Why something may not be done in a puzzle; null if it may. */
  whyNotThere: async (puzzle: PuzzleShown, action: Move['action']) => {
    const why = await ask<Problem>('POST', `/puzzles/${puzzle.game}/${puzzle.id}/why-not`, { action })
    return why.key ? why : null
  },
  judge: (records: string[]) => send<JudgedRecord[]>('POST', '/records', records.join('\n')),
}

/** After which move of a game somebody plays on, on whose seat, and whose birds the bots are named after. */
interface Wanted {
  moves: number
  seat: number
  language: string
}

function wish({ moves, seat, language }: Wanted): string {
  return `moves=${moves}&seat=${seat}&language=${language}`
}

/** A review, or how far it is. */
type Asked = ToldReview | UnderWay

export type Eyes = Replay['eyes']

/** A name for a command, chosen once. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
