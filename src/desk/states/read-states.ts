import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '../documents/connection-of'
import type { Entity } from '../documents/entity'
import { languageCodes } from '../languages'
import type { LocaleState } from './compute-states'
import { type ShownTranslationState, shownTranslations } from './find-translations'

/** The state of a language without the hashes of its texts. */
export type ShownState = Omit<LocaleState, 'sources' | 'state'> & {
  state: ShownTranslationState
}

/** The text that reads the states, without their sources. */
const shownColumns = sql.raw(
  'locale, shown as state, total, missing, outdated, first_path as "firstPath"',
)

/** Reads the states of the languages of a document. */
export async function readTranslationStates(
  { slug, id }: Entity,
  req: PayloadRequest,
): Promise<ShownState[]> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select ${shownColumns} from (${shownTranslations()}) own
    where entity = ${slug} and document_id = ${id}`)
  return (rows as ShownState[]).toSorted(
    (a, b) => languageCodes().indexOf(a.locale) - languageCodes().indexOf(b.locale),
  )
}
