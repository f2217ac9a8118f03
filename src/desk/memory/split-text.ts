import { isValues } from '../documents/row-fields'
import { type DeskLocale, sourceLocale } from '../languages'

/** A block of a rich text that contains words, or a whole plain text. */
type Paragraph = { type: string; text: string }

/** An English text and its translation. */
export type MemorySegment = { source: string; target: string }

/** Longer texts are compared by their sentences only. */
export const maxSegmentLength = 1_000

/** Nodes within a line of text. */
const inlineTypes = new Set(['autolink', 'inlineBlock', 'linebreak', 'link', 'tab', 'text'])

/** Lists the paragraphs of a text: those of a rich text, or the plain text as one. */
export function listParagraphs(value: unknown): Paragraph[] {
  if (typeof value === 'string') return value.trim() ? [{ type: 'text', text: value.trim() }] : []
  const found: Paragraph[] = []
  if (isValues(value)) visit(value.root, found)
  return found
}

function visit(node: unknown, found: Paragraph[]): void {
  if (!isValues(node) || !Array.isArray(node.children)) return
  const children = node.children.filter(isValues)
  const text = children.filter(isInline).map(readInline).join('').trim()
  if (text) found.push({ type: `${node.type} ${node.tag ?? ''}`, text })
  for (const child of children) if (!isInline(child)) visit(child, found)
}

const isInline = ({ type }: Record<string, unknown>) => inlineTypes.has(String(type))

function readInline({ type, text, children }: Record<string, unknown>): string {
  if (type === 'linebreak') return '\n'
  if (typeof text === 'string') return text
  return Array.isArray(children) ? children.filter(isValues).map(readInline).join('') : ''
}

/** Reads the words of a text, one paragraph per line. */
export function readPlainText(value: unknown): string {
  return listParagraphs(value)
    .map(({ text }) => text)
    .join('\n')
}

/** The bit of Lexical's format for code. */
const codeFormat = 16
/** A character that no word contains. */
const standIn = '\uFFFC'

/** Reads the words of a text that a language has rules for: code and names of parameters have none. */
export function readProse(value: unknown): string {
  if (!isValues(value)) return readPlainText(value)
  const hideCode = (_: string, node: unknown) =>
    isValues(node) && node.type === 'text' && Number(node.format) & codeFormat
      ? { ...node, text: standIn }
      : node
  return readPlainText(JSON.parse(JSON.stringify(value), hideCode))
}

/** Splits a paragraph into its sentences. */
export function splitSentences(text: string, locale: DeskLocale): string[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)
  return [...segments].map(({ segment }) => segment.trim()).filter(Boolean)
}

/**
 * Pairs a text with its translation: the paragraphs, and their sentences. Pairs by position, and only
 * where both have the same number, because a wrong pair is worse than none.
 */
export function pairSegments(
  english: unknown,
  translation: unknown,
  locale: DeskLocale,
): MemorySegment[] {
  const sources = listParagraphs(english)
  const targets = listParagraphs(translation)
  const isParallel =
    sources.length === targets.length &&
    sources.every(({ type }, index) => type === targets[index]?.type)
  if (!isParallel) return []
  return sources.flatMap(({ text }, index) => {
    const target = targets[index]?.text ?? ''
    const whole = { source: text, target }
    const sentences = splitSentences(text, sourceLocale())
    const translated = splitSentences(target, locale)
    const isSplit = sentences.length > 1 && sentences.length === translated.length
    const pairs = isSplit
      ? sentences.map((source, at) => ({ source, target: translated[at] ?? '' }))
      : []
    return [whole, ...pairs].filter(isUseful)
  })
}

/** Numbers, marks and single letters need no memory; long texts are found by their sentences. */
function isUseful({ source, target }: MemorySegment): boolean {
  return /\p{L}{2}/u.test(source) && target !== '' && source.length <= maxSegmentLength
}
