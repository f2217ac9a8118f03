import type { TypeFacts } from '../type-facts'

export const pixFacts = {
  type: 'pix',
  order: 180,
  icon: 'coins',
  group: 'payment',
  localTo: ['pt'],
  page: { order: 220, calls: ['pay', 'donate', 'scan'], isStatic: true },
} as const satisfies TypeFacts
