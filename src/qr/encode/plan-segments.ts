import { utf8Length } from '@/std/utf8-length'
import { alphanumericValue } from './alphanumeric-value'
import { kanjiValue } from './kanji-value'
import { modeIndicatorBits, type Segment, segmentModes, type VersionRange } from './segment'

export type SegmentPlan =
  | { fits: true; segments: Segment[]; bits: number }
  /** UTF-8 bytes to remove from the end of the text so that it fits. */
  | { fits: false; excessBytes: number }

/**
 * Bits are counted in sixths, so that the 10 bits of three digits and the 11 of two alphanumeric
 * characters divide evenly; the end of a segment rounds up to a whole bit.
 */
const sixths = 6
const digitCost = 20
const alphanumericCost = 33
const kanjiCost = 13 * sixths
const byteCost = 8 * sixths
const impossible = 1 << 30

/**
 * Bits of a step: the mode that a new segment would follow, and a flag for each mode that starts
 * one.
 */
const followedMode = 0b11
const startFlag = 0b100

/**
 * Splits text into the segments with the fewest bits, which the rules of ISO/IEC 18004, annex J,
 * only approximate. Dynamic programming: computes the cheapest path to each character in each mode,
 * then follows the cheapest path back from the end.
 *
 * @param text well-formed, no lone surrogates
 * @param countBits lengths of the character count indicator in the target versions
 * @param allowKanji whether kanji mode may be used
 */
export function planSegments(
  text: string,
  countBits: VersionRange['countBits'],
  capacityBits: number,
  allowKanji: boolean,
): SegmentPlan {
  const headers = segmentModes.map((mode) => (modeIndicatorBits + countBits[mode]) * sixths)
  const steps = new Uint8Array(Math.min(text.length, capacityBits))
  /** Cost of the text so far, by the mode of its last segment. */
  const spent = new Int32Array(segmentModes.length).fill(impossible)
  const unitCosts = new Int32Array(segmentModes.length)
  let cheapest = 0
  let cheapestMode = 0

  for (let index = 0; index < text.length; index++) {
    measureUnit(text.charCodeAt(index), allowKanji, unitCosts)
    let step = cheapestMode
    const before = cheapest
    cheapest = impossible
    for (let mode = 0; mode < unitCosts.length; mode++) {
      const unitCost = unitCosts[mode] as number
      const started = before + (headers[mode] as number)
      let total = spent[mode] as number
      if (started < total) {
        total = started
        step |= startFlag << mode
      }
      total = unitCost === impossible ? impossible : total + unitCost
      spent[mode] = total
      if (total > cheapest) continue
      const whole = Math.ceil(total / sixths) * sixths
      if (whole > cheapest) continue
      cheapest = whole
      cheapestMode = mode
    }
    if (cheapest > capacityBits * sixths) {
      return { fits: false, excessBytes: utf8Length(text.slice(index)) }
    }
    steps[index] = step
  }
  return { fits: true, segments: walkBack(text, steps, cheapestMode), bits: cheapest / sixths }
}

/** Writes the cost of a code unit in each mode, in the order of `segmentModes`. */
function measureUnit(unit: number, allowKanji: boolean, costs: Int32Array): void {
  const value = alphanumericValue(unit)
  costs[0] = value >= 0 && value < 10 ? digitCost : impossible
  costs[1] = value >= 0 ? alphanumericCost : impossible
  costs[2] = allowKanji && kanjiValue(unit) >= 0 ? kanjiCost : impossible
  costs[3] = utf8Bytes(unit) * byteCost
}

/** Number of UTF-8 bytes of a code unit; a surrogate pair counts four at its first half. */
function utf8Bytes(unit: number): number {
  if (unit < 0x80) return 1
  if (unit < 0x800) return 2
  if (unit < 0xd800 || unit > 0xdfff) return 3
  return unit < 0xdc00 ? 4 : 0
}

function walkBack(text: string, steps: Uint8Array, lastMode: number): Segment[] {
  const segments: Segment[] = []
  let mode = lastMode
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
