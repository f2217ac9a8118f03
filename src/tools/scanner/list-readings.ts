import type { FoundCode } from '@/qr/decode/code-found'
import { joinStructuredAppend } from '@/qr/decode/join-structured-append'
import { codeKey } from './code-key'
import type { ReadCode } from './results/read-code'
import type { ScannedPicture } from './scanned-picture'

/** Where a code stands: a picture, and the code's place among those of the picture. */
export type Place = { picture: ScannedPicture; code: FoundCode }

/** What was read, once, however often and in however many parts it appears. */
export type Reading = {
  /** The same for the same content, whatever else is read. */
  key: string
  /** As it stands on the pictures and in the list, from 1. */
  number: number
  read: ReadCode
  places: readonly Place[]
}

/** All that was read in pictures, in their order; what appears twice stands where it was first. */
export function listReadings(pictures: readonly ScannedPicture[]): readonly Reading[] {
  const places = new Map<string, Place[]>()
  const distinct: FoundCode[] = []
  for (const picture of pictures) {
    for (const code of picture.codes) {
      const key = keyOfCode(code)
      const known = places.get(key)
      if (known) known.push({ picture, code })
      else {
        places.set(key, [{ picture, code }])
        distinct.push(code)
      }
    }
  }
  return joinStructuredAppend(distinct).map((read, index) => ({
    key: keyOfCode(read.code) + (read.parts ? '+' : ''),
    number: index + 1,
    read,
    places: (read.parts ?? [read.code]).flatMap((part) => places.get(keyOfCode(part)) ?? []),
  }))
}

/** Equal for codes with the same content; parts of a joined message differ by their place. */
function keyOfCode(code: FoundCode): string {
  const { structuredAppend: part } = code
  return codeKey(code) + (part ? `:${part.parity}/${part.index}/${part.count}` : '')
}
