import { percentDecode } from '@/std/percent-decode'
import { readQuery } from '@/std/read-query'
import { normalizePhone } from '../normalize-phone'

/**
 * Parses `SMSTO:` and similar prefixes with a raw body after a colon, and the link of RFC 5724 with
 * a body among its parameters. A message to several people is not content of this type.
 */
export function parseSms(text: string) {
  const [, number, rest] = /^\s*(?:sms|smsto|mms|mmsto):(?:\/\/)?([^:?&]+)(.*)$/is.exec(text) ?? []
  if (number === undefined || rest === undefined) return undefined
  const isLink = /^[?&]/.test(rest)
  // Codes made for old iPhones have `sms:123;?&body=…` or `sms:123&body=…`.
  const dialed = isLink && number.endsWith(';') ? number.slice(0, -1) : number
  const phone = normalizePhone(percentDecode(dialed))
  if (phone === undefined) return undefined
  const body = isLink ? readQuery(rest.slice(1), { plusIsBlank: false }).get('body') : rest.slice(1)
  return { type: 'sms' as const, phone, body: body ?? '' }
}
