import type { CodeView } from '@/codes/code-view'
import { parseKept, readSession, writeSession } from '@/tools/shared/kept/session-values'
import { type Editable, editableOf } from './editable'
import { mergeValues } from './merge-values'

const keyOf = (slug: string) => `my-codes:edit:${slug}`

/** Keeps what has not been saved, for as long as the tab is open. */
export function keepEdits(slug: string, base: Editable, edited: Editable): void {
  writeSession(keyOf(slug), JSON.stringify({ base, edited }))
}

export function forgetEdits(slug: string): void {
  writeSession(keyOf(slug), null)
}

/** What an earlier visit has left, on top of what the server has now. */
export function findEdits(code: CodeView): Editable | undefined {
  const kept = parseKept(readSession(keyOf(code.slug)))
  if (typeof kept !== 'object' || kept === null) return undefined
  const { base, edited } = kept as { base?: Editable; edited?: Editable }
  if (edited?.document?.version !== 1 || edited.document.type !== code.type) return undefined
  return mergeValues(base ?? editableOf(code), edited, editableOf(code)).merged
}
