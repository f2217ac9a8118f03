import type { CodeDocument } from '@/codes'
import { findPageTitle } from '@/hosted/view/find-page-title'

/** The destination of a scan in one line: an address, the title of a page, or its text. */
export function nameDestination(document: CodeDocument): string {
  const version = document.languages[document.mainLocale]
  if (!version) return ''
  const { fields } = version
  if (document.type === 'url') return String(fields.url ?? '').replace(/^https?:\/\//i, '')
  const text = fields.text ?? fields.to ?? fields.phone
  return findPageTitle({ document, version }) || String(text ?? '').trim()
}
