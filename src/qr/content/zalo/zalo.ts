import { contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { rule } from '../field'
import { normalizePhone } from '../normalize-phone'
import { phoneField } from '../phone-field'

const schema = contentSchemaOf('zalo', {
  phone: phoneField({
    required: true,
    hint: true,
    placeholder: true,
    rules: [rule('phone', (phone) => findAccount(phone) !== undefined)],
  }),
})

/** A Zalo chat: Vietnamese numbers in national format, others with their country code. */
export const zalo = defineContent({
  schema,
  sample: { type: 'zalo', phone: '+84 950 123 456' },
  encode: ({ phone }) => `https://zalo.me/${findAccount(phone) ?? ''}`,
  title: ({ phone }) => phone.trim(),
  lint: () => [],
})

/** Links of official accounts and groups are parsed by `parseAppLink`. */
export function parseZalo(text: string) {
  const [, digits] =
    /^https?:\/\/(?:chat\.)?zalo\.me\/(\d{8,13})\/?(?:[?#].*)?$/i.exec(text.trim()) ?? []
  if (digits === undefined) return undefined
  const phone = digits.startsWith('0') ? `+84${digits.slice(1)}` : `+${digits}`
  return { type: 'zalo' as const, phone }
}

function findAccount(phone: string): string | undefined {
  const dialed = (normalizePhone(phone) ?? '').replace(/^\+840?(?=\d{9}$)/, '0')
  if (/^0[1-9]\d{8}$/.test(dialed)) return dialed
  return /^\+(?!84)[1-9]\d{7,12}$/.test(dialed) ? dialed.slice(1) : undefined
}
