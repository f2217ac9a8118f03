import type { WorkStep } from '@/desk/states/work-steps'

/** What is stored about the work on a language; hashes are those of its texts. */
export type KnownWork = { step: WorkStep; textHash: string | null; approvedHash: string | null }

/**
 * Returns the work after a save by a user.
 *
 * An approval belongs to a text: a change withdraws it, and undoing the change brings it back. A text
 * under review can be corrected without another request. Publishing approves, because who may publish
 * without a review is trusted with the text.
 *
 * @param known undefined before any work on this language yet
 * @param textHash the hash of the saved texts of the language
 */
export function workAfterSave(
  known: KnownWork | undefined,
  textHash: string,
  isPublication: boolean,
): KnownWork {
  if (isPublication) return { step: 'approved', textHash, approvedHash: textHash }
  if (!known) return { step: 'in_progress', textHash, approvedHash: null }
  const { step, approvedHash } = known
  if (known.textHash === textHash || step === 'in_review') return { ...known, textHash }
  const isApproved = approvedHash === textHash
  return { step: isApproved ? 'approved' : 'in_progress', textHash, approvedHash }
}
