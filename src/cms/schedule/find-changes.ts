import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { formAddress } from '@/desk/admin/states/form-address'
import { listKinds, nameDocument } from '@/desk/admin/states/list-kinds'
import { connectionOf } from '@/desk/documents/connection-of'
import { getTarget } from '@/desk/documents/target'
import { defaultLocale, type Locale, locales } from '@/i18n/locales'
import type { ScheduledChange } from '@/payload-types'
import { describeFailure } from './failure'

/** A scheduled change as shown in the admin, in the language of the user. */
export type ShownChange = Pick<
  ScheduledChange,
  'action' | 'at' | 'document' | 'id' | 'locale' | 'state' | 'target'
> & {
  title: string
  url: string
  languageName: string
  scheduledBy: string
  /** Reason of a failure; empty for other changes. */
  failure: string
  mayCancel: boolean
}

type Row = Pick<
  ShownChange,
  'action' | 'at' | 'document' | 'id' | 'locale' | 'state' | 'target'
> & {
  failure: unknown
  title: string | null
  user: string | null
}

type Choice = {
  /** On the columns of `change`, a scheduled change. */
  condition: ReturnType<typeof sql>
  limit: number
  isNewestFirst?: boolean
}

/** Finds scheduled changes by time, with the titles of their documents in English. */
export async function findChanges(
  req: PayloadRequest,
  { condition, limit, isNewestFirst = false }: Choice,
): Promise<ShownChange[]> {
  const connection = await connectionOf(req)
  const order = isNewestFirst ? sql`change.at desc` : sql`change.at, change.created_at, change.id`
  const { rows } = await connection.execute(sql`
    select change.id, change.action, change.at, change.locale, change.state,
      change.target, change.document, change.failure, known.title, users.name as user
    from scheduled_changes change
    left join translation_states known on known.entity = change.target
      and known.document_id = coalesce(change.document, '') and known.locale = ${defaultLocale}
    left join users on users.id = change.user_id
    where ${condition} order by ${order} limit ${limit}`)
  const rights = new Map<string, Promise<boolean>>()
  const mayPublish = (target: string, document: string | null, own: Locale) => {
    const key = `${target} ${document} ${own}`
    const right = rights.get(key) ?? getTarget(req, target, document).mayPublish(own)
    rights.set(key, right)
    return right
  }
  const { language } = req.i18n
  const kinds = listKinds(req)
  return Promise.all(
    (rows as Row[]).map(async ({ failure, title, user, ...change }): Promise<ShownChange> => {
      const { at, target, document = null, locale, state } = change
      return {
        ...change,
        at: new Date(at).toISOString(),
        title: nameDocument(kinds, target, document ?? '', title),
        url: formAddress(target, document ?? '', locale, null),
        languageName: locales.find(({ code }) => code === locale)?.name ?? locale,
        scheduledBy: user ?? labelFor(language, 'schedule.deletedAccount'),
        failure: state === 'failed' ? describeFailure(failure, language) : '',
        mayCancel: state !== 'done' && (await mayPublish(target, document, locale)),
      }
    }),
  )
}
