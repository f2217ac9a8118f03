import { percentDecode } from '@/std/percent-decode'
import { contentSchemaOf, defineContent } from './define-content'
import { normalizePhone } from './normalize-phone'
import { dial, lintPhone, phoneField } from './phone-field'

const schema = contentSchemaOf('phone', {
  phone: phoneField({ required: true, hint: true, placeholder: true }),
})

/** RFC 3966. A hash would begin a fragment and a semicolon a parameter, so both are encoded. */
export const phone = defineContent({
  schema,
  sample: { type: 'phone', phone: '+44 20 7946 0958' },
  encode: (content) => `tel:${dial(content.phone).replace(/[#;]/g, encodeURIComponent)}`,
  lint: (content) => lintPhone('phone', content.phone),
})

/** An extension, or keys to press once the call stands (`postd`), follow after a pause. */
export function parsePhone(text: string) {
  const [, number, parameters] = /^tel:([^;?]+)(.*)$/is.exec(text.trim()) ?? []
  if (number === undefined || parameters === undefined) return undefined
  const [, keys] = /;(?:ext|postd)=([^;]+)/i.exec(parameters) ?? []
  const dialled = percentDecode(keys === undefined ? number : `${number},${keys}`)
  const normalized = normalizePhone(dialled)
  return normalized === undefined ? undefined : { type: 'phone' as const, phone: normalized }
}
