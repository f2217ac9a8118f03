import type { Locale } from '@/i18n/locales'
import type { PageDraft } from '@/qr/content/page-content'
import { type CodeDocument, defaultPageLook, type LanguageVersion } from './code-document'

/** What a form was filled in with, as a document of one language that has no rules yet. */
export function newDocument({ type, ...fields }: PageDraft, locale: Locale): CodeDocument {
  return {
    version: 1,
    type,
    mainLocale: locale,
    languages: { [locale]: { ...blankVersion, fields } },
    look: defaultPageLook,
    rules: null,
  }
}

/** A language version that says nothing yet. */
export const blankVersion: LanguageVersion = {
  fields: {},
  title: '',
  description: '',
  buttons: [],
  files: [],
}
