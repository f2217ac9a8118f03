import type { CodeDocument, CodeView } from '@/codes'
import { isSameValue } from '@/std/is-same-value'

/** The parts of a code that the page editor changes and saves together. */
export type Editable = { document: CodeDocument; name: string; timeZone: string }

export function editableOf({ document, name, timeZone }: CodeView): Editable {
  return { document, name, timeZone }
}

/** Removes rules without effect, so that opening a list does not count as a change. */
export function tidyEditable(edited: Editable): Editable {
  return { ...edited, document: tidyDocument(edited.document) }
}

export function isSameEditable(first: Editable, second: Editable): boolean {
  return isSameValue(tidyEditable(first), tidyEditable(second))
}

function tidyDocument(document: CodeDocument): CodeDocument {
  const { rules } = document
  if (!rules) return document
  const byDevice = Object.fromEntries(Object.entries(rules.byDevice).filter(([, url]) => url))
  const { at = null, scans = null, fallbackUrl = null } = rules.expiry ?? {}
  const hasEnd = at !== null || scans !== null
  const expiry = hasEnd ? { at, scans, fallbackUrl: fallbackUrl || null } : null
  const hasRows = [rules.windows, rules.byLanguage, rules.split].some((rows) => rows.length > 0)
  const isEmpty = !hasRows && !expiry && Object.keys(byDevice).length === 0
  return { ...document, rules: isEmpty ? null : { ...rules, byDevice, expiry } }
}
