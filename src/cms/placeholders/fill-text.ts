import type { PlaceholderValues } from './placeholder-values'

/** Matches `{{name}}`, or `{{?name}}` for a condition with the spaces after it. */
const placeholders = /\{\{\s*(?:\?\s*(\w+)\s*\}\}[ \t]*|(\w+)\s*\}\})/g

/** A part of a text: literal text or the value of a placeholder. */
export type TextPart = { text: string; isValue: boolean }

/**
 * Splits a text into parts. Returns undefined if a value is missing or a condition is not
 * fulfilled.
 */
export function splitText(text: string, values: PlaceholderValues): TextPart[] | undefined {
  const { texts, fulfilled, mark } = values
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, 1: condition, 2: name, index } of text.matchAll(placeholders)) {
    if (index > end) parts.push({ text: text.slice(end, index), isValue: false })
    end = index + found.length
    const value = condition ? fulfilled.has(condition) && '' : texts.get(name ?? '')
    if (typeof value === 'string') {
      if (value) parts.push({ text: value, isValue: true })
    } else if (mark) {
      const marked = surround(mark(condition ?? name ?? ''))
      parts.push({ text: condition ? `${marked} ` : marked, isValue: false })
    } else return undefined
  }
  if (end < text.length) parts.push({ text: text.slice(end), isValue: false })
  return parts
}

/**
 * Fills the placeholders of a text, paragraph by paragraph.
 *
 * @returns undefined if every paragraph has a missing value or an unfulfilled condition
 */
export function fillText(text: string, values: PlaceholderValues): string | undefined {
  if (!text.includes('{{')) return text
  const paragraphs = text.split(/\n{2,}/).flatMap((paragraph) => {
    const parts = splitText(paragraph, values)
    return parts
      ? [
          parts
            .map((part) => part.text)
            .join('')
            .trim(),
        ]
      : []
  })
  return paragraphs.length > 0 ? paragraphs.join('\n\n') : undefined
}

export type UsedPlaceholder = { name: string; isCondition: boolean }

export function listPlaceholders(text: string): UsedPlaceholder[] {
  return [...text.matchAll(placeholders)].map(([, condition, name]) => ({
    name: condition ?? name ?? '',
    isCondition: condition !== undefined,
  }))
}

const surround = (label: string) => `⟦${label}⟧`

/** Matches text that is marked for editors, including the brackets. */
export const markPattern = /(⟦[^⟦⟧]*⟧)/
