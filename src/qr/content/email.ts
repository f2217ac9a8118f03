import { percentDecode } from '@/std/percent-decode'
import { percentEncode } from '@/std/percent-encode'
import { readQuery } from '@/std/read-query'
import { contentSchemaOf, defineContent } from './define-content'
import { rule, textField } from './field'
import { normalizeEmail } from './normalize-email'
import { readFields } from './read-fields'
import { unescapeText } from './split-escaped'

const schema = contentSchemaOf('email', {
  to: textField({
    input: 'email',
    required: true,
    maxLength: 254,
    autocomplete: 'email',
    inputMode: 'email',
    placeholder: true,
    rules: [rule('email', (address) => normalizeEmail(address) !== undefined)],
  }),
  subject: textField({ maxLength: 200, placeholder: true }),
  body: textField({ input: 'multiline', maxLength: 2000, placeholder: true }),
})

/** RFC 6068. Percent encoding throughout: a plus would be read as a plus, never as a blank. */
export const email = defineContent({
  schema,
  sample: { type: 'email', to: 'hello@example.com', subject: 'Bonjour 👋', body: '' },
  encode({ to, subject, body }) {
    const address = percentEncode(normalizeEmail(to) ?? to).replace('%40', '@')
    const query = Object.entries({ subject: subject.trim(), body: withCrLf(body.trim()) })
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}=${percentEncode(value)}`)
      .join('&')
    return `mailto:${address}${query && `?${query}`}`
  },
  lint: () => [],
})

function withCrLf(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\r\n')
}

/**
 * A `mailto:` link, or MATMSG as Docomo's phones have it. What goes to several people, openly or
 * as a copy, is no content of this type and stays a link.
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
