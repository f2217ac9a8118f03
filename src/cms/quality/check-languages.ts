import type { FlattenedField, PayloadRequest } from 'payload'
import type { Locale } from '@/i18n/locales'
import { findDocumentFaults, listReferred } from './check-document'
import type { Finding } from './finding'
import { readContexts } from './read-context'

/**
 * Checks a document in some languages, by default in all.
 *
 * @param doc the document with `locale: 'all'` and depth 0
 */
export async function checkLanguages(
  fields: readonly FlattenedField[],
  doc: object,
  req: PayloadRequest,
  locales?: readonly Locale[],
): Promise<Map<Locale, Finding[]>> {
  const contexts = await readContexts(listReferred({ fields, doc }), req, locales)
  return new Map(
    [...contexts].map(([locale, context]) => [
      locale,
      findDocumentFaults({ fields, doc, locale }, context),
    ]),
  )
}
