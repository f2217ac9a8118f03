import { contentSchemaOf, defineContent } from './define-content'
import { rule, textField } from './field'
import { isInternationalPhone, normalizePhone } from './normalize-phone'

const schema = contentSchemaOf('sms', {
  phone: textField({
    input: 'phone',
    required: true,
    maxLength: 40,
    autocomplete: 'tel',
    inputMode: 'tel',
    hint: true,
    placeholder: true,
    rules: [rule('phone', (phone) => normalizePhone(phone) !== undefined)],
  }),
  body: textField({ input: 'multiline', maxLength: 1000 }),
})

/** `SMSTO:` is what both Android and iOS open; the body follows raw. */
export const sms = defineContent({
  schema,
  sample: { type: 'sms', phone: '+44 20 7946 0958', body: 'OK 👍' },
  encode({ phone, body }) {
    const number = normalizePhone(phone) ?? phone
    return body === '' ? `SMSTO:${number}` : `SMSTO:${number}:${body}`
  },
  lint: ({ phone }) =>
    isInternationalPhone(normalizePhone(phone) ?? phone)
      ? []
      : [{ path: 'phone', key: 'phoneNotInternational', severity: 'note' }],
})
