import type { TypeFacts } from '../type-facts'

export const epcFacts = {
  type: 'epc',
  order: 160,
  icon: 'coins',
  group: 'payment',
} as const satisfies TypeFacts
