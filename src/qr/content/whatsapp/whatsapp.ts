import { percentEncode } from '@/std/percent-encode'
import { readQuery } from '@/std/read-query'
import { contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { rule, textField } from '../field'
import { normalizePhone } from '../normalize-phone'
import { dial, phoneField } from '../phone-field'

/** WhatsApp requires numbers with their country code. */
const isAccount = (phone: string) => /^\+[1-9]\d{4,14}$/.test(normalizePhone(phone) ?? '')

const schema = contentSchemaOf('whatsapp', {
  phone: phoneField({
    required: true,
    hint: true,
    placeholder: true,
    rules: [rule('phone', isAccount)],
  }),
  body: textField({ input: 'multiline', maxLength: 1000 }),
})

/** WhatsApp's “click to chat”: the digits of the number, without the plus. */
export const whatsapp = defineContent({
  schema,
  sample: { type: 'whatsapp', phone: '+44 20 7946 0958', body: 'OK 👍' },
  encode({ phone, body }) {
    const chat = `https://wa.me/${dial(phone).slice(1)}`
    return body === '' ? chat : `${chat}?text=${percentEncode(body)}`
  },
  title: ({ phone }) => phone.trim(),
  lint: () => [],
})

/** Also parses the longer addresses of the same chat. */
export function parseWhatsapp(text: string) {
  const [, digits, query = ''] =
    /^(?:https?:\/\/wa\.me\/|(?:https?:\/\/(?:api|web)\.whatsapp\.com\/|whatsapp:\/\/)send\/?(?=\?))(?:\+?(\d*)\/?)(?:\?([^#]*))?$/i.exec(
      text.trim(),
    ) ?? []
  if (digits === undefined) return undefined
  const parameters = readQuery(query, { plusIsBlank: true })
  const number = digits || (parameters.get('phone') ?? '').replace(/\D/g, '')
  const phone = `+${number}`
  const body = parameters.get('text') ?? ''
  return isAccount(phone) ? { type: 'whatsapp' as const, phone, body } : undefined
}
