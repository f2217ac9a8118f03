import type { CodeDocument, CodeFileView, FileRole, LanguageVersion, RuleDevice } from '@/codes'
import type { Locale } from '@/i18n/locales'

/** The data of a page, on the web and in the editor's preview. */
export type HostedPage = {
  document: CodeDocument
  /** The requested language; if the page lacks it, the main one is shown. */
  locale: Locale
  files: readonly CodeFileView[]
  /** Undefined until the code is created; links that need it are omitted. */
  slug?: string | undefined
  /** The visitor's device, if known. */
  device?: RuleDevice | null | undefined
  /** The visitor's language with a region, for dates; if undefined, that of the language. */
  regionalLocale?: string | undefined
  /** The time for which files are selected; if undefined, those of all hours are shown. */
  atMs?: number | undefined
}

/** One language of a page, with what it inherits from the main one. */
export type ShownPage = Omit<HostedPage, 'files'> & {
  version: LanguageVersion
  /** The language of the owner's text; labels are in the visitor's language. */
  lang: string
  files: readonly ShownFile[]
  /** The files of all languages. */
  allFiles: readonly CodeFileView[]
}

export type ShownFile = CodeFileView & { role: FileRole; caption: string }
