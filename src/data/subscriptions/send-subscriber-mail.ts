import 'server-only'
import { createTranslator } from 'next-intl'
import { openSecret, sealSecret } from '@/cms/accounts/seal-secret'
import { env } from '@/env'
import { loadMessages } from '@/i18n/load-messages'
import { getLocale, type Locale } from '@/i18n/locales'
import { getPayload } from '../payload'
import { subscriptionLink } from './subscription-token'

const purpose = 'subscription'

export function sealEmail(email: string): string {
  return sealSecret(email, purpose)
}

/** Decrypts the address of a subscription. Returns undefined after a change of PAYLOAD_SECRET. */
export function openEmail(sealed: string): string | undefined {
  return openSecret(sealed, purpose)
}

/** Translates the texts of mails to subscribers. */
export async function loadMailTexts(locale: Locale) {
  const messages = await loadMessages(locale)
  return createTranslator({
    locale: getLocale(locale).iso,
    messages,
    namespace: 'mails.subscription',
  })
}

type SubscriberMail = {
  id: string
  to: string
  locale: Locale
  subject: string
  /** Paragraphs. */
  text: readonly string[]
}

/**
 * Sends a mail with a link to unsubscribe, which mail programs also offer as a button (RFC 8058).
 * Rejects if the mail server does not accept it.
 */
export async function sendSubscriberMail({
  id,
  to,
  locale,
  subject,
  text,
}: SubscriberMail): Promise<void> {
  const payload = await getPayload()
  const { name } = await payload.findGlobal({
    slug: 'site',
    depth: 0,
    locale,
    fallbackLocale: 'en',
  })
  const unsubscribe = subscriptionLink('unsubscribe', id)
  const { mails } = await loadMessages(locale)
  const footer = `-- \n${name}\n${env.SITE_URL}\n${mails.subscription.unsubscribe} ${unsubscribe}\n`
  await payload.sendEmail({
    to,
    subject,
    text: [mails.greeting, ...text, footer].join('\n\n'),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}
