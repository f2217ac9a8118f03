import type { TranslationImportResult } from '@/cms/exchange/apply-import'
import type { TranslationImportPreview } from '@/cms/exchange/endpoints'
import type { ReviewedDocument, ReviewedText } from '@/cms/exchange/review-import'

/** A refusal of the server with its message. */
export class TranslationImportRefusal extends Error {}

/** Uploads a file and returns its differences from the documents. */
export const requestPreview = (api: string, file: File): Promise<TranslationImportPreview> =>
  send(`${api}/exchange/preview?${new URLSearchParams({ name: file.name })}`, {
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  })

/** Saves texts of a document as a draft. */
export function requestApply(
  api: string,
  { slug, id, locale }: ReviewedDocument,
  texts: readonly ReviewedText[],
): Promise<TranslationImportResult> {
  const accepted = texts.map(({ key, sourceHash, targetHash, parts }) => ({
    ...{ key, sourceHash, targetHash },
    parts: parts.map(({ id: part, after }) => ({ id: part, after })),
  }))
  return send(`${api}/exchange/apply`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ slug, id, locale, texts: accepted }),
  })
}

async function send<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(url, { ...init, method: 'POST', credentials: 'include' })
  if (answer.ok) return answer.json() as Promise<Answer>
  const { errors } = await answer.json().catch(() => ({}))
  throw new TranslationImportRefusal(errors?.[0]?.message ?? '')
}
