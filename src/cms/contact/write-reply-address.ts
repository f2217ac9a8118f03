import { catalogLabel } from '@/cms/admin/label'
import { defaultLocale } from '@/i18n/locales'
import type { Message } from '@/payload-types'

/** Maximum length of a `mailto:` address; mail programs truncate longer ones. */
const maxAddressLength = 2000

type Answered = Pick<Message, 'email' | 'locale' | 'message' | 'number' | 'subject'>

/**
 * Returns a `mailto:` address for the reply to a message: the subject contains the number of the
 * message, in the sender's language, and the text quotes as many lines as fit.
 */
export function writeReplyAddress({ email, locale, message, number, subject }: Answered): string {
  const numberLabel = catalogLabel('pages.contact.sent.number')[locale ?? defaultLocale]
  const named = number ? ` (${numberLabel}: ${number})` : ''
  const to = encodeURIComponent(email).replaceAll('%40', '@')
  const start = `mailto:${to}?subject=${encodeURIComponent(`Re: ${subject}${named}`)}&body=`
  const lines = message.split(/\r\n?|\n/).map((line) => encodeURIComponent(`> ${line}\r\n`))
  let body = encodeURIComponent('\r\n\r\n')
  for (const line of lines) {
    if (start.length + body.length + line.length > maxAddressLength) {
      body += encodeURIComponent('> …')
      break
    }
    body += line
  }
  return start + body
}
