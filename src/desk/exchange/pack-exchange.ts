import { setImmediate as nextTask } from 'node:timers/promises'
import { deserialize, serialize } from 'node:v8'
import type { ExchangeFileFault, ReadExchange, ReadUnit } from '../formats/exchange'
import { countUnitParts, type NamedExchange } from '../formats/read-exchange-file'
import type { DeskLocale } from '../languages'

/** What a worker has read, in pieces that the process of the site can unpack one at a time. */
export type PackedExchange = {
  name: string
  read:
    | ExchangeFileFault
    | { target: DeskLocale; files: { original: string; pieces: Uint8Array[] }[] }
}

/** Pieces of text and tags that are unpacked in one turn of the event loop. */
const partsOfPiece = 4_000

export function packExchange({ name, read }: NamedExchange): PackedExchange {
  if ('reason' in read) return { name, read }
  const files = read.files.map(({ original, units }) => ({ original, pieces: packUnits(units) }))
  return { name, read: { target: read.target, files } }
}

function packUnits(units: readonly ReadUnit[]): Uint8Array[] {
  const pieces: Uint8Array[] = []
  let piece: ReadUnit[] = []
  let parts = 0
  for (const unit of units) {
    piece.push(unit)
    parts += 1 + countUnitParts(unit)
    if (parts < partsOfPiece) continue
    pieces.push(serialize(piece))
    piece = []
    parts = 0
  }
  return piece.length > 0 ? [...pieces, serialize(piece)] : pieces
}

export async function unpackExchange({ name, read }: PackedExchange): Promise<NamedExchange> {
  if ('reason' in read) return { name, read }
  const files: ReadExchange['files'] = []
  for (const { original, pieces } of read.files) {
    const units: ReadUnit[] = []
    for (const piece of pieces) {
      await nextTask()
      units.push(...(deserialize(piece) as ReadUnit[]))
    }
    files.push({ original, units })
  }
  return { name, read: { target: read.target, files } }
}
