import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionConfig, type PayloadRequest } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { connectionOf } from '@/desk/documents/connection-of'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { findDateAhead } from './publication-date'
import { scheduleChanges } from './schedule-changes'

type Args = {
  data?: { _status?: unknown; publishedAt?: unknown }
  id?: string
  publishSpecificLocale?: string
}

/**
 * Exempts operations of the server without a user, such as the seed, which publish regardless of
 * the date.
 */
const isExempt = ({ context, user }: PayloadRequest) => !user || Boolean(context.triesPublication)

/**
 * Prevents the publication of articles before their date: publishing an article with a future date
 * saves a draft and schedules the publication for that date. A change of the date reschedules it.
 */
export const dateHooks = {
  beforeOperation: [
    async ({ args, operation, req }) => {
      if (operation !== 'create' && operation !== 'update') return
      delete req.context.isDateAhead
      const { data, id, publishSpecificLocale }: Args = args as Args
      const locale = publishSpecificLocale ?? req.locale
      if (isExempt(req) || data?._status !== 'published' || !isLocale(locale)) return
      // In bulk updates, `beforeChange` refuses documents with a future date.
      if (operation === 'update' && id === undefined) return
      if (!(await findDateAhead(req, id, locale, data.publishedAt))) return
      req.locale = locale
      req.context.isDateAhead = true
      const draft = { draft: true, data: { ...data, _status: 'draft' } }
      Object.assign(args as object, { ...draft, publishSpecificLocale: undefined })
    },
  ],
  beforeChange: [
    async ({ data, originalDoc, req }) => {
      if (isExempt(req) || data._status !== 'published') return
      if (!(await findDateAhead(req, originalDoc?.id, req.locale as Locale, data.publishedAt)))
        return
      throw new APIError(labelFor(req.i18n.language, 'schedule.dateAhead'), 422, null, true)
    },
  ],
  afterChange: [
    async ({ doc, operation, previousDoc, req }) => {
      if (isExempt(req)) return
      const { isDateAhead } = req.context
      if (operation === 'update' && req.locale === defaultLocale)
        await moveWithDate(req, doc.id, previousDoc.publishedAt, doc.publishedAt)
      if (!isDateAhead) return
      const locales = [req.locale as Locale]
      await scheduleChanges(req, { slug: 'posts', id: doc.id }, { action: 'publish', locales })
    },
  ],
} satisfies CollectionConfig['hooks']

/** Moves the scheduled publication with the date; a removed or past date cancels it. */
async function moveWithDate(
  req: PayloadRequest,
  id: string,
  before: string | null | undefined,
  after: string | null | undefined,
): Promise<void> {
  const at = Date.parse(after ?? '')
  if (at === Date.parse(before ?? '') || (!after && !before)) return
  const connection = await connectionOf(req)
  const moved = sql`target = 'posts' and document = ${id} and by_date and state = 'waiting'`
  await connection.execute(
    at > Date.now()
      ? sql`update scheduled_changes set at = ${new Date(at).toISOString()}::timestamptz where ${moved}`
      : sql`delete from scheduled_changes where ${moved}`,
  )
}
