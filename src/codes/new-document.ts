import type { Locale } from '@/i18n/locales'
import type { PageDraft } from '@/qr/content/page-content'
import { type CodeDocument, defaultPageStyle, type LanguageVersion } from './code-document'

/** Returns the values of a form as a document with one language and no rules. */
export function newDocument({ type, ...fields }: PageDraft, locale: Locale): CodeDocument {
  return {
    version: 1,
    type,
    mainLocale: locale,
    languages: { [locale]: { ...blankVersion, fields } },
    look: defaultPageStyle,
    rules: null,
  }
}

/** An empty language version. */
export const blankVersion: LanguageVersion = {
  fields: {},
  title: '',
  description: '',
  buttons: [],
  files: [],
}
