import type { TypeFacts } from '../type-facts'

export const promptpayFacts = {
  type: 'promptpay',
  order: 210,
  icon: 'coins',
  group: 'payment',
} as const satisfies TypeFacts
