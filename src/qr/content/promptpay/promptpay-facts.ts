import type { TypeFacts } from '../type-facts'

export const promptpayFacts = {
  type: 'promptpay',
  order: 210,
  icon: 'coins',
  group: 'payment',
  page: { order: 250, calls: ['pay', 'donate', 'scan'], isStatic: true },
} as const satisfies TypeFacts
