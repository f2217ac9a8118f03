import 'server-only'
import { createTranslator } from 'next-intl'
import { queueMail } from '@/cms/mail/queue-mail'
import { env } from '@/env'
import { loadMessages } from '@/i18n/load-messages'
import { getLocale, type Locale } from '@/i18n/locales'
import { normalizeEmail } from '@/qr/content'
import { type Allowance, findWait } from '../limit-visitors'
import { getPayload } from '../payload'
import { ApiProblem } from './api/api-problem'
import { hashEmail } from './hash-email'

/** Prevents others from flooding a mailbox by submitting its address. */
const perMailbox: Allowance = { name: 'mails to one mailbox', most: 20, seconds: 86_400 }

type Message = 'key' | 'recovery' | 'workspaceRecovery'
type OwnerMail = {
  to: string
  locale: Locale
  message: Message
  link: string
  values: Record<string, string | number>
  /** When the link stops working. */
  expiresAt?: Date
  /** Whether the caller waits for the result. Otherwise a mail that fails is tried again. */
  isAwaited: boolean
}

/** Whether a mail server is configured. */
export function hasMail(): boolean {
  return Boolean(env.SMTP_URL)
}

/**
 * Mails a link to its owner. The mail contains no text of visitors, so that it cannot be abused to send
 * messages. Rejects if it can neither be sent nor stored to be sent later.
 */
export async function sendOwnerMail({
  to,
  locale,
  message,
  link,
  values,
  expiresAt,
  isAwaited,
}: OwnerMail): Promise<void> {
  const retrySeconds = await findWait(perMailbox, hashEmail(to))
  if (retrySeconds) throw new ApiProblem('limited', { retrySeconds })
  const messages = await loadMessages(locale)
  const t = createTranslator({ locale: getLocale(locale).iso, messages, namespace: 'mails' })
  const texts = {
    key: () => [t('key.subject', values), t('key.opens', values), t('key.keep')],
    recovery: () => [
      t('recovery.subject'),
      t('recovery.opens', values as { count: number }),
      t('recovery.replaces'),
    ],
    workspaceRecovery: () => [
      t('workspaceRecovery.subject'),
      t('workspaceRecovery.opens', values as { count: number }),
      t('workspaceRecovery.adds'),
    ],
  }
  const [subject = '', opens = '', note = ''] = texts[message]()
  const payload = await getPayload()
  const { name } = await payload.findGlobal({
    slug: 'site',
    depth: 0,
    locale,
    fallbackLocale: 'en',
  })
  const kind = message === 'key' ? 'key' : 'recovery'
  const mail = {
    to: normalizeEmail(to) ?? to,
    subject,
    text: [
      t('greeting'),
      opens,
      link,
      note,
      t(`unexpected.${kind}`),
      `-- \n${name}\n${env.SITE_URL}\n`,
    ].join('\n\n'),
  }
  if (isAwaited) await payload.sendEmail(mail)
  else await queueMail(payload, { ...mail, kind, expiresAt })
}
