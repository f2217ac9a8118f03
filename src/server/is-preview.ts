import 'server-only'
import { draftMode } from 'next/headers'

/** Whether the page is rendered for somebody who has opened its preview in the admin. */
export async function isPreview(): Promise<boolean> {
  return (await draftMode()).isEnabled
}
