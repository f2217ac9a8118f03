import type { TranslationImportResult } from '@/cms/exchange/apply-import'
import type { ReviewedDocument, ReviewedText } from '@/cms/exchange/review-import'
import { request } from '../requests/request'

/** Saves texts of a document as a draft. */
export function requestApply(
  { slug, id, locale }: ReviewedDocument,
  texts: readonly ReviewedText[],
): Promise<TranslationImportResult> {
  const accepted = texts.map(({ key, sourceHash, targetHash, parts }) => ({
    ...{ key, sourceHash, targetHash },
    parts: parts.map(({ id: part, after }) => ({ id: part, after })),
  }))
  return request('POST /exchange/apply', { body: { slug, id, locale, texts: accepted } })
}
