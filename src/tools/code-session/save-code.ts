import type { CodeEdit, CodeView, OwnedKey, Problem } from '@/codes'
import { isSameValue } from '@/std/is-same-value'
import { submitCodeEdit } from '@/tools/shared/dynamic/code-client'
import { type Conflict, mergeValues } from './merge-values'

/** The code was changed elsewhere since the edit began, in parts that the editor shows. */
export type EditConflict<Edited> = {
  /** The code as stored on the server. */
  code: CodeView
  merged: Edited
  /** Empty if both sides have changed different parts. */
  conflicts: readonly Conflict[]
}

export type SaveResult<Edited> =
  | { ok: true; code: CodeView }
  | { ok: false; problem: Problem | null }
  | { ok: false; conflict: EditConflict<Edited> }

type CodeSave<Edited> = {
  owned: OwnedKey
  /** The code as the server returned it last. */
  saved: CodeView
  /** The revision that the edit is based on, if it is older than `saved`. */
  revision?: number
  edited: Edited
  /** Returns the editor's version of a code. */
  read: (code: CodeView) => Edited
  /** The changes to send, based on a stored code. */
  write: (base: CodeView) => Omit<CodeEdit, 'revision'>
}

/**
 * Saves an edit. Changes made elsewhere to parts that this editor does not show are retained without
 * a question; all others are returned as a conflict. If the code changes again before each retry,
 * the problem is returned.
 */
export async function saveCode<Edited>(
  edit: CodeSave<Edited>,
  retries = 5,
): Promise<SaveResult<Edited>> {
  const { owned, saved, revision = saved.revision, edited, read, write } = edit
  const answer = await submitCodeEdit(owned, { revision, ...write(saved) })
  if (answer.ok) return { ok: true, code: answer.body }
  if (answer.problem?.key !== 'changed' || !answer.problem.current) return answer
  const code = answer.problem.current as CodeView
  // The older revision is not available, so every difference from it may be a change.
  const base = revision === saved.revision ? read(saved) : undefined
  const { merged, conflicts } = mergeValues(base, edited, read(code))
  if (conflicts.length > 0 || !isSameValue(merged, edited)) {
    return { ok: false, conflict: { code, merged: merged as Edited, conflicts } }
  }
  if (retries === 0) return answer
  return saveCode({ ...edit, saved: code, revision: code.revision }, retries - 1)
}
