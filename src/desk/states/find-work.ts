import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '../documents/connection-of'
import type { DeskLocale } from '../languages'
import { type ShownTranslationState, shownTranslations } from './find-translations'

export const openStates = ['outdated', 'incomplete', 'missing'] as const
export type OpenState = Extract<ShownTranslationState, (typeof openStates)[number]>

/** A document whose texts are missing or outdated in a language. */
export type TranslationTask = {
  entity: string
  /** '' for a global. */
  id: string
  locale: DeskLocale
  title: string
  state: OpenState
  missing: number
  outdated: number
  firstPath: string | null
}

/** Work in a language: the newest tasks, and the number of all by state. */
export type LanguageWork = {
  locale: DeskLocale
  tasks: TranslationTask[]
  counts: Partial<Record<OpenState, number>>
}

/**
 * Finds what there is to translate into some languages, the newest first.
 *
 * @param options.since only tasks that grew after this time; the counts are of all
 * @param options.limit the maximum number of tasks for each language
 */
export async function findWork(
  languages: readonly DeskLocale[],
  req: PayloadRequest,
  { since, limit }: { since?: Date | undefined; limit: number },
): Promise<LanguageWork[]> {
  const connection = await connectionOf(req)
  const open = sql`shown in ('missing', 'incomplete', 'outdated')`
  const isNew = since ? sql`and work_added_at > ${since.toISOString()}::timestamptz` : sql``
  const { rows } = await connection.execute(sql`
    select task.* from unnest(${sql.param(languages)}::text[]) as language cross join lateral (
      select entity, document_id as id, locale, title, shown as state, missing, outdated,
        first_path as "firstPath"
      from (${shownTranslations()}) own where locale = language::_locales and ${open} ${isNew}
      order by work_added_at desc limit ${limit}) task`)
  const counted = await connection.execute(sql`
    select locale, shown as state, count(*)::int as documents from (${shownTranslations()}) own
    where locale = any(${sql.param(languages)}::_locales[]) and ${open}
    group by locale, shown`)
  return languages.map((locale) => ({
    locale,
    tasks: (rows as TranslationTask[]).filter((task) => task.locale === locale),
    counts: Object.fromEntries(
      counted.rows
        .filter((count) => count.locale === locale)
        .map(({ state, documents }) => [state, documents]),
    ),
  }))
}
