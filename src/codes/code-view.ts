import type { HostedType } from '@/qr/content/content-types'
import type { Design } from '@/qr/design/design'
import type { CodeDocument } from './code-document'
import type { CodeWarning } from './code-warning'

export const codeStatuses = ['active', 'paused', 'blocked'] as const
export type CodeStatus = (typeof codeStatuses)[number]

/** API response for requests with the edit key. Times are ISO 8601 in UTC. */
export type CodeView = {
  slug: string
  /** Upper-case URL, as encoded in the symbol. */
  link: string
  type: HostedType
  /** Name that only the owner sees. */
  name: string
  document: CodeDocument
  design: Design | null
  status: CodeStatus
  /**
   * Addresses that visitors see a preview of, because their spelling may deceive, and fields that
   * will fail on some devices.
   */
  warnings: readonly CodeWarning[]
  /** Reason why the team has blocked the code. */
  blockReason: string | null
  /** Whether the expiry rule has ended the code, by time or by number of scans. */
  hasEnded: boolean
  /** Total scans, excluding clicks and bots. */
  scans: number
  hasPassword: boolean
  hasEmail: boolean
  /** The owner's time zone, for the statistics. */
  timeZone: string
  files: readonly CodeFileView[]
  /** Incremented with every change; an edit must send the revision that it is based on. */
  revision: number
  createdAt: string
  updatedAt: string
  /** Time of deletion; the code is removed permanently 30 days later. */
  deletedAt: string | null
}

export type CodeFileView = {
  id: string
  name: string
  /** Detected from the bytes, never the type that the client declared. */
  mediaType: string
  bytes: number
  widthPx: number | null
  heightPx: number | null
  /** Path on the site, such as `/files/…`. */
  path: string
}

export type CreatedCode = { code: CodeView; editKey: string }
/** A recovered code with its new key; the old key is revoked. */
export type RecoveredCode = { slug: string; name: string; editKey: string }

export const graceDays = 30
