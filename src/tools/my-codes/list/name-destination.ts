import type { CodeDocument } from '@/codes/code-document'

/** In a line, what a scan leads to: an address, the title of a page, or what it begins with. */
export function nameDestination({ type, languages, mainLocale }: CodeDocument): string {
  const version = languages[mainLocale]
  if (!version) return ''
  const { fields, title } = version
  if (type === 'url') return String(fields.url ?? '').replace(/^https?:\/\//i, '')
  const first = Object.values(fields).find((value) => typeof value === 'string' && value.trim())
  return title || String(first ?? '').trim()
}
