import type { CodeView } from '@/codes'
import { storedValue } from '@/std/stored-value'
import { mergeValues } from '@/tools/code-session/merge-values'
import { type Editable, editableOf } from './editable'

const storedEdits = (slug: string) =>
  storedValue('sessionStorage', `my-codes:edit:${slug}`, (found) => ({
    ...(found as { base?: Editable; edited?: Editable } | null),
  }))

/** Stores unsaved changes for the lifetime of the tab. */
export function storeEdits(slug: string, base: Editable, edited: Editable): void {
  storedEdits(slug).write({ base, edited })
}

export function removeStoredEdits(slug: string): void {
  storedEdits(slug).write(null)
}

/** Returns the unsaved changes of an earlier visit, merged with the current state on the server. */
export function findStoredEdits(code: CodeView): Editable | undefined {
  const { base, edited } = storedEdits(code.slug).read()
  if (edited?.document?.version !== 1 || edited.document.type !== code.type) return undefined
  return mergeValues(base ?? editableOf(code), edited, editableOf(code)).merged
}
