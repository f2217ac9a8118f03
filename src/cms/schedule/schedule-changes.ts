import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  commitTransaction,
  Forbidden,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { type LabelKey, labelFor } from '@/cms/admin/label'
import { publishedIn } from '@/cms/published-in'
import { lockDocument } from '@/cms/revision/lock-document'
import { recordActivity } from '@/cms/workflow/activity/record-activity'
import { findUntranslatedTexts } from '@/desk/documents/all-locales'
import { connectionOf } from '@/desk/documents/connection-of'
import type { PublicationTarget } from '@/desk/documents/publication-target'
import { getTarget } from '@/desk/documents/target'
import { type Locale, localeCodes, locales } from '@/i18n/locales'
import { findDateAhead } from './publication-date'

export type Action = 'publish' | 'unpublish'

/** Without `at`, an article is published at its publication date. */
type Wish = { action: Action; locales: readonly Locale[]; at?: Date }

/**
 * Schedules a change of a document in several languages, or refuses all of them with the reason in
 * the user's language. A change replaces an earlier one of the same kind, also a failed one.
 */
export async function scheduleChanges(
  req: PayloadRequest,
  { slug, id }: Pick<PublicationTarget, 'id' | 'slug'>,
  { action, ...wish }: Wish,
): Promise<void> {
  const target = getTarget(req, slug, id)
  const isOurs = await initTransaction(req)
  try {
    await lockDocument(slug, id ?? '', req)
    // English first, in the order of publication.
    for (const locale of localeCodes.filter((code) => wish.locales.includes(code))) {
      if (!(await target.mayPublish(locale))) throw new Forbidden(req.t)
      const at =
        action === 'publish'
          ? await checkPublication(req, target, locale, wish.at)
          : await checkUnpublication(req, target, locale, wish.at)
      const connection = await connectionOf(req)
      await connection.execute(sql`
        delete from scheduled_changes
        where target = ${slug} and document is not distinct from ${id}
          and locale = ${locale} and action = ${action} and state <> 'done'`)
      await req.payload.create({
        collection: 'scheduled-changes',
        data: {
          target: slug,
          document: id,
          locale,
          action,
          at: at.toISOString(),
          byDate: wish.at === undefined,
          user: req.user?.id,
          state: 'waiting',
        },
        depth: 0,
        req: { transactionID: req.transactionID },
      })
      const recorded = action === 'publish' ? 'scheduled' : 'scheduledUnpublication'
      const details = { at: at.toISOString() }
      await recordActivity({ slug, id: id ?? '' }, { action: recorded, locale, details }, req)
    }
    if (isOurs) await commitTransaction(req)
  } catch (cause) {
    await killTransaction(req)
    throw cause
  }
}

/** Returns the time of the publication. */
async function checkPublication(
  req: PayloadRequest,
  target: PublicationTarget,
  locale: Locale,
  wanted: Date | undefined,
): Promise<Date> {
  const { language } = req.i18n
  const isPost = target.slug === 'posts' && target.id !== null
  const date = isPost ? await findDateAhead(req, target.id, locale) : undefined
  const at = checkTime(req, wanted ?? date)
  if (date && at < date) throwRefusal(req, 'schedule.beforeDate')
  const draft = await target.read(true)
  const { missing } = findUntranslatedTexts(target.config.flattenedFields, draft, locale, language)
  if (missing.length > 0) {
    const names = missing.map(({ label }) => label).join(', ')
    throwRefusal(req, 'schedule.incomplete', `${nameOf(locale)} (${names})`)
  }
  await tryPublication(req, target, locale)
  return at
}

function checkTime(req: PayloadRequest, at: Date | undefined): Date {
  if (!at || Number.isNaN(at.getTime())) throwRefusal(req, 'schedule.noDate')
  if (at.getTime() <= Date.now()) throwRefusal(req, 'schedule.past')
  return at
}

/** Publishes and rolls back, to run every check of a publication. */
async function tryPublication(
  req: PayloadRequest,
  target: PublicationTarget,
  locale: Locale,
): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`savepoint before_trial`)
  const { context } = req
  req.context = { ...context, triesPublication: true }
  try {
    await target.publish(locale)
  } finally {
    req.context = context
  }
  await connection.execute(sql`rollback to savepoint before_trial`)
}

async function checkUnpublication(
  req: PayloadRequest,
  target: PublicationTarget,
  locale: Locale,
  wanted: Date | undefined,
): Promise<Date> {
  const at = checkTime(req, wanted)
  if (publishedIn(await target.read(false)).includes(locale)) return at
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select from scheduled_changes
    where target = ${target.slug} and document is not distinct from ${target.id}
      and locale = ${locale} and action = 'publish' and state = 'waiting'
      and at < ${at.toISOString()}::timestamptz`)
  if (rows.length === 0) throwRefusal(req, 'schedule.notPublished', nameOf(locale))
  return at
}

const nameOf = (locale: Locale) => locales.find(({ code }) => code === locale)?.name ?? locale

export function throwRefusal(req: PayloadRequest, key: LabelKey, details = ''): never {
  const message = `${labelFor(req.i18n.language, key)} ${details}`.trim()
  throw new APIError(message, 422, null, true)
}
