import type { TypeFacts } from '../type-facts'

export const vcardFacts = {
  type: 'vcard',
  order: 50,
  icon: 'contact',
  group: 'code',
  linkField: 'website',
  page: { order: 40, calls: ['contact', 'touch', 'scan'] },
} as const satisfies TypeFacts
