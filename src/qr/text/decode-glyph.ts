import {
  digits,
  firstTwoDigitLead,
  type GlyphStepKind,
  glyphStepKinds,
  numbersOfStep,
  oneDigit,
  threeDigitLead,
} from '@/qr/text/glyph-notation'

export type GlyphStep = { step: GlyphStepKind; numbers: readonly number[] }
export type Glyph = { advance: number; outline: readonly GlyphStep[] }

const values = new Map([...digits].map((digit, value) => [digit, value]))

/** Decodes a glyph written by `encodeGlyph`; numbers are in font units. */
export function decodeGlyph(glyph: string): Glyph {
  let at = 0
  const readDigit = () => {
    const value = values.get(glyph.charAt(at++))
    if (value === undefined) throw new Error(`No glyph: ${glyph}`)
    return value
  }
  const readNumber = () => {
    const lead = readDigit()
    if (lead < firstTwoDigitLead) return lead - oneDigit
    const folded =
      lead === threeDigitLead
        ? readDigit() * digits.length + readDigit()
        : (lead - firstTwoDigitLead) * digits.length + readDigit()
    const magnitude = (folded >> 1) + (lead === threeDigitLead ? 0 : oneDigit + 1)
    return folded & 1 ? -magnitude : magnitude
  }
  const outline: GlyphStep[] = []
  const readStep = (code: number) => {
    const step = glyphStepKinds[code]
    if (!step) throw new Error(`No glyph: ${glyph}`)
    if (step !== 'end') {
      outline.push({ step, numbers: Array.from({ length: numbersOfStep[step] }, readNumber) })
    }
  }

  const advance = readNumber()
  while (at < glyph.length) {
    const pair = readDigit()
    readStep(Math.floor(pair / glyphStepKinds.length))
    readStep(pair % glyphStepKinds.length)
  }
  return { advance, outline }
}
