import { percentDecode } from '@/std/percent-decode'
import { percentEncode } from '@/std/percent-encode'
import { normalizeEmail } from '../normalize-email'
import { readFields } from '../read-fields'
import { unescapeText } from '../split-escaped'

/** A message that the e-mail form cannot express: no recipient or several, or copies. */
export type EmailMessage = {
  type: 'email-message'
  /** Addresses; text that is no address is unchanged. */
  to: readonly string[]
  cc: readonly string[]
  bcc: readonly string[]
  subject: string
  body: string
}

/**
 * Parses a `mailto:` link, or MATMSG of Docomo's phones, with one recipient. See
 * `parseEmailMessage` for all others.
 */
export function parseEmail(text: string) {
  const message = readMessage(text.trim())
  if (message?.to.length !== 1 || message.cc.length + message.bcc.length > 0) {
    return undefined
  }
  const { subject, body } = message
  const to = normalizeEmail(message.to[0] ?? '')
  return to === undefined ? undefined : { type: 'email' as const, to, subject, body }
}

/** Parses a message with any number of recipients. */
export function parseEmailMessage(text: string): EmailMessage | undefined {
  const message = readMessage(text.trim())
  const isEmpty = message && Object.values(message).every((part) => part.length === 0)
  return message && !isEmpty ? { type: 'email-message', ...message } : undefined
}

/** The link that opens a message as a draft. It has the parts that are shown and no others. */
export function writeMailto({ to, cc, bcc, subject, body }: Omit<EmailMessage, 'type'>): string {
  const list = (addresses: readonly string[]) =>
    addresses.map((address) => percentEncode(address).replaceAll('%40', '@')).join(',')
  const query = Object.entries({
    cc: list(cc),
    bcc: list(bcc),
    subject: percentEncode(subject),
    body: percentEncode(body.replaceAll('\n', '\r\n')),
  })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return `mailto:${list(to)}${query && `?${query}`}`
}

type Message = Omit<EmailMessage, 'type'>

function readMessage(text: string): Message | undefined {
  return /^matmsg:/i.test(text) ? readMatmsg(text.slice(7)) : readMailto(text)
}

/**
 * RFC 6068, and what many programs write and phones accept: slashes as in web links, and spaces
 * beside addresses. Headers with other names have no effect.
 */
function readMailto(text: string): Message | undefined {
  const [, addresses, query = ''] =
    /^mailto:(?:\/\/)?([^?\s]*|(?=[^?\r\n]*@)[^?\r\n]*)(?:\?(.*))?$/is.exec(text) ?? []
  if (addresses === undefined) return undefined
  const headers = query.split('&').map((pair) => {
    const equals = pair.indexOf('=')
    return [percentDecode(pair.slice(0, Math.max(equals, 0))).toLowerCase(), pair.slice(equals + 1)]
  })
  // A header may be repeated; none of its recipients may be hidden.
  const read = (name: string) =>
    headers.flatMap(([other, value = '']) => (other === name ? splitAddresses(value) : []))
  const first = (name: string) =>
    percentDecode(headers.find(([other]) => other === name)?.[1] ?? '')
  return {
    to: [...splitAddresses(addresses), ...read('to')],
    cc: read('cc'),
    bcc: read('bcc'),
    subject: first('subject').trim(),
    body: unifyLines(first('body')),
  }
}

function readMatmsg(text: string): Message {
  const fields = readFields(text)
  const first = (name: string) => unescapeText(fields.get(name)?.[0] ?? '')
  const to = (fields.get('TO') ?? []).flatMap((address) => splitAddresses(unescapeText(address)))
  return { to, cc: [], bcc: [], subject: first('SUB').trim(), body: unifyLines(first('BODY')) }
}

/**
 * Splits a list before it is decoded, because an encoded comma belongs to an address. A list that is
 * encoded as a whole, and the semicolons of Outlook, are split as well. Names are dropped: they may
 * look like another address.
 */
function splitAddresses(list: string): string[] {
  return list
    .split(/[,;]/)
    .flatMap((part) => {
      const decoded = percentDecode(part).replace(/\s+/g, ' ').trim()
      const isList = decoded.split('@').length > 2 && !decoded.includes('"')
      return isList ? decoded.split(/[,;]/) : [decoded]
    })
    .map((address) =>
      address
        .slice(address.lastIndexOf('<') + 1)
        .replace('>', '')
        .trim(),
    )
    .map((address) => normalizeEmail(address) ?? address)
    .filter(Boolean)
}

function unifyLines(body: string): string {
  return body.replace(/\r\n|\r/g, '\n').trim()
}
