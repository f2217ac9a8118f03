import type { Content } from '@/qr/content/content'
import { contentTitle } from '@/qr/content/content-title'
import type { Understood } from '../results/recognise-code'

/** Kinds whose text is not for reading; of the others the text itself says most. */
const titled = [
  'vcard',
  'event',
  'map',
  'email',
  'sms',
  'epc',
  'swiss-qr-bill',
  'pix',
  'upi',
  'vietqr',
  'promptpay',
] as const
const hidden = '••••••••'

/**
 * A line that tells an entry of the history from others, without what someone who looks over the
 * shoulder must not see: passwords of networks and secrets of one-time passwords.
 */
export function describeWithoutSecrets(text: string, content: Understood): string {
  if (content.type === 'wifi') return content.ssid
  if (content.type === 'otp') return [content.issuer, content.account].filter(Boolean).join(' · ')
  // A network of a kind that we do not write: no telling what in it is the password.
  if (content.type === 'other-network') return content.ssid || hidden
  if (content.type === 'binary') return ''
  if (titled.some((type) => type === content.type)) {
    const title = contentTitle(content as Content)
    if (title) return title
  }
  return text.replace(/\s+/g, ' ').trim()
}

/** Whether an entry holds something that is not shown in the list. */
export function hasSecret({ type }: Understood): boolean {
  return type === 'wifi' || type === 'otp' || type === 'other-network'
}
