import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { listKinds, nameDocument } from '../../admin/states/list-kinds'
import { connectionOf } from '../../documents/connection-of'
import type { Entity } from '../../documents/entity'
import { getTarget } from '../../documents/target'
import { type DeskLocale, languageCodes } from '../../languages'
import { source } from '../find-translations'
import {
  type BulkActionName,
  type BulkOptions,
  type BulkOutcome,
  bulkActions,
} from './bulk-actions'
import { describeRefusal } from './describe-refusal'

/** What became of a document in a language; `reason` is in the language of the user. */
export type BulkResult = Entity & {
  title: string
  locale: DeskLocale
  outcome: BulkOutcome | 'refused'
  reason?: string
}

/**
 * Runs an action on documents in some languages, English first. Each document and language is a
 * change of its own: a refusal does not prevent the others.
 */
export async function runBulkAction(
  name: BulkActionName,
  documents: readonly Entity[],
  wanted: readonly DeskLocale[],
  req: PayloadRequest,
  options: BulkOptions,
): Promise<BulkResult[]> {
  const locales = languageCodes().filter((code) => wanted.includes(code))
  const titles = await findTitles(documents, req)
  const results: BulkResult[] = []
  for (const { slug, id } of documents) {
    const title = titles.get(`${slug} ${id}`)
    for (const locale of locales) {
      const result = { slug, id, locale, title: title ?? id }
      if (title === undefined) {
        results.push({ ...result, outcome: 'refused', reason: req.t('error:notFound') })
        continue
      }
      const target = getTarget(req, slug, id || null)
      try {
        results.push({ ...result, outcome: await bulkActions[name](target, locale, req, options) })
      } catch (cause) {
        const reason = await describeRefusal(cause, target, req)
        results.push({ ...result, outcome: 'refused', reason })
      }
    }
  }
  return results
}

/**
 * Finds the titles of the documents that exist. Ids of others may have any form, which a query of
 * their collection would refuse.
 */
async function findTitles(
  documents: readonly Entity[],
  req: PayloadRequest,
): Promise<ReadonlyMap<string, string>> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select entity, document_id as id, title from translation_states
    where locale = ${source()} and document_id = any(${sql.param(documents.map(({ id }) => id))}::text[])`)
  const kinds = listKinds(req)
  return new Map(
    rows.map(({ entity, id, title }) => [
      `${entity} ${id}`,
      nameDocument(kinds, String(entity), String(id), String(title)),
    ]),
  )
}
