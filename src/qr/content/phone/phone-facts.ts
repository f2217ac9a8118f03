import type { TypeFacts } from '../type-facts'

export const phoneFacts = {
  type: 'phone',
  order: 120,
  icon: 'phone',
  group: 'code',
  page: { order: 55, calls: ['call', 'scan'], isStatic: true },
} as const satisfies TypeFacts
