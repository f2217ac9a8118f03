import type { Glyph } from '@/qr/text/decode-glyph'
import {
  digits,
  firstTwoDigitLead,
  glyphStepKinds,
  oneDigit,
  threeDigitLead,
  twoDigits,
} from '@/qr/text/glyph-notation'

/** Encodes a glyph in the notation of `glyph-notation.ts`; all numbers are whole font units. */
export function encodeGlyph({ advance, outline }: Glyph): string {
  let glyph = writeNumber(advance)
  for (let index = 0; index < outline.length; index += 2) {
    const pair = outline.slice(index, index + 2)
    const [first, second] = [pair[0]?.step ?? 'end', pair[1]?.step ?? 'end']
    glyph += digits.charAt(
      glyphStepKinds.indexOf(first) * glyphStepKinds.length + glyphStepKinds.indexOf(second),
    )
    for (const { numbers } of pair) glyph += numbers.map(writeNumber).join('')
  }
  return glyph
}

function writeNumber(value: number): string {
  if (!Number.isInteger(value)) throw new RangeError(`${value} cannot be written`)
  const magnitude = Math.abs(value)
  if (magnitude <= oneDigit) return digits.charAt(value + oneDigit)
  const short = magnitude <= twoDigits
  // The lowest bit is the sign.
  const folded = 2 * (short ? magnitude - oneDigit - 1 : magnitude) + (value < 0 ? 1 : 0)
  const [high, low] = [Math.floor(folded / digits.length), folded % digits.length]
  if (high >= digits.length) throw new RangeError(`${value} cannot be written`)
  return short
    ? digits.charAt(firstTwoDigitLead + high) + digits.charAt(low)
    : digits.charAt(threeDigitLead) + digits.charAt(high) + digits.charAt(low)
}
