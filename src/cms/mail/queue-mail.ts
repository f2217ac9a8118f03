import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { deliverMail } from './deliver-mail'
import { type Mail, sealMail } from './sealed-mail'

/**
 * Sends a mail in the background. The mail is stored first and deleted once the mail server has
 * accepted it: until then it is retried, and administrators see why it failed. Rejects only if the
 * mail cannot be stored.
 *
 * @param claim a statement that marks in the same transaction what the mail is about as sent, and
 *   returns no row if another process has done so: then the mail is not sent
 */
export async function queueMail(
  payload: Payload,
  mail: Mail,
  claim: SQL = sql`select true`,
): Promise<boolean> {
  const { kind, expiresAt } = mail
  const { rows } = await payload.db.drizzle.execute<{ id: string }>(sql`
    with claimed as (${claim})
    insert into outgoing_mails (id, kind, sealed, next_at, expires_at)
    select gen_random_uuid(), ${kind}::enum_outgoing_mails_kind, ${sealMail(mail)},
      ${new Date().toISOString()}::timestamptz, ${expiresAt?.toISOString() ?? null}::timestamptz
    where exists (select from claimed)
    returning id`)
  for (const { id } of rows) await deliverMail(payload, id)
  return rows.length > 0
}
