import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Locale } from '@/i18n/locales'
import type { Finding, FindingKind } from './finding'

export const findingsPerPage = 50

export type QualityFilter = {
  entity?: string | undefined
  locale?: Locale | undefined
  kind?: FindingKind | undefined
  page: number
}

export type ReportedFinding = Finding & {
  entity: string
  id: string
  locale: Locale
  title: string
}

/** A run of the report: its last complete one, or the one that is under way. */
export type QualityRun = { finishedAt: string | null; total: number; checked: number }

/** The newest runs: the one under way, and the complete one whose findings are shown. */
export type QualityRuns = { running?: QualityRun; last?: QualityRun }

export async function readRuns({ db }: Payload): Promise<QualityRuns> {
  const { rows } = await db.drizzle.execute(sql`
    select finished_at as "finishedAt", total, checked from quality_runs order by id desc limit 2`)
  const runs = rows.map(
    ({ finishedAt, total, checked }): QualityRun => ({
      finishedAt: finishedAt ? new Date(String(finishedAt)).toISOString() : null,
      total: Number(total),
      checked: Number(checked),
    }),
  )
  const running = runs.find(({ finishedAt }) => !finishedAt)
  const last = runs.find(({ finishedAt }) => finishedAt)
  return { ...(running && { running }), ...(last && { last }) }
}

const ofLastRun = sql`run = (select max(id) from quality_runs where finished_at is not null)`

export type FindingCount = { locale: Locale; kind: FindingKind; findings: number }

/** Counts the findings of the last report by language and kind. */
export async function countFindings(
  { db }: Payload,
  entity: string | undefined,
): Promise<FindingCount[]> {
  const ofEntity = entity ? sql`and entity = ${entity}` : sql``
  const { rows } = await db.drizzle.execute(sql`
    select locale, kind, count(*)::int as findings from quality_findings
    where ${ofLastRun} ${ofEntity} group by locale, kind`)
  return rows as FindingCount[]
}

/** Finds a page of the findings of the last report. */
export async function findFindings(
  { db }: Payload,
  { entity, locale, kind, page }: QualityFilter,
): Promise<{ findings: ReportedFinding[]; hasMore: boolean }> {
  const conditions = [
    ofLastRun,
    ...(entity ? [sql`entity = ${entity}`] : []),
    ...(locale ? [sql`locale = ${locale}`] : []),
    ...(kind ? [sql`kind = ${kind}`] : []),
  ]
  const { rows } = await db.drizzle.execute(sql`
    select entity, document_id as id, locale, title, kind, path, detail from quality_findings
    where ${sql.join(conditions, sql` and `)}
    order by title, entity, document_id, locale, position
    limit ${findingsPerPage + 1} offset ${(page - 1) * findingsPerPage}`)
  return {
    findings: rows.slice(0, findingsPerPage) as ReportedFinding[],
    hasMore: rows.length > findingsPerPage,
  }
}
