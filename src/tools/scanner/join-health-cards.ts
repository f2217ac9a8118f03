import { parseHealthCardPart } from '@/qr/content'
import type { ReadCode } from './results/read-code'

type Card = { count: number; parts: Map<number, ReadCode> }

/**
 * Joins SMART health cards that were split over several codes: parts of the same number of parts
 * belong together, unless two of them differ in the same place. Other codes are unchanged; a card
 * replaces its first part.
 */
export function joinHealthCards(codes: readonly ReadCode[]): readonly ReadCode[] {
  const found: (ReadCode | Card)[] = []
  const cards: Card[] = []
  for (const read of codes) {
    const part = parseHealthCardPart(read.code.text)
    if (!part || part.count < 2) {
      found.push(read)
      continue
    }
    const { count, index } = part
    const own = cards.find((card) => card.count === count && !card.parts.has(index))
    if (own) {
      own.parts.set(index, read)
      continue
    }
    const card = { count, parts: new Map([[index, read]]) }
    cards.push(card)
    found.push(card)
  }
  return found.map((each) => ('count' in each ? joinParts(each) : each))
}

function joinParts({ count, parts }: Card): ReadCode {
  const codes = [...parts].sort(([a], [b]) => a - b).map(([, { code }]) => code)
  const [first] = parts.values()
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => !parts.has(number - 1),
  )
  const digits = codes.map(({ text }) => parseHealthCardPart(text)?.digits).join('')
  const text = missing.length > 0 ? (first?.code.text ?? '') : `shc:/${digits}`
  const code = { ...(first as ReadCode).code, text, bytes: new TextEncoder().encode(text) }
  return { code, parts: codes, missing }
}
