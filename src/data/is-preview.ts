import 'server-only'
import { draftMode } from 'next/headers'
import { startMarking } from './mark-field'
import { findShared } from './shared-scope'

/** Whether the page is rendered for an editor who has opened its preview in the admin. */
export async function isPreview(): Promise<boolean> {
  try {
    const { isEnabled } = await draftMode()
    if (isEnabled) startMarking()
    return isEnabled
  } catch {
    // Jobs and tests read content outside a request, where there is no draft mode.
    return false
  }
}

/**
 * Whether a collection or global is read as a draft: in a preview, or for a visitor with a link to
 * its draft.
 */
export async function showsDraft(entity: string): Promise<boolean> {
  return findShared()?.entity === entity || isPreview()
}
