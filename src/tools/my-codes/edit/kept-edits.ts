import type { CodeView } from '@/codes/code-view'
import { storedValue } from '@/std/stored-value'
import { type Editable, editableOf } from './editable'
import { mergeValues } from './merge-values'

const keptEdits = (slug: string) =>
  storedValue('sessionStorage', `my-codes:edit:${slug}`, (found) => ({
    ...(found as { base?: Editable; edited?: Editable } | null),
  }))

/** Keeps what has not been saved, for as long as the tab is open. */
export function keepEdits(slug: string, base: Editable, edited: Editable): void {
  keptEdits(slug).write({ base, edited })
}

export function forgetEdits(slug: string): void {
  keptEdits(slug).write(null)
}

/** What an earlier visit has left, on top of what the server has now. */
export function findEdits(code: CodeView): Editable | undefined {
  const { base, edited } = keptEdits(code.slug).read()
  if (edited?.document?.version !== 1 || edited.document.type !== code.type) return undefined
  return mergeValues(base ?? editableOf(code), edited, editableOf(code)).merged
}
