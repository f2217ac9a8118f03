import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import type { WorkStep } from '@/desk/states/work-steps'
import { type Locale, localeCodes } from '@/i18n/locales'
import { mayReview } from './rights'

/** A language of a document that waits for the user. */
export type DeskTask = {
  entity: string
  /** '' for a global. */
  id: string
  locale: Locale
  title: string
  step: WorkStep
  askedBy: string | null
  firstPath: string | null
  updatedAt: string
}

export type Desk = { reviews: DeskTask[]; assigned: DeskTask[] }

/**
 * Finds what waits for the user of the request: texts to review in their languages, and texts assigned
 * to them that are not finished. The longest waiting first.
 */
export async function findDesk(req: PayloadRequest, limit: number): Promise<Desk> {
  if (!req.user) return { reviews: [], assigned: [] }
  const reviewed = localeCodes.filter((locale) => mayReview(locale, req))
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    with task as (
      select work.entity, work.document_id as id, work.locale, work.step, state.title,
        asker.name as "askedBy", state.first_path as "firstPath",
        to_json(work.updated_at) #>> '{}' as "updatedAt",
        work.step = 'in_review' and work.locale::text = any(${sql.param(reviewed)}::text[])
          and work.asked_by is distinct from ${req.user.id}::uuid as "isReview",
        work.assignee = ${req.user.id} and work.step in ('todo', 'in_progress') as "isOwn",
        work.updated_at
      from translation_work work
      join translation_states state on state.entity = work.entity
        and state.document_id = work.document_id and state.locale = work.locale
      left join users asker on asker.id = work.asked_by
      where work.step = 'in_review' or work.assignee = ${req.user.id})
    (select * from task where "isReview" order by updated_at limit ${limit})
    union all
    (select * from task where "isOwn" is true and not "isReview" order by updated_at limit ${limit})`)
  const tasks = rows as (DeskTask & { isReview: boolean })[]
  return {
    reviews: tasks.filter(({ isReview }) => isReview),
    assigned: tasks.filter(({ isReview }) => !isReview),
  }
}
