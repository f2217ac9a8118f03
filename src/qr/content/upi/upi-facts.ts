import type { TypeFacts } from '../type-facts'

export const upiFacts = {
  type: 'upi',
  order: 190,
  icon: 'coins',
  group: 'payment',
} as const satisfies TypeFacts
