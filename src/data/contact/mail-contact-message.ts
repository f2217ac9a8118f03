import 'server-only'
import type { Payload } from 'payload'
import { label } from '@/cms/admin/label'
import { queueMail } from '@/cms/mail/queue-mail'
import { env } from '@/env'
import { defaultLocale, getLocale } from '@/i18n/locales'
import { paths } from '@/paths'
import type { Message } from '@/payload-types'
import { oneLine } from '@/std/one-line'

/**
 * Mails a stored message to the contact address, if there is one and mail is configured. Replies go
 * to the visitor. Never throws: the message is stored, and a failed mail is tried again.
 */
export async function mailContactMessage(payload: Payload, message: Message): Promise<void> {
  if (!env.SMTP_URL) return
  try {
    const { contactEmail } = await payload.findGlobal({ slug: 'site', depth: 0 })
    if (!contactEmail) return
    const reason = label(`contactReasons.${message.reason}`)[defaultLocale]
    await queueMail(payload, {
      kind: 'contact',
      to: contactEmail,
      // As an object, the name is quoted and encoded, whatever it contains.
      replyTo: { name: nameOf(message), address: message.email },
      subject: oneLine(`[${reason}] ${message.subject}`),
      text: writeText(message, reason),
    })
  } catch (cause) {
    payload.logger.error({ err: cause, msg: `Message ${message.id} is stored but was not mailed` })
  }
}

function nameOf({ firstname, lastname }: Message): string {
  return oneLine([firstname, lastname].filter(Boolean).join(' '))
}

function writeText(message: Message, reason: string): string {
  const { id, number, email, mobile, locale } = message
  const lines = {
    Number: number,
    Reason: reason,
    Name: nameOf(message),
    Email: email,
    Mobile: mobile,
    Language: locale && getLocale(locale).name,
  }
  const head = Object.entries(lines).flatMap(([name, value]) =>
    value ? [`${name}: ${value}`] : [],
  )
  const link = `${env.SITE_URL}${paths.admin}/collections/messages/${id}`
  return [...head, `Subject: ${message.subject}`, '', message.message, '', '-- ', link, ''].join(
    '\n',
  )
}
