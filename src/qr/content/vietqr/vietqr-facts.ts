import type { TypeFacts } from '../type-facts'

export const vietqrFacts = {
  type: 'vietqr',
  order: 200,
  icon: 'coins',
  group: 'payment',
  localTo: ['vi'],
  page: { order: 240, calls: ['pay', 'donate', 'scan'], isStatic: true },
} as const satisfies TypeFacts
