import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '../documents/connection-of'
import type { Entity } from '../documents/entity'
import { type DeskLocale, sourceLocale } from '../languages'
import { desk } from '../options'
import type { TranslationState } from './compute-states'
import type { WorkStep } from './work-steps'

/**
 * The states that people see, everywhere the same. A text that waits for its time is `scheduled` instead
 * of `draft`. English is `ready` for translation once it is approved; what is to be translated before
 * is `waiting` and nobody's work.
 */
export type ShownTranslationState = (typeof shownStates)[number]

export const shownStates = [
  'missing',
  'incomplete',
  'outdated',
  'waiting',
  'draft',
  'ready',
  'scheduled',
  'published',
] as const satisfies readonly (TranslationState | 'ready' | 'scheduled' | 'waiting')[]

export type TranslationFilter = {
  /** Slug of a collection or global. */
  entity?: string | undefined
  locale?: DeskLocale | undefined
  state?: ShownTranslationState | undefined
  /**
   * Id of the user to whom the document is assigned, in the language if there is one, or `none` for
   * documents that are assigned to no one.
   */
  assignee?: string | undefined
  /** How far the work on the language is, or on one of the languages. */
  step?: WorkStep | undefined
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
    locale: DeskLocale
    state: ShownTranslationState
    missing: number
    outdated: number
    firstPath: string | null
    /** Name of the user to whom the language is assigned. */
    assignee?: string | null
    /** How far the work is; null or missing if there has been none. */
    step?: WorkStep | null
  }[]
}

export type TranslationCount = {
  locale: DeskLocale
  state: ShownTranslationState
  documents: number
}

export const documentsPerPage = 50

/** Value of the filter for documents that are assigned to no one. */
export const unassigned = 'none'

/** Pictures have lists of their own. */
const isNoPicture = (entity: SQL) => sql`${entity} <> ${desk().pictures ?? ''}`

/** The source language, as a constant that partial indexes know. */
export const source = () => sql.raw(`'${sourceLocale()}'`)

/**
 * The states that are shown, the one source for lists, counts, panels and emails. Pictures have lists of
 * their own. English is ready for translation if it is approved, and if it is public where the workflow
 * says so.
 */
export const shownTranslations = () => sql`
  select known.*, case
      when known.state in ('draft', 'changed') and (
        known.entity, known.document_id, known.locale::text
      ) in (
        select entity, document_id, locale::text from (${desk().scheduled}) scheduled
      ) then 'scheduled'
      when known.locale = ${source()} and known.state <> 'published'
        then case source.step when 'approved' then 'ready' else 'draft' end
      when known.state in ('missing', 'incomplete', 'outdated')
        and coalesce(source.step, case english.state when 'published' then 'approved' end)
          is distinct from 'approved'
        and (english.state not in ('published', 'changed') or not (${desk().publishedIsReady}))
        then 'waiting'
      else known.state
    end as shown
  from translation_states known
    left join translation_states english on english.entity = known.entity
      and english.document_id = known.document_id and english.locale = ${source()}
    left join (${desk().work}) source on source.entity = known.entity
      and source.document_id = known.document_id and source.locale = ${source()}
  where ${isNoPicture(sql`known.entity`)}`

/**
 * Reads a page of documents with the states of their languages, last changed first, and the number of
 * documents on all pages.
 */
export async function findTranslations(
  filter: TranslationFilter,
  req: PayloadRequest,
): Promise<{ documents: TranslatedDocument[]; total: number }> {
  const connection = await connectionOf(req)
  const [{ rows }, total] = await Promise.all([
    connection.execute(sql`
      with page as (
        select entity, document_id, title, edited_at from translation_states document
        where ${matching(filter)}
        order by edited_at desc, document_id desc
        limit ${documentsPerPage} offset ${(filter.page - 1) * documentsPerPage}
      )
      select page.entity, page.document_id as id, page.title, jsonb_agg(jsonb_build_object(
          'locale', own.locale, 'state', own.shown, 'missing', own.missing,
          'outdated', own.outdated, 'firstPath', own.first_path, 'assignee', work.name,
          'step', work.step)) as states
      from page join (${shownTranslations()}) own using (entity, document_id)
        left join (${desk().work}) work using (entity, document_id, locale)
      group by page.entity, page.document_id, page.title, page.edited_at
      order by page.edited_at desc, page.document_id desc`),
    countMatches(filter, req),
  ])
  return { documents: rows as TranslatedDocument[], total }
}

