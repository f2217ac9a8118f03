import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { formAddress } from '@/cms/admin/translation/form-address'
import { connectionOf } from '@/cms/hooks/connection-of'
import { getTarget } from '@/cms/publication/target'
import { defaultLocale, type Locale, locales } from '@/i18n/locales'
import { describeFailure } from './failure'
import type { ShownChange } from './list-scheduled-changes'

export type CalendarFilter = {
  /** Such as `2026-11`. */
  month: string
  locale: Locale | undefined
  /** Slug of a collection or global. */
  entity: string | undefined
}

/** Largest number of changes in a month that are shown, and of failed ones. */
const maxChanges = 500
/** Time zones are up to 14 hours from Greenwich. */
const zoneHours = 14

type Row = Pick<
  ShownChange,
  'action' | 'at' | 'document' | 'id' | 'locale' | 'state' | 'target'
> & {
  failure: unknown
  title: string | null
  user: string | null
}

/**
 * Finds the scheduled changes of a month, in whatever time zone the reader is, and the failed ones of
 * all months.
 *
 * @param nameGlobal returns the name of a global
 */
export async function findCalendar(
  { month, locale, entity }: CalendarFilter,
  req: PayloadRequest,
  nameGlobal: (slug: string) => string | null | undefined,
): Promise<{ changes: ShownChange[]; hasMore: boolean }> {
  const first = `${month}-01`
  const margin = sql`make_interval(hours => ${zoneHours})`
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select change.id, change.action, to_json(change.at) #>> '{}' as at, change.locale, change.state,
      change.target, change.document, change.failure, known.title, users.name as user
    from scheduled_changes change
    left join translation_states known on known.entity = change.target
      and known.document_id = coalesce(change.document, '') and known.locale = ${defaultLocale}
    left join users on users.id = change.user_id
    where (change.state = 'failed' or (
        change.at >= ${first}::date::timestamp at time zone 'utc' - ${margin}
        and change.at < (${first}::date + interval '1 month') at time zone 'utc' + ${margin}))
      and (${locale ?? null}::text is null or change.locale::text = ${locale ?? null})
      and (${entity ?? null}::text is null or change.target = ${entity ?? null})
    order by change.at, change.id
    limit ${maxChanges + 1}`)
  const found = (rows as Row[]).slice(0, maxChanges)
  const rights = new Map<string, Promise<boolean>>()
  const mayPublish = (target: string, document: string | null, own: Locale) => {
    const key = `${target} ${document} ${own}`
    const right = rights.get(key) ?? getTarget(req, target, document).mayPublish(own)
    rights.set(key, right)
    return right
  }
  const { language } = req.i18n
  const changes = await Promise.all(
    found.map(async ({ failure, title, user, ...change }): Promise<ShownChange> => {
      const { target, document = null, locale: own, state } = change
      return {
        ...change,
        title: (document === null && nameGlobal(target)) || title || target,
        url: formAddress(target, document ?? '', own, null),
        languageName: locales.find(({ code }) => code === own)?.name ?? own,
        scheduledBy: user ?? labelFor(language, 'schedule.deletedAccount'),
        failure: state === 'failed' ? describeFailure(failure, language) : '',
        mayCancel: state !== 'done' && (await mayPublish(target, document, own)),
      }
    }),
  )
  return { changes, hasMore: rows.length > maxChanges }
}
