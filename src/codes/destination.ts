import type { PageType } from '@/qr/content/content-types'
import type { CodeStatus } from './code-view'

/** Where a code leads, as anybody may know before they go there. */
export type Destination = {
  slug: string
  type: PageType
  status: CodeStatus | 'deleted' | 'expired'
  /** Null for pages, and where it is not told. */
  url: string | null
  host: string | null
  hasPassword: boolean
  /** Others may be led elsewhere, by device, language or time. */
  hasRules: boolean
}
