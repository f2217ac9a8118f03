import { bytesToText } from './bytes-to-text'

/**
 * Bytes of one character set: an ECI assignment, `kanji`, or null where the symbol does not declare
 * one.
 */
export type Stretch = { charset: number | 'kanji' | null; bytes: number[] }

/**
 * Joins the texts of segments. A missing character set is guessed from all undeclared bytes
 * together, so that all segments use the same one.
 */
export function textOfStretches(stretches: readonly Stretch[]): string {
  const unsaid = Uint8Array.from(
    stretches.flatMap(({ charset, bytes }) => (charset === null ? bytes : [])),
  )
  const hasKanji = stretches.some(({ charset }) => charset === 'kanji')
  return stretches
    .map(({ charset, bytes }) => bytesToText(Uint8Array.from(bytes), charset, unsaid, hasKanji))
    .join('')
}