async function countMatches(filter: TranslationFilter, req: PayloadRequest): Promise<number> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select count(*)::int as total from translation_states document where ${matching(filter)}`)
  return Number(rows[0]?.total)
}

/** Lists the documents that match a filter, up to a number. */
export async function listMatches(
  filter: TranslationFilter,
  limit: number,
  req: PayloadRequest,
): Promise<Entity[]> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select entity as slug, document_id as id from translation_states document
    where ${matching(filter)} order by edited_at desc, document_id desc limit ${limit}`)
  return rows as Entity[]
}

const matching = (filter: TranslationFilter) =>
  sql`locale = ${source()} and ${isNoPicture(sql`entity`)} and ${sql.join(listConditions(filter), sql` and `)}`

function listConditions({
  entity,
  locale,
  state,
  assignee,
  step,
  words,
}: TranslationFilter): SQL[] {
  const conditions = [sql`true`]
  if (entity) conditions.push(sql`entity = ${entity}`)
  for (const word of words?.split(/\s+/).filter(Boolean).slice(0, 8) ?? [])
    conditions.push(sql`strpos(title_words, fold_search_text(${word})) > 0`)
  if (locale || state) {
    const ofState = state ? sql` and own.shown = ${state}` : sql``
    const ofLocale = locale ? sql` and own.locale = ${locale}` : sql` and own.locale <> ${source()}`
    conditions.push(sql`exists (select from (${shownTranslations()}) own
      where own.entity = document.entity and own.document_id = document.document_id
        ${ofLocale}${ofState})`)
  }
  if (assignee) conditions.push(isAssigned(assignee, locale))
  if (step) conditions.push(isAtStep(step, locale))
  return conditions
}

/** Without work a translation is to do, or approved if readers see it. */
function isAtStep(step: WorkStep, locale: DeskLocale | undefined): SQL {
  const ofLocale = locale ? sql`and own.locale = ${locale}` : sql``
  return sql`exists (select from translation_states own
    left join (${desk().work}) work on work.entity = own.entity
      and work.document_id = own.document_id and work.locale = own.locale
    where own.entity = document.entity and own.document_id = document.document_id
      and coalesce(work.step, case own.state when 'published' then 'approved' else 'todo' end)
        = ${step} ${ofLocale})`
}

function isAssigned(assignee: string, locale: DeskLocale | undefined): SQL {
  const wanted =
    assignee === unassigned
      ? sql`work.assignee is not null`
      : sql`work.assignee::text = ${assignee}`
  const ofLocale = locale ? sql`and work.locale = ${locale}` : sql``
  const isFound = sql`exists (select from (${desk().work}) work
    where work.entity = document.entity and work.document_id = document.document_id
      and ${wanted} ${ofLocale})`
  return assignee === unassigned ? sql`not ${isFound}` : isFound
}

/**
 * Counts the documents by language and state. The language and the state of the filter are not used:
 * the counts lead to them.
 */
export async function countTranslations(
  { entity, assignee, step, words }: Partial<TranslationFilter>,
  req: PayloadRequest,
): Promise<TranslationCount[]> {
  const connection = await connectionOf(req)
  const ofEntity = entity ? sql`and own.entity = ${entity}` : sql``
  const ofDocument =
    assignee || step || words
      ? sql`and exists (select from translation_states document
          where document.entity = own.entity and document.document_id = own.document_id
            and ${matching({ entity, assignee, step, words, page: 1 })})`
      : sql``
  const { rows } = await connection.execute(sql`
    select locale, shown as state, count(*)::int as documents from (${shownTranslations()}) own
    where true ${ofEntity} ${ofDocument} group by locale, shown`)
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
    from (${shownTranslations()}) own
    where entity = ${entity} and document_id = any(${sql.param(ids)}::text[])
    group by document_id`)
  return rows as Pick<TranslatedDocument, 'id' | 'states'>[]
}
