import { percentEncode } from '@/std/percent-encode'
import { contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { rule, textField } from '../field'
import { normalizeEmail } from '../normalize-email'

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

/**
 * RFC 6068. Uses percent encoding throughout, because readers decode a plus as a plus, not a space.
 */
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
  title: ({ to }) => to.trim(),
  effects: ['begun'],
  findEffects: () => ['begun'],
  lint: () => [],
})

function withCrLf(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\r\n')
}
