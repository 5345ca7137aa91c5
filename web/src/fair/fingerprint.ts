/** The fingerprint of a game from its promises as they are written: in a record, and in messages. */
import { unhex, type Bytes } from './bytes'
import { deckFor } from './chance'
import { hashingHere } from './hashing'
import { fingerprintOf, GAME_ID, SECRET } from './protocol'

export interface Promises {
  game: string
  rounds: readonly { commitment: string; clients: readonly (string | null)[] }[]
}

/** Its eight feathers. */
export async function feathersOf({ game, rounds }: Promises): Promise<string[]> {
  const servers = rounds.map(({ commitment }) => read(commitment, SECRET))
  const clients = rounds.map(({ clients }) => clients.map((one) => one && read(one, SECRET)))
  const places = await fingerprintOf(
    hashingHere(),
    read(game, GAME_ID),
    servers,
    clients as (Bytes | null)[][],
  )
  return places.map((place) => deckFor(5)[place])
}

function read(text: string, size: number): Bytes {
  const bytes = unhex(text, size)
  if (!bytes) throw new Error(`${text} is not ${size} bytes in hexadecimal`)
  return bytes
}
