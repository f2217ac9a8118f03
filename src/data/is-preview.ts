import 'server-only'
import { draftMode } from 'next/headers'

/** Whether the page is rendered for an editor who has opened its preview in the admin. */
export async function isPreview(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch {
    // Jobs and tests read content outside a request, where there is no draft mode.
    return false
  }
}
