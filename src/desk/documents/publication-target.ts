import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import type { DeskLocale } from '../languages'

/** A document or a global with the access rights of the user of the request. */
export type PublicationTarget = {
  slug: string
  /** `null` for a global. */
  id: string | null
  config: SanitizedCollectionConfig | SanitizedGlobalConfig
  /** Reads all languages; `draft` reads the last saved state instead of the published one. */
  read: (draft: boolean) => Promise<object>
  /** Reads the last saved state in one language, without fallback. */
  readDraft: (locale: DeskLocale) => Promise<object>
  saveDraft: (locale: DeskLocale, data: object) => Promise<unknown>
  publish: (locale: DeskLocale) => Promise<unknown>
  unpublish: (locale: DeskLocale) => Promise<unknown>
  mayPublish: (locale: DeskLocale) => Promise<boolean>
  maySaveDraft: (locale: DeskLocale) => Promise<boolean>
}
