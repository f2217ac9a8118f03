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

/** Codes with an edit key of their own, the first hundred; `key` is the workspace key it came from. */
export type EditKeyList = {
  total: number
  codes: readonly { slug: string; name: string; key: { id: string; name: string } | null }[]
}

/**
 * What still gives access and came from a workspace key. The edit keys end when it is revoked; the
 * others stay until an owner removes them.
 */
export type KeyEffects = {
  editKeys: EditKeyList
  webhooks: readonly { id: string; url: string }[]
  domains: readonly { id: string; host: string }[]
  keys: readonly { id: string; name: string; role: WorkspaceRole }[]
  /** `slug` is null for mails about the whole workspace. */
  subscriptions: readonly { id: string; email: string; slug: string | null }[]
  /** Whether the recovery address of the workspace was set with the key. */
  recoveryAddress: boolean
}

export type WorkspaceFolder = { id: string; name: string; codes: number }

/** A new workspace. `secret` is the key of its owner and is returned only once. */
export type CreatedWorkspace = { workspace: WorkspaceView; secret: string }
/** A recovered workspace with a new owner key. */
export type RecoveredWorkspace = { id: string; name: string; secret: string }
export type CreatedWorkspaceKey = { key: WorkspaceKeyView; secret: string }
