import type { GlossaryFault, TermUse } from './check-glossary'
import { findUse } from './find-use'

/** A part of a translation: a term of the glossary, a forbidden word, or what lies between. */
export type UsedPart = { at: number; text: string; use?: 'used' | 'forbidden' }

type Mark = { start: number; end: number; use: 'used' | 'forbidden' }

/** Splits a translation for display with its terms and its forbidden words marked. */
export function highlightUses(
  text: string,
  uses: readonly TermUse[],
  forbidden: readonly GlossaryFault[],
): UsedPart[] {
  const marks = [
    ...forbidden.map(({ word }): Mark => {
      const start = text.indexOf(word)
      return { start, end: start + word.length, use: 'forbidden' }
    }),
    ...uses.flatMap(({ term }): Mark[] => {
      const place = findUse(text, term.preferred)
      return place ? [{ ...place, use: 'used' }] : []
    }),
  ].toSorted((a, b) => a.start - b.start)
  const parts: UsedPart[] = []
  let last = 0
  for (const { start, end, use } of marks) {
    if (start < last) continue
    if (start > last) parts.push({ at: last, text: text.slice(last, start) })
    parts.push({ at: start, text: text.slice(start, end), use })
    last = end
  }
  if (last < text.length) parts.push({ at: last, text: text.slice(last) })
  return parts
}
