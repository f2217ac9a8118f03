import { percentDecode } from '@/std/percent-decode'
import { readQuery } from '@/std/read-query'
import { normalizeEmail } from '../normalize-email'
import { readFields } from '../read-fields'
import { unescapeText } from '../split-escaped'

/**
 * Parses a `mailto:` link, or MATMSG of Docomo's phones. A message with several recipients, or with
 * copies, is not content of this type and remains a link.
 */
export function parseEmail(text: string) {
  const trimmed = text.trim()
  return /^matmsg:/i.test(trimmed) ? parseMatmsg(trimmed.slice(7)) : parseMailto(trimmed)
}

function parseMailto(text: string) {
  const [, address, query = ''] = /^mailto:([^?\s]*)(?:\?(.*))?$/is.exec(text) ?? []
  if (address === undefined) return undefined
  const headers = readQuery(query, { plusIsBlank: false })
  if (headers.has('cc') || headers.has('bcc') || (address !== '' && headers.has('to'))) {
    return undefined
  }
  const to = normalizeEmail(address === '' ? (headers.get('to') ?? '') : percentDecode(address))
  return draft(to, headers.get('subject'), headers.get('body'))
}

function parseMatmsg(text: string) {
  const fields = readFields(text)
  const [to, ...others] = (fields.get('TO') ?? []).map(unescapeText)
  if (to === undefined || others.length > 0) return undefined
  const [subject = ''] = fields.get('SUB') ?? []
  const [body = ''] = fields.get('BODY') ?? []
  return draft(normalizeEmail(to), unescapeText(subject), unescapeText(body))
}

function draft(to: string | undefined, subject = '', body = '') {
  if (to === undefined) return undefined
  const lines = body.replace(/\r\n|\r/g, '\n').trim()
  return { type: 'email' as const, to, subject: subject.trim(), body: lines }
}
