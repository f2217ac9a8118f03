import { percentEncode } from '@/std/percent-encode'
import { type ContentOf, contentTitle, encodeContent } from '../content'
import type { ContentReader } from '../content-reader'
import { copyAction, type ScanAction } from '../scan-action'
import { parseSms } from './parse-sms'

export const smsReader: ContentReader<ContentOf<'sms'>> = {
  parse: parseSms,
  isTelling: true,
  isLenient: true,
  localSample: ({ person, reply }) => ({ phone: person[2], body: reply }),
  otherSample: { phone: '+49 30 1234567' },
  summary: contentTitle,
  hasCopyButtons: false,
  actions: ({ phone, body }) => [
    ...openSms(phone, body),
    copyAction('copyNumber', phone),
    ...(body ? [copyAction('copyText', body)] : []),
  ],
}

/** RFC 5724; codes use SMSTO:, which browsers do not open. */
function openSms(phone: string, body: string): ScanAction[] {
  const dialed = encodeContent({ type: 'phone', phone })
  if (!dialed.ok) return []
  const number = dialed.text.replace(/^tel:/, '')
  const href = `sms:${number}${body && `?body=${percentEncode(body)}`}`
  return [{ name: 'sendSms', kind: 'link', href, isNewTab: false }]
}
