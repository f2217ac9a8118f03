import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { openMail } from './sealed-mail'

/** Pauses between attempts; after the last one, the mail counts as failed. */
const pauseMinutes = [1, 5, 15, 60, 180, 360, 720]
/** Time after which other processes may send a mail whose process has died. */
const sendingMinutes = 5
const retentionDays = 7
/** Maximum number of mails per round. */
const most = 50

/** Sends the mails whose next attempt is due; several processes may run this at once. */
export async function deliverDueMails(payload: Payload, signal?: AbortSignal): Promise<void> {
  const now = new Date().toISOString()
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute<{ id: string }>(sql`
    select id from outgoing_mails
    where state = 'waiting' and next_at <= ${now}::timestamptz order by next_at limit ${most}`)
  for (const { id } of rows) {
    signal?.throwIfAborted()
    await deliverMail(payload, id)
  }
  await drizzle.execute(sql`
    delete from outgoing_mails
    where state = 'failed' and updated_at < ${now}::timestamptz - make_interval(days => ${retentionDays})`)
}

/** Tries to send a mail that is due. Returns whether it was sent; errors are stored. */
export async function deliverMail(payload: Payload, id: string): Promise<boolean> {
  const now = new Date().toISOString()
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute<{
    sealed: string
    attempts: string
    expired: boolean
  }>(sql`
    update outgoing_mails set attempts = attempts + 1, updated_at = ${now}::timestamptz,
      next_at = ${now}::timestamptz + make_interval(mins => ${sendingMinutes})
    where id = ${id} and state = 'waiting' and next_at <= ${now}::timestamptz
    returning sealed, attempts, coalesce(expires_at <= ${now}::timestamptz, false) as expired`)
  const [claimed] = rows
  if (!claimed) return false
  const letter = openMail(claimed.sealed)
  const failure =
    letter && !claimed.expired
      ? await payload.sendEmail(letter).then(() => undefined, readFailure)
      : { reason: null, isFinal: true }
  if (!failure) {
    await drizzle.execute(sql`delete from outgoing_mails where id = ${id}`)
    return true
  }
  const pause = failure.isFinal ? undefined : pauseMinutes[Number(claimed.attempts) - 1]
  // The mailbox is only stored encrypted.
  const reason = failure.reason?.replaceAll(letter?.to ?? '', '…') ?? null
  payload.logger.warn(`Mail ${id} could not be sent: ${reason ?? 'its link has expired'}`)
  await drizzle.execute(sql`
    update outgoing_mails set failure = ${reason}, state = ${pause ? 'waiting' : 'failed'},
      next_at = ${now}::timestamptz + make_interval(mins => ${pause ?? 0})
    where id = ${id}`)
  return false
}

/**
 * Reads a delivery error. SMTP codes from 500 are final: the server will not accept the mail later.
 */
function readFailure(cause: unknown): { reason: string; isFinal: boolean } {
  const { message, responseCode } = cause as Partial<Error> & { responseCode?: number }
  return { reason: message ?? String(cause), isFinal: Number(responseCode) >= 500 }
}
