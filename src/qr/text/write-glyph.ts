import type { Glyph } from '@/qr/text/decode-glyph'
import type { GlyphStepKind } from '@/qr/text/glyph-notation'

const commands: Readonly<Record<Exclude<GlyphStepKind, 'end'>, string>> = {
  move: 'm',
  line: 'l',
  horizontal: 'h',
  vertical: 'v',
  curve: 'q',
}

/**
 * Writes a glyph as SVG path data in ems. The first point is absolute, offset by `pen`; all others
 * are relative, which makes the data shorter. Lengths are in thousandths of an em, `scale` of them
 * per font unit.
 */
export function writeGlyph({ outline }: Glyph, { pen, scale }: { pen: number; scale: number }) {
  let path = ''
  for (const [index, { step, numbers }] of outline.entries()) {
    if (step === 'end') continue
    if (step === 'move' && index > 0) path += 'z'
    const thousandths = numbers.map((number) => number * scale)
    if (index === 0) thousandths[0] = (thousandths[0] ?? 0) + pen
    path += (index === 0 ? 'M' : commands[step]) + writeNumbers(thousandths)
  }
  return path === '' ? '' : `${path}z`
}

/**
 * Formats 120, −5, 30 as '.12-.005.03': a sign or a second point separates numbers like a space.
 */
function writeNumbers(thousandths: readonly number[]): string {
  let written = ''
  let pointed = false
  for (const number of thousandths) {
    const digits = String(number / 1000).replace(/^(-?)0\./, '$1.')
    const separate =
      written !== '' && !digits.startsWith('-') && !(pointed && digits.startsWith('.'))
    written += separate ? ` ${digits}` : digits
    pointed = digits.includes('.')
  }
  return written
}
