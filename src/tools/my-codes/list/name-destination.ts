import type { CodeDocument } from '@/codes/code-document'
import { findPageTitle } from '@/hosted/view/find-page-title'

/** In a line, what a scan leads to: an address, the title of a page, or what it says. */
export function nameDestination(document: CodeDocument): string {
  const version = document.languages[document.mainLocale]
  if (!version) return ''
  const { fields } = version
  if (document.type === 'url') return String(fields.url ?? '').replace(/^https?:\/\//i, '')
  const said = fields.text ?? fields.to ?? fields.phone
  return findPageTitle({ document, version }) || String(said ?? '').trim()
}
