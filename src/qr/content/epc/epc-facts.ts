import type { TypeFacts } from '../type-facts'

export const epcFacts = {
  type: 'epc',
  order: 160,
  icon: 'coins',
  group: 'payment',
  page: { order: 200, calls: ['pay', 'donate', 'scan'], isStatic: true },
} as const satisfies TypeFacts
