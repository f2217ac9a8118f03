import type { Locale } from '@/i18n/locales'
import type { Design } from '@/qr/design/design'
import type { WorkspaceRole } from './workspace-role'

/** UTM parameters that are appended to the addresses of new codes. */
export const utmParameters = ['source', 'medium', 'campaign', 'term', 'content'] as const
export type UtmParameter = (typeof utmParameters)[number]

/** Applied to new codes that do not state otherwise. */
export type WorkspaceDefaults = {
  design?: Design | null | undefined
  /** A verified domain of the workspace, for the links of new codes. */
  domain?: string | null | undefined
  utm?: Partial<Record<UtmParameter, string>> | null | undefined
}

/** The workspace as the holder of one of its keys sees it. Times are ISO 8601 in UTC. */
export type WorkspaceView = {
  id: string
  name: string
  locale: Locale
  timeZone: string
  defaults: WorkspaceDefaults
  /** Whether the owner key can be recovered by mail. */
  hasEmail: boolean
  /** Number of codes, including archived ones. */
  codes: number
  createdAt: string
  /** The key of this request. */
  key: { id: string; name: string; role: WorkspaceRole }
}

export type WorkspaceKeyView = {
  id: string
  name: string
  role: WorkspaceRole
  createdAt: string
  /** To the minute; null if the key was never used. */
  lastUsedAt: string | null
  revokedAt: string | null
}

export type WorkspaceFolder = { id: string; name: string; codes: number }

/** A new workspace. `secret` is the key of its owner and is returned only once. */
export type CreatedWorkspace = { workspace: WorkspaceView; secret: string }
export type CreatedWorkspaceKey = { key: WorkspaceKeyView; secret: string }
