import { type FoundCode, joinStructuredAppend } from '@/qr/decode'
import { codeKey } from './code-key'
import { joinHealthCards } from './join-health-cards'
import type { ReadCode } from './results/read-code'
import type { ScannedPicture } from './scanned-picture'

/** A code and the picture it was found in. */
export type CodeLocation = { picture: ScannedPicture; code: FoundCode }

/** A result, listed once however often and in however many parts it appears. */
export type Reading = {
  /** Equal for equal content, independent of other readings. */
  key: string
  /** The number on the pictures and in the list, from 1. */
  number: number
  read: ReadCode
  places: readonly CodeLocation[]
}

/** All results in the order of the pictures; a duplicate is listed at its first place. */
export function listReadings(pictures: readonly ScannedPicture[]): readonly Reading[] {
  const places = new Map<string, CodeLocation[]>()
  const distinct: FoundCode[] = []
  for (const picture of pictures) {
    for (const code of picture.codes) {
      const key = codeKey(code)
      const known = places.get(key)
      if (known) known.push({ picture, code })
      else {
        places.set(key, [{ picture, code }])
        distinct.push(code)
      }
    }
  }
  return joinHealthCards(joinStructuredAppend(distinct)).map((read, index) => ({
    key: codeKey(read.code) + (read.parts ? '+' : ''),
    number: index + 1,
    read,
    places: (read.parts ?? [read.code]).flatMap((part) => places.get(codeKey(part)) ?? []),
  }))
}
