import { utf8Length } from '@/std/utf8-length'
import { alphanumericValue } from './alphanumeric-value'
import { kanjiValue } from './kanji-value'
import { modeIndicatorBits, type Segment, segmentModes, type VersionRange } from './segment'

export type SegmentPlan =
  | { fits: true; segments: Segment[]; bits: number }
  /** UTF-8 bytes to take from the end of the text until it fits. */
  | { fits: false; excessBytes: number }

/**
 * Bits are counted in sixths, so that the 10 bits of three digits and the 11 of two alphanumeric
 * characters divide evenly; a segment's end rounds up to a whole bit.
 */
const sixths = 6
const numericCost = 20
const alphanumericCost = 33
const kanjiCost = 13 * sixths
const byteCost = 8 * sixths
const impossible = 1 << 30

const [numeric, alphanumeric, kanji, byte] = [0, 1, 2, 3] as const
/** In a step: the mode that a new segment would follow, and a flag for each mode that starts one. */
const followedMode = 0b11
const startFlag = 0b100

/**
 * Splits text into the segments that take the fewest bits (the aim of ISO/IEC 18004, annex J,
 * whose own rules only come near it): for every character and mode the cheapest way to have come
 * there, then back along that way from the cheapest end.
 *
 * @param text well-formed, no lone surrogates
 * @param countBits lengths of the character count indicator in the versions aimed at
 * @param allowKanji whether kanji mode may be used
 */
export function planSegments(
  text: string,
  countBits: VersionRange['countBits'],
  capacityBits: number,
  allowKanji: boolean,
): SegmentPlan {
  const headers = segmentModes.map((mode) => (modeIndicatorBits + countBits[mode]) * sixths)
  const numericHeader = headers[numeric] as number
  const alphanumericHeader = headers[alphanumeric] as number
  const kanjiHeader = headers[kanji] as number
  const byteHeader = headers[byte] as number
  const capacity = capacityBits * sixths
  const steps = new Uint8Array(Math.min(text.length, capacityBits))

  let inNumeric = impossible
  let inAlphanumeric = impossible
  let inKanji = impossible
  let inByte = impossible
  let ended = 0
  let endedMode: number = byte

  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    let step = endedMode

    const value = alphanumericValue(unit)
    if (value < 0 || value > 9) inNumeric = impossible
    else {
      if (ended + numericHeader < inNumeric) {
        inNumeric = ended + numericHeader
        step |= startFlag << numeric
      }
      inNumeric += numericCost
    }
    if (value < 0) inAlphanumeric = impossible
    else {
      if (ended + alphanumericHeader < inAlphanumeric) {
        inAlphanumeric = ended + alphanumericHeader
        step |= startFlag << alphanumeric
      }
      inAlphanumeric += alphanumericCost
    }
    if (!allowKanji || kanjiValue(unit) < 0) inKanji = impossible
    else {
      if (ended + kanjiHeader < inKanji) {
        inKanji = ended + kanjiHeader
        step |= startFlag << kanji
      }
      inKanji += kanjiCost
    }
    if (ended + byteHeader < inByte) {
      inByte = ended + byteHeader
      step |= startFlag << byte
    }
    inByte += utf8Bytes(unit) * byteCost
    steps[index] = step

    ended = inByte
    endedMode = byte
    if (inKanji < ended) {
      ended = inKanji
      endedMode = kanji
    }
    // Without these tests a mode that is out of the question would be rounded up too.
    if (inAlphanumeric < ended) {
      const whole = roundUp(inAlphanumeric)
      if (whole < ended) {
        ended = whole
        endedMode = alphanumeric
      }
    }
    if (inNumeric < ended) {
      const whole = roundUp(inNumeric)
      if (whole < ended) {
        ended = whole
        endedMode = numeric
      }
    }
    if (ended > capacity) {
      return { fits: false, excessBytes: utf8Length(text.slice(index)) }
    }
  }
  return { fits: true, segments: walkBack(text, steps, endedMode), bits: ended / sixths }
}

/** Bytes of a code unit in UTF-8; a surrogate pair has all its four in its first half. */
function utf8Bytes(unit: number): number {
  if (unit < 0x80) return 1
  if (unit < 0x800) return 2
  if (unit < 0xd800 || unit > 0xdfff) return 3
  return unit < 0xdc00 ? 4 : 0
}

function roundUp(bitSixths: number): number {
  return Math.ceil(bitSixths / sixths) * sixths
}

function walkBack(text: string, steps: Uint8Array, endedMode: number): Segment[] {
  const segments: Segment[] = []
  let mode = endedMode
  let end = text.length
  for (let index = text.length - 1; index >= 0; index--) {
    const step = steps[index] as number
    if ((step & (startFlag << mode)) === 0) continue
    segments.push({ mode: segmentModes[mode] ?? 'byte', text: text.slice(index, end) })
    end = index
    mode = step & followedMode
  }
  return segments.reverse()
}
