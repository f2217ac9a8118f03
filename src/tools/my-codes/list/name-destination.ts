import type { CodeDocument } from '@/codes'
import { findPageTitle } from '@/hosted/view/find-page-title'
import { shortenAddress } from '@/tools/shared/code-list/code-list-source'

/** The destination of a scan in one line: an address, the title of a page, or its text. */
export function nameDestination(document: CodeDocument): string {
  const version = document.languages[document.mainLocale]
  if (!version) return ''
  const { fields } = version
  if (document.type === 'url') return shortenAddress(String(fields.url ?? ''))
  const text = fields.text ?? fields.to ?? fields.phone
  return findPageTitle({ document, version }) || String(text ?? '').trim()
}
