import type { CodeView, OwnedKey, Problem } from '@/codes'
import { isSameValue } from '@/std/is-same-value'
import { submitCodeEdit } from '@/tools/shared/dynamic/code-client'
import { type Editable, editableOf, pickChanges } from './editable'
import { type Conflict, mergeValues } from './merge-values'

/** A stored version of a code, on which edits are based. */
export type EditBase = { revision: number; stored: Editable }

export const baseOf = (code: CodeView): EditBase => ({
  revision: code.revision,
  stored: editableOf(code),
})

/** The code was changed elsewhere since the edit began, in parts that the editor shows. */
export type EditConflict = {
  /** The code as stored on the server. */
  code: CodeView
  merged: Editable
  /** Empty if both sides have changed different parts. */
  conflicts: readonly Conflict[]
}

export type SaveResult =
  | { ok: true; code: CodeView }
  | { ok: false; problem: Problem | null }
  | { ok: false; conflict: EditConflict }

type CodeSave = {
  owned: OwnedKey
  base: EditBase
  edited: Editable
  /** Returns the parts that the editor shows. */
  shown: (edited: Editable) => unknown
}

/**
 * Saves an edit. Changes made elsewhere to parts that this editor does not show are retained without
 * a question; all others are returned as a conflict. If the code changes again before each retry,
 * the problem is returned.
 */
export async function saveCode(save: CodeSave, retries = 5): Promise<SaveResult> {
  const { owned, base, edited, shown } = save
  const changes = pickChanges(base.stored, edited)
  const answer = await submitCodeEdit(owned, { revision: base.revision, ...changes })
  if (answer.ok) return { ok: true, code: answer.body }
  if (answer.problem?.key !== 'changed' || !answer.problem.current) return answer
  const code = answer.problem.current as CodeView
  const { merged, conflicts } = mergeValues(base.stored, edited, editableOf(code))
  if (conflicts.length > 0 || !isSameValue(shown(merged), shown(edited))) {
    return { ok: false, conflict: { code, merged, conflicts } }
  }
  if (retries === 0) return answer
  return saveCode({ ...save, base: baseOf(code), edited: merged }, retries - 1)
}
