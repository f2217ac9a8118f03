import type { PageDraft } from '@/qr/content'
import type { Design } from '@/qr/design'

/** A code stored in this browser, with all that is necessary to open it again. */
export type RecentCode = {
  id: string
  version: 1
  name: string
  /** The visitor has set the name; it no longer follows the content. */
  isNamed?: true
  draft: PageDraft
  /** The link that a dynamic code contains instead of its content. */
  link?: string
  design: Design
  /** Milliseconds since 1970. */
  createdAt: number
  updatedAt: number
}

export const storedNameMaxLength = 100
