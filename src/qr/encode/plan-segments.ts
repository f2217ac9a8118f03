import { utf8Length } from '@/std/utf8-length'

/** A stretch of the text in one mode. Without ECI, bytes are UTF-8 by convention. */
export type Segment = { mode: 'numeric' | 'alphanumeric' | 'byte'; data: string }

export type SegmentPlan =
  | { fits: true; segments: Segment[] }
  /** UTF-8 bytes to take from the end of the text until it fits. */
  | { fits: false; excessBytes: number }

const modes = ['numeric', 'alphanumeric', 'byte'] as const
const modeIndicatorBits = 4

/**
 * Bits are counted in sixths, so that the 10 bits of three digits and the 11 of two alphanumeric
 * characters divide evenly; a segment's end rounds up to a whole bit.
 */
const sixths = 6

/**
 * Splits text into the segments that take the fewest bits: for every character and mode the
 * cheapest way to have come there, then back along that way from the cheapest end.
 *
 * @param text well-formed, no lone surrogates
 * @param countBits lengths of the character count for the three modes (ISO/IEC 18004, table 3)
 */
export function planSegments(
  text: string,
  countBits: readonly [number, number, number],
  capacityBits: number,
): SegmentPlan {
  const characters = [...text]
  const cameFrom = new Uint8Array(characters.length * modes.length)
  const headers = countBits.map((bits) => (modeIndicatorBits + bits) * sixths)
  let costs = headers
  let fittingBytes = 0

  for (const [index, character] of characters.entries()) {
    const before = costs
    costs = costsOf(character).map((cost, mode) => {
      const starts = before.map((spent, from) =>
        from === mode ? spent : Math.ceil(spent / sixths) * sixths + (headers[mode] ?? 0),
      )
      const cheapest = Math.min(...starts)
      cameFrom[index * modes.length + mode] = starts.indexOf(cheapest)
      return cheapest + cost
    })
    if (Math.min(...costs) > capacityBits * sixths) {
      return { fits: false, excessBytes: utf8Length(text) - fittingBytes }
    }
    fittingBytes += utf8Length(character)
  }
  return { fits: true, segments: walkBack(characters, cameFrom, costs) }
}

/** Sixths of a bit that a character takes in each mode. */
function costsOf(character: string): [number, number, number] {
  const byte = utf8Length(character) * 8 * sixths
  if (/[0-9]/.test(character)) return [20, 33, byte]
  if (/[A-Z $%*+\-./:]/.test(character)) return [Number.POSITIVE_INFINITY, 33, byte]
  return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, byte]
}

function walkBack(characters: string[], cameFrom: Uint8Array, costs: number[]): Segment[] {
  const segments: Segment[] = []
  let mode = costs.indexOf(Math.min(...costs))
  let end = characters.length
  for (let index = characters.length - 1; index >= 0; index--) {
    const previous = cameFrom[index * modes.length + mode] ?? mode
    if (index > 0 && previous === mode) continue
    const data = characters.slice(index, end).join('')
    segments.unshift({ mode: modes[mode] ?? 'byte', data })
    end = index
    mode = previous
  }
  return segments
}
