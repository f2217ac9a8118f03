import type { CodeDocument, FileRole, LanguageVersion } from '@/codes/code-document'
import type { CodeFileView } from '@/codes/code-view'
import type { RuleDevice } from '@/codes/rules'
import type { Locale } from '@/i18n/locales'

/** What a page is shown of: on the web, and next to the form it is written in. */
export type HostedPage = {
  document: CodeDocument
  /** The language it is wanted in; where the page has none of it, its main one is shown. */
  locale: Locale
  files: readonly CodeFileView[]
  /** None as long as the code has not been made; what needs an address is left out then. */
  slug?: string | undefined
  /** What it is read on, where that is known. */
  device?: RuleDevice | null | undefined
}

/** One language of a page, with all it takes from the main one. */
export type ShownPage = Omit<HostedPage, 'files'> & {
  version: LanguageVersion
  /** Of `locale`, for what the owner wrote; what we say around it is in the reader's language. */
  lang: string
  files: readonly ShownFile[]
  /** Those of all languages. */
  allFiles: readonly CodeFileView[]
}

export type ShownFile = CodeFileView & { role: FileRole; caption: string }
