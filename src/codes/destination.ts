import type { HostedType } from '@/qr/content/content-types'
import type { CodeStatus } from './code-view'

/** Public information about where a code leads, before the visitor opens it. */
export type Destination = {
  slug: string
  type: HostedType
  status: CodeStatus | 'scheduled' | 'deleted' | 'expired'
  /** Null for pages, and if the address is not public. */
  url: string | null
  host: string | null
  hasPassword: boolean
  /** Whether other visitors may be redirected elsewhere, by device, language or time. */
  hasRules: boolean
}
