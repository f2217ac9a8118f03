import type { FieldHook } from 'payload'

const marks = /\p{Diacritic}/gu

/** Converts a text to a slug: `Größe & Druck` becomes `grosse-druck`. */
export function toSlug(text: string): string {
  return text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('đ', 'd')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/**
 * Normalizes a typed slug. A new document without a slug derives it from the title, unless the
 * document is a draft, whose title may be incomplete.
 */
export const formatSlug: FieldHook = ({ data, operation, value }) => {
  if (typeof value === 'string' && value) return toSlug(value)
  const title: unknown = data?.title ?? data?.label
  const isWhole = operation === 'create' && data?._status !== 'draft'
  return isWhole && typeof title === 'string' ? toSlug(title) : value
}
