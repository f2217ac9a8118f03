import type { CodeView } from '@/codes'
import { type Editable, editableOf } from './editable'
import { mergeValues } from './merge-values'
import { baseOf, type EditBase } from './save-code'
import { type EditingTool, storedBase } from './stored-base'
import type { OpenedCode } from './use-opening'

/** A code that is being edited. */
export type EditSession = OpenedCode & {
  /** Older than `code` while both sides have changed the same place; saving then asks. */
  base: EditBase
}

/**
 * Starts with the code as stored on the server, or with the edits of this tab, to which changes made
 * elsewhere since are added.
 *
 * @param restore returns the edits of this tab
 */
export function startSession(
  tool: EditingTool,
  opened: OpenedCode,
  restore: (stored: Editable) => Editable,
): { session: EditSession; edited: Editable; isRestored: boolean } {
  const { code } = opened
  const base = storedBase(tool, code.slug).read()
  if (base?.stored.document.type !== code.type) {
    const session = { ...opened, base: baseOf(code) }
    return { session, edited: session.base.stored, isRestored: false }
  }
  return { ...followCode({ ...opened, base }, restore(base.stored), code), isRestored: true }
}

/** Adds changes made elsewhere, unless they are to the same places as those of `edited`. */
export function followCode(session: EditSession, edited: Editable, code: CodeView) {
  const { merged, conflicts } = mergeValues(session.base.stored, edited, editableOf(code))
  if (conflicts.length > 0) return { session: { ...session, code }, edited }
  return { session: { ...session, code, base: baseOf(code) }, edited: merged }
}
