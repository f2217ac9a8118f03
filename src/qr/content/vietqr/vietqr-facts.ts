import type { TypeFacts } from '../type-facts'

export const vietqrFacts = {
  type: 'vietqr',
  order: 200,
  icon: 'coins',
  group: 'payment',
  localTo: ['vi'],
} as const satisfies TypeFacts
