import { contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { dial, lintPhone, phoneField } from '../phone-field'

const schema = contentSchemaOf('phone', {
  phone: phoneField({ required: true, hint: true, placeholder: true }),
})

/** RFC 3966. Encodes `#`, which would start a fragment, and `;`, which would start a parameter. */
export const phone = defineContent({
  schema,
  sample: { type: 'phone', phone: '+44 20 7946 0958' },
  encode: (content) => `tel:${dial(content.phone).replace(/[#;]/g, encodeURIComponent)}`,
  title: ({ phone }) => phone.trim(),
  lint: (content) => lintPhone('phone', content.phone),
})
