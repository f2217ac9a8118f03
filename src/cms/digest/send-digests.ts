import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { queueMail } from '@/cms/mail/queue-mail'
import { listKinds } from '@/desk/admin/states/list-kinds'
import { findWork } from '@/desk/states/find-work'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { writeDigest } from './write-digest'

/** Digests are due at this hour, in UTC; weekly ones on Mondays. */
const sendingHour = 6
const translatorsPerRound = 200
const tasksPerLanguage = 20

type Due = {
  id: string
  email: string
  language: Locale | null
  sentAt: Date | string | null
  languages: Locale[]
}

/**
 * Mails the digests that are due to translators who have new work. The first one is due as soon as it
 * is turned on, and lists all work. Returns the number of mails.
 */
export async function sendDigests(
  payload: Payload,
  now: Date = new Date(),
  signal?: AbortSignal,
): Promise<number> {
  let sent = 0
  for (const translator of await findDue(payload, now)) {
    signal?.throwIfAborted()
    sent += Number(await sendDigest(payload, translator, now))
  }
  return sent
}

async function findDue(payload: Payload, now: Date): Promise<Due[]> {
  const shifted = sql`${now.toISOString()}::timestamptz at time zone 'utc'
    - make_interval(hours => ${sendingHour})`
  const { rows } = await payload.db.drizzle.execute(sql`
    select id, email, digest_language as language, digest_sent_at as "sentAt",
      array(select value::text from users_languages where parent_id = users.id) as languages
    from users
    where role = 'translator' and translation_digest in ('daily', 'weekly')
      and (digest_sent_at is null or digest_sent_at at time zone 'utc'
        < date_trunc(case translation_digest when 'weekly' then 'week' else 'day' end, ${shifted})
          + make_interval(hours => ${sendingHour}))
    order by digest_sent_at nulls first limit ${translatorsPerRound}`)
  return rows as Due[]
}

async function sendDigest(payload: Payload, due: Due, now: Date): Promise<boolean> {
  const { email, sentAt, languages } = due
  const language = due.language ?? defaultLocale
  const req = await createLocalReq({}, payload)
  const work = await findWork(
    languages.filter((code) => code !== defaultLocale),
    req,
    { since: sentAt ? new Date(sentAt) : undefined, limit: tasksPerLanguage },
  )
  const claim = sql`
    update users set digest_sent_at = ${now.toISOString()}::timestamptz
    where id = ${due.id} and digest_sent_at is not distinct from ${sentAt}::timestamptz
    returning id`
  if (work.every(({ tasks }) => tasks.length === 0)) {
    await payload.db.drizzle.execute(claim)
    return false
  }
  const kinds = listKinds({ ...req, i18n: { ...req.i18n, language } })
  const mail = { kind: 'translations', to: email, ...writeDigest(work, kinds, language) } as const
  return queueMail(payload, mail, claim)
}
