import { type Content, contentTitle } from '@/qr/content'
import type { Understood } from '../results/recognise-code'

/** Kinds whose raw text is unreadable, so that their title is shown. */
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
 * Describes an entry of the history in a line without secrets: passwords of networks and secrets of
 * one-time passwords.
 */
export function describeWithoutSecrets(text: string, content: Understood): string {
  if (content.type === 'wifi') return content.ssid
  if (content.type === 'otp') return [content.issuer, content.account].filter(Boolean).join(' · ')
  // In an unknown kind of network any part may be the password.
  if (content.type === 'other-network') return content.ssid || hidden
  if (content.type === 'binary') return ''
  if (titled.some((type) => type === content.type)) {
    const title = contentTitle(content as Content)
    if (title) return title
  }
  return text.replace(/\s+/g, ' ').trim()
}

/** Whether an entry contains a secret, which the list does not show. */
export function hasSecret({ type }: Understood): boolean {
  return type === 'wifi' || type === 'otp' || type === 'other-network'
}
