import type { TypeFacts } from '../type-facts'

export const pixFacts = {
  type: 'pix',
  order: 180,
  icon: 'coins',
  group: 'payment',
  localTo: ['pt'],
} as const satisfies TypeFacts
