import type { Locale } from '@/i18n/locales'
import { isHostedType } from '@/qr/content/content-types'
import type { PageDraft } from '@/qr/content/page-content'
import { type CodeDocument, defaultPageStyle, type LanguageVersion } from './code-document'

/** Returns the values of a form as a document with one language and no rules. */
export function newDocument({ type, ...fields }: PageDraft, locale: Locale): CodeDocument {
  // The editor offers no dynamic codes of the other types.
  if (!isHostedType(type)) throw new Error(`Codes of the type ${type} are static`)
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
