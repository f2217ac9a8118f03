import type { HostedType } from '@/qr/content/content-types'
import type { CodeStatus } from '../code-view'

export const codeListSorts = ['added', 'name', 'scans', 'updated'] as const
export type CodeListSort = (typeof codeListSorts)[number]

/** A code in the list of its workspace. Times are ISO 8601 in UTC. */
export type ListedCode = {
  slug: string
  /** Upper-case URL, as encoded in the symbol. */
  link: string
  name: string
  type: HostedType
  status: CodeStatus | 'deleted'
  /** Where a link code leads by default; null for pages. */
  target: string | null
  folder: string | null
  tags: readonly string[]
  externalId: string | null
  /** Total scans, excluding clicks and bots. */
  scans: number
  revision: number
  addedAt: string
  updatedAt: string
  archivedAt: string | null
}

export type CodeList = {
  codes: readonly ListedCode[]
  /** Number of codes that match the filters. */
  total: number
  /** Cursor of the next page; null on the last one. */
  cursor: string | null
}
