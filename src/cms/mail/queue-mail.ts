import type { Payload } from 'payload'
import { deliverMail } from './deliver-mail'
import { type Mail, sealMail } from './sealed-mail'

/**
 * Sends a mail in the background. The mail is stored first and deleted once the mail server has
 * accepted it: until then it is retried, and administrators see why it failed. Rejects only if the
 * mail cannot be stored.
 */
export async function queueMail(payload: Payload, mail: Mail): Promise<void> {
  const { kind, expiresAt } = mail
  const { id } = await payload.create({
    collection: 'outgoing-mails',
    data: {
      kind,
      sealed: sealMail(mail),
      state: 'waiting',
      attempts: 0,
      nextAt: new Date().toISOString(),
      expiresAt: expiresAt?.toISOString(),
    },
    depth: 0,
  })
  await deliverMail(payload, id)
}
