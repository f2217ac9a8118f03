import type { Locale } from '@/i18n/locales'
import type { PageType } from '@/qr/content/content-types'
import type { FieldValue } from '@/qr/content/field'
import type { Rules } from './rules'

/** All that a dynamic code says and how its page looks, in one object that is stored as it is. */
export type CodeDocument = {
  version: 1
  type: PageType
  /** The language shown to readers of none of the others; always among `languages`. */
  mainLocale: Locale
  languages: Partial<Record<Locale, LanguageVersion>>
  look: PageLook
  /** For codes of the type `url` only. */
  rules: Rules | null
}

export type LanguageVersion = {
  /** What the form of the type was filled in with, without `type`. */
  fields: Readonly<Record<string, FieldValue>>
  title: string
  description: string
  buttons: readonly PageButton[]
  /** Empty, those of the main language are shown. */
  files: readonly FileUse[]
}

export type PageButton = { label: string; url: string }

export const fileRoles = ['content', 'subtitles', 'photo'] as const
export type FileRole = (typeof fileRoles)[number]

export type FileUse = { id: string; role: FileRole; caption: string }

/** Colours as `#rrggbb`. */
export type PageLook = { accent: string; ground: string; coverFileId: string | null }

export const defaultPageLook: PageLook = {
  accent: '#0b6b4f',
  ground: '#ffffff',
  coverFileId: null,
}
