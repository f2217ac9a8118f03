import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { queueMail } from '@/cms/mail/queue-mail'
import { listKinds } from '@/desk/admin/states/list-kinds'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { noticeColumns, type WorkflowNotice } from './notices'
import { writeNoticeMail } from './write-notice-mail'

const usersPerRound = 200
/** Notices in a mail; the dashboard has the others. */
const noticesPerMail = 30
/** Older notices are not mailed, for example after emails were turned on. */
const mailedDays = 7

type Recipient = { id: string; email: string; name: string; language: Locale | null }

/**
 * Mails unread notices to the users who want emails: all new ones of a user in one mail. Returns the
 * number of mails.
 */
export async function sendNoticeMails(payload: Payload, signal?: AbortSignal): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select id, email, name, digest_language as language from users
    where workflow_mail and exists (select from staff_notices notice
      where user_id = users.id and ${isDue})
    limit ${usersPerRound}`)
  for (const user of rows as Recipient[]) {
    signal?.throwIfAborted()
    await sendNotices(payload, user)
  }
  return rows.length
}

const isDue = sql`notice.read_at is null and notice.mailed_at is null
  and notice.created_at > now() - make_interval(days => ${mailedDays})`

async function sendNotices(payload: Payload, user: Recipient): Promise<void> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select ${noticeColumns}
    where notice.user_id = ${user.id} and ${isDue} order by notice.created_at limit 1000`)
  const notices = rows as WorkflowNotice[]
  if (notices.length === 0) {
    // Those of documents that are gone.
    await payload.db.drizzle.execute(sql`
      update staff_notices notice set mailed_at = now() where user_id = ${user.id} and ${isDue}`)
    return
  }
  const names = await readNames(payload)
  const language = user.language ?? defaultLocale
  const req = await createLocalReq({}, payload)
  const kinds = listKinds({ ...req, i18n: { ...req.i18n, language } })
  const mail = writeNoticeMail(notices.slice(0, noticesPerMail), { kinds, names, language })
  const claim = sql`
    update staff_notices set mailed_at = now()
    where id = any(${sql.param(notices.map(({ id }) => id))}::uuid[]) and mailed_at is null
    returning id`
  await queueMail(payload, { kind: 'workflow', to: user.email, ...mail }, claim)
}

async function readNames(payload: Payload): Promise<Map<string, string>> {
  const { rows } = await payload.db.drizzle.execute(sql`select id, name from users limit 1000`)
  return new Map(rows.map(({ id, name }) => [String(id), String(name)]))
}
