import { sql } from '@payloadcms/db-postgres'
import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { runSoon } from '@/cms/jobs/run-soon'
import { recordActivity } from '@/cms/workflow/activity/record-activity'
import { isValues } from '@/desk/documents/row-fields'
import { getRouteTarget, getTarget } from '@/desk/documents/target'
import { isLocale } from '@/i18n/locales'
import type { ScheduledChange } from '@/payload-types'
import type { ShownChange } from './find-changes'
import { listScheduledChanges } from './list-scheduled-changes'
import { findDateAhead } from './publication-date'
import { scheduleChanges, throwRefusal } from './schedule-changes'

function endpoints(path: string) {
  const get: Omit<Endpoint, 'root'> = {
    path,
    method: 'get',
    handler: async (req) => {
      if (!isStaff({ req })) throw new Forbidden(req.t)
      return answer(req)
    },
  }
  const post: Omit<Endpoint, 'root'> = {
    path,
    method: 'post',
    handler: async (req) => {
      if (!isStaff({ req })) throw new Forbidden(req.t)
      const body: unknown = await req.json?.()
      const wish = isValues(body) ? body : {}
      const { action, locales } = wish
      if (action !== 'publish' && action !== 'unpublish')
        throw new APIError(req.t('error:missingRequiredData'), 400)
      if (!Array.isArray(locales) || locales.length === 0 || !locales.every(isLocale))
        throwRefusal(req, 'schedule.noLanguage')
      const at = wish.at === undefined ? undefined : new Date(String(wish.at))
      await scheduleChanges(req, getRouteTarget(req), { action, locales, at })
      return answer(req)
    },
  }
  return [get, post]
}

/**
 * `GET` lists the scheduled changes of a document, `POST {action, locales, at}` schedules one.
 * Without `at`, an article is scheduled for its publication date.
 */
export const collectionSchedule = endpoints('/:id/schedule')
export const globalSchedule = endpoints('/schedule')

/** Returns the change after checking that the user may publish it. */
async function checkChange(req: PayloadRequest): Promise<ScheduledChange> {
  const id = String(req.routeParams?.id)
  const change = await req.payload.findByID({
    collection: 'scheduled-changes',
    id,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const target = getTarget(req, change.target, change.document ?? null)
  if (!(await target.mayPublish(change.locale))) throw new Forbidden(req.t)
  return change
}

export type Schedule = {
  changes: ShownChange[]
  /** Future date on which an article becomes public in this language if it is published now. */
  dateAhead: string | null
}

async function answer(req: PayloadRequest): Promise<Response> {
  const { slug, id } = getRouteTarget(req)
  const changes = await listScheduledChanges(req, { slug, id })
  const date =
    slug === 'posts' && id && isLocale(req.locale)
      ? await findDateAhead(req, id, req.locale)
      : undefined
  return Response.json({
    changes,
    dateAhead: date?.toISOString() ?? null,
  } satisfies Schedule)
}

/** Retries a failed change immediately, with the rights of the user of the request. */
export const retryChange: Omit<Endpoint, 'root'> = {
  path: '/:id/retry',
  method: 'post',
  handler: async (req) => {
    const { id } = await checkChange(req)
    const { rowCount } = await req.payload.db.drizzle.execute(sql`
      update scheduled_changes set state = 'waiting', failure = null, user_id = ${req.user?.id},
        at = ${new Date().toISOString()}::timestamptz, updated_at = now()
      where id = ${id} and state = 'failed'`)
    if (rowCount === 0) throwRefusal(req, 'schedule.alreadyDone')
    await runSoon(req, 'run-scheduled-changes')
    return Response.json({ id })
  },
}

/** Cancels a pending change, or dismisses a failed one. */
export const cancelChange: Omit<Endpoint, 'root'> = {
  path: '/:id',
  method: 'delete',
  handler: async (req) => {
    const { id, locale, target, document, state } = await checkChange(req)
    // Waits for a process that is making the change.
    const { rowCount } = await req.payload.db.drizzle.execute(
      sql`delete from scheduled_changes where id = ${id} and state <> 'done'`,
    )
    if (rowCount === 0) throwRefusal(req, 'schedule.alreadyDone')
    const place = { slug: target, id: document ?? '' }
    if (state === 'waiting') await recordActivity(place, { action: 'cancelled', locale }, req)
    return Response.json({ id })
  },
}
