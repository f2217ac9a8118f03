import type { TypeFacts } from '../type-facts'

export const upiFacts = {
  type: 'upi',
  order: 190,
  icon: 'coins',
  group: 'payment',
  page: { order: 230, calls: ['pay', 'donate', 'scan'], isStatic: true },
} as const satisfies TypeFacts
