import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { buildSearchTerms } from './search-terms'

/** Maximum number of results. */
const maxIds = 5000

/**
 * Returns the ids of the documents whose newest draft contains all words of a query, in the
 * language of the request or, without a text in that language, in English.
 */
export async function findDrafts(question: string, req: PayloadRequest): Promise<string[]> {
  const connection = await connectionOf(req)
  const [folded] = (await connection.execute(sql`select fold_search_text(${question}) as words`))
    .rows as { words: string }[]
  const terms = buildSearchTerms(folded?.words ?? '')
  if (!terms) return []
  const locale = isLocale(req.locale) ? req.locale : defaultLocale
  const array = (texts: readonly string[]) =>
    sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`
  const { rows } = await connection.execute(sql`
    select document_id as id from draft_search as found
    where grams @> ${array(terms.grams)} and ' ' || words like all (${array(terms.patterns)})
      and (locale = ${locale} or locale = ${defaultLocale} and not exists (
        select from draft_search as translated
        where translated.document_id = found.document_id and translated.locale = ${locale}
          and translated.words <> ''))
    limit ${maxIds}`)
  return (rows as { id: string }[]).map(({ id }) => id)
}
