import type { Locale } from '@/i18n/locales'
import type { HostedType } from '@/qr/content/content-types'
import type { FieldValue } from '@/qr/content/field'
import type { Rules } from './rules'

/** Content and page style of a dynamic code, stored as one JSON object. */
export type CodeDocument = {
  version: 1
  type: HostedType
  /** Shown to readers whose languages are all missing; always a key of `languages`. */
  mainLocale: Locale
  languages: Partial<Record<Locale, LanguageVersion>>
  look: PageStyle
  rules: Rules | null
}

export type LanguageVersion = {
  /** Values of the type's form, without `type`. */
  fields: Readonly<Record<string, FieldValue>>
  title: string
  description: string
  buttons: readonly PageButton[]
  /** If empty, the files of the main language are shown. */
  files: readonly FileUse[]
  /** The owner's explanations for visitors while the code does not open. */
  messages?: ClosedMessages | undefined
}

/** By the reason why a code does not open; without a text, a general one is shown. */
export const closedReasons = ['scheduled', 'paused', 'expired'] as const
export type ClosedReason = (typeof closedReasons)[number]
export type ClosedMessages = { readonly [Reason in ClosedReason]?: string | undefined }

export type PageButton = { label: string; url: string }

export const fileRoles = ['content', 'subtitles', 'photo'] as const
export type FileRole = (typeof fileRoles)[number]

export type FileUse = { id: string; role: FileRole; caption: string }

/** Colors in the form `#rrggbb`. Members that were added later are optional. */
export type PageStyle = {
  accent: string
  ground: string
  coverFileId: string | null
  /** Shown above the title, also while the code does not open. */
  logoFileId?: string | null | undefined
  /** The icon of the browser tab; without one, the logo. */
  iconFileId?: string | null | undefined
}

export const defaultPageStyle: PageStyle = {
  accent: '#0b6b4f',
  ground: '#ffffff',
  coverFileId: null,
}
