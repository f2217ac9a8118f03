import type { PageType } from '@/qr/content/content-types'
import type { Design } from '@/qr/design/design'
import type { CodeDocument } from './code-document'

export const codeStatuses = ['active', 'paused', 'blocked'] as const
export type CodeStatus = (typeof codeStatuses)[number]

/** What the API tells the holder of the edit key. Times are ISO 8601 in UTC. */
export type CodeView = {
  slug: string
  /** In capitals: what the symbol holds. */
  link: string
  type: PageType
  /** The owner's own name for it; no one else sees it. */
  name: string
  document: CodeDocument
  design: Design | null
  status: CodeStatus
  /** Why the team has blocked it. */
  blockReason: string | null
  /** Its rules have let it end: its time is up, or all its scans are used. */
  hasEnded: boolean
  /** How often it was scanned altogether, without clicks and bots. */
  scans: number
  hasPassword: boolean
  hasEmail: boolean
  /** Owner's zone for the statistics. */
  timeZone: string
  files: readonly CodeFileView[]
  /** Goes up with every change; an edit names the one it is based on. */
  revision: number
  createdAt: string
  updatedAt: string
  /** When it was deleted; it is gone for good 30 days later. */
  deletedAt: string | null
}

export type CodeFileView = {
  id: string
  name: string
  /** As found in the bytes, never as claimed by the client. */
  mediaType: string
  bytes: number
  widthPx: number | null
  heightPx: number | null
  /** Path below the site, such as `/files/…`. */
  path: string
}

export type CreatedCode = { code: CodeView; editKey: string }
/** A code whose old key is void. */
export type RecoveredCode = { slug: string; name: string; editKey: string }

export const graceDays = 30
