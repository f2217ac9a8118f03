import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/cms/hooks/connection-of'
import type { Locale } from '@/i18n/locales'
import type { TranslationState } from './compute-states'

/** A translated text that waits for its time is `scheduled` instead of `draft`. */
export type ShownTranslationState = TranslationState | 'scheduled'

export const shownStates = [
  'missing',
  'incomplete',
  'outdated',
  'draft',
  'scheduled',
  'published',
] as const satisfies readonly ShownTranslationState[]

export type TranslationFilter = {
  /** Slug of a collection or global. */
  entity?: string | undefined
  locale?: Locale | undefined
  state?: ShownTranslationState | undefined
  /** Id of the user to whom the document is assigned, in the language if there is one. */
  assignee?: string | undefined
  /** Words of the English title. */
  words?: string | undefined
  /** From 1. */
  page: number
}

export type TranslatedDocument = {
  entity: string
  /** '' for a global. */
  id: string
  title: string
  states: {
    locale: Locale
    state: ShownTranslationState
    missing: number
    outdated: number
    firstPath: string | null
  }[]
}

export type TranslationCount = { locale: Locale; state: ShownTranslationState; documents: number }

export const documentsPerPage = 50

/** The states that are shown, with those that wait for their time. */
export const shownTranslations = sql.raw(`
  select known.*, case when state = 'draft' and exists (
      select from scheduled_changes change
      where change.target = entity and coalesce(change.document, '') = document_id
        and change.locale::text = known.locale::text
        and change.state = 'waiting' and change.action = 'publish'
    ) then 'scheduled' else state end as shown
  from translation_states known`)

/** Reads a page of documents with the states of their languages, last changed first. */
export async function findTranslations(
  filter: TranslationFilter,
  req: PayloadRequest,
): Promise<{ documents: TranslatedDocument[]; hasMore: boolean }> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    with page as (
      select entity, document_id, title, edited_at from translation_states document
      where locale = 'en' and ${sql.join(listConditions(filter), sql` and `)}
      order by edited_at desc, document_id desc
      limit ${documentsPerPage + 1} offset ${(filter.page - 1) * documentsPerPage}
    )
    select page.entity, page.document_id as id, page.title, jsonb_agg(jsonb_build_object(
        'locale', own.locale, 'state', own.shown, 'missing', own.missing,
        'outdated', own.outdated, 'firstPath', own.first_path)) as states
    from page join (${shownTranslations}) own using (entity, document_id)
    group by page.entity, page.document_id, page.title, page.edited_at
    order by page.edited_at desc, page.document_id desc`)
  const documents = rows as TranslatedDocument[]
  return {
    documents: documents.slice(0, documentsPerPage),
    hasMore: documents.length > documentsPerPage,
  }
}

function listConditions({ entity, locale, state, assignee, words }: TranslationFilter): SQL[] {
  const conditions = [sql`true`]
  if (entity) conditions.push(sql`entity = ${entity}`)
  for (const word of words?.split(/\s+/).filter(Boolean).slice(0, 8) ?? [])
    conditions.push(sql`strpos(title_words, fold_search_text(${word})) > 0`)
  if (locale || state) {
    const ofState = state ? sql` and own.shown = ${state}` : sql``
    const ofLocale = locale ? sql` and own.locale = ${locale}` : sql` and own.locale <> 'en'`
    conditions.push(sql`exists (select from (${shownTranslations}) own
      where own.entity = document.entity and own.document_id = document.document_id
        ${ofLocale}${ofState})`)
  }
  if (assignee)
    conditions.push(sql`exists (select from translation_work work
      where work.entity = document.entity and work.document_id = document.document_id
        and work.assignee::text = ${assignee} ${locale ? sql`and work.locale = ${locale}` : sql``})`)
  return conditions
}

/** Counts the documents of a kind, or of all, by language and state. */
export async function countTranslations(
  entity: string | undefined,
  req: PayloadRequest,
): Promise<TranslationCount[]> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select locale, shown as state, count(*)::int as documents
    from (${shownTranslations}) own ${entity ? sql`where entity = ${entity}` : sql``}
    group by locale, shown`)
  return rows as TranslationCount[]
}

/** Reads the states of some documents of a collection, for its list. */
export async function readListedStates(
  entity: string,
  ids: readonly string[],
  req: PayloadRequest,
): Promise<Pick<TranslatedDocument, 'id' | 'states'>[]> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select document_id as id, jsonb_agg(jsonb_build_object('locale', locale, 'state', shown,
      'missing', missing, 'outdated', outdated, 'firstPath', first_path)) as states
    from (${shownTranslations}) own
    where entity = ${entity} and document_id = any(${sql.param(ids)}::text[])
    group by document_id`)
  return rows as Pick<TranslatedDocument, 'id' | 'states'>[]
}
