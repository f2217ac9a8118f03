import { openSecret, sealSecret } from '@/cms/accounts/seal-secret'
import type { OutgoingMail } from '@/payload-types'

export type Mail = {
  kind: OutgoingMail['kind']
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  /** Expiry of the links in the mail, which is not sent afterwards. */
  expiresAt?: Date
}

type Letter = Pick<Mail, 'replyTo' | 'subject' | 'text' | 'to'>

const purpose = 'outgoing mail'

export function sealMail({ to, replyTo, subject, text }: Mail): string {
  return sealSecret(JSON.stringify({ to, replyTo, subject, text } satisfies Letter), purpose)
}

/** Decrypts a mail. Returns undefined after a change of PAYLOAD_SECRET. */
export function openMail(sealed: string): Letter | undefined {
  const opened = openSecret(sealed, purpose)
  return opened === undefined ? undefined : JSON.parse(opened)
}
