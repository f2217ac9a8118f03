import { contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { textField } from '../field'
import { dial, lintPhone, phoneField } from '../phone-field'

const schema = contentSchemaOf('sms', {
  phone: phoneField({ required: true, hint: true, placeholder: true }),
  body: textField({ input: 'multiline', maxLength: 1000, placeholder: true }),
})

/** Uses `SMSTO:`, which both Android and iOS open; the body follows unescaped. */
export const sms = defineContent({
  schema,
  sample: { type: 'sms', phone: '+44 20 7946 0958', body: 'OK 👍' },
  encode({ phone, body }) {
    const number = dial(phone)
    return body === '' ? `SMSTO:${number}` : `SMSTO:${number}:${body}`
  },
  title: ({ phone }) => phone.trim(),
  effects: ['begun'],
  findEffects: () => ['begun'],
  lint: ({ phone }) => lintPhone('phone', phone),
})
