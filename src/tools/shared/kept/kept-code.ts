import type { PageDraft } from '@/qr/content/page-content'
import type { Design } from '@/qr/design/design'

/** A code that this browser keeps: all that it takes to open it again. */
export type KeptCode = {
  id: string
  version: 1
  name: string
  /** The visitor gave the name; it no longer follows the content. */
  isNamed?: true
  draft: PageDraft
  /** What a dynamic code holds in place of its content. */
  link?: string
  design: Design
  /** Milliseconds since 1970. */
  createdAt: number
  updatedAt: number
}

export const keptNameMaxLength = 100
