import type { TypeFacts } from '../type-facts'

export const phoneFacts = {
  type: 'phone',
  order: 120,
  icon: 'phone',
  group: 'code',
} as const satisfies TypeFacts
